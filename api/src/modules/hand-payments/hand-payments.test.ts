import type { AuditEntry, HandPayment, Notice, OpsPayment, OpsToday } from '@porao/contracts';
import { describe, expect, it } from 'vitest';
import { expectErrors, expectFailure, openTestApp, type Saved } from '../../../test/support/app.ts';
import { createCharged } from '../../../test/support/charged.ts';
import { openMarket } from '../../../test/support/family.repository.ts';
import { memoryStore } from '../../../test/support/memory-store.ts';
import { createTutor } from '../../../test/support/people.repository.ts';
import { run } from '../../kit/database/query.repository.ts';
import type { Page } from '../../kit/page.ts';
import { grantRole } from '../roles/index.ts';
import { sweepScreenshots } from './screenshots.ts';

const files = memoryStore();
const test = await openTestApp(undefined, { files });
const market = await openMarket(test);
const token = market.operator.token;

/** A tutor with an unpaid charge of ৳ 3,300. */
async function charged() {
  const { tutor, own, id } = await createCharged(test, market);
  const pay = (body: object, as = tutor.token) =>
    test.send<Saved<HandPayment>>(`POST /api/tutor/invoices/${id}/hand-payments`, { token: as, body });
  return { tutor, id, own, pay };
}
let last = 0;
const trxId = () => `8N7A${String((last += 1)).padStart(6, '0')}`;
const act = (id: number, what: string, body: object = {}, as = token) =>
  test.send(`POST /api/ops/payments/${id}/${what}`, { token: as, body });
const listed = async (query: string) =>
  (await test.read<Page<OpsPayment>>(`/api/ops/payments?${query}`, token)).data;
const png =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

describe('a payment by hand', () => {
  it('TUT-176 API-317 an unpaid charge says where it is paid, and its tutor enters the TrxID as it was typed', async () => {
    const { id, own, pay } = await charged();
    expect(await own()).toMatchObject({
      status: 'unpaid',
      accounts: [{ way: 'bkash', account: '01711000001' }],
      hand_payment: null,
    });
    const answer = await pay({ way: 'bkash', trx_id: ' ৮n7a-6d5e 4f ' });
    expect(answer.body.data).toMatchObject({
      way: 'bkash',
      trx_id: '8N7A6D5E4F',
      amount: 3300,
      state: 'claimed',
    });
    expect((await own()).hand_payment).toEqual(answer.body.data);
    const [row] = await listed('q=8n7a6d5e4f');
    expect(row).toMatchObject({
      invoice_id: id,
      invoice_status: 'unpaid',
      has_screenshot: false,
      line: null,
    });
  });

  it('API-317 each way has its own form of TrxID', async () => {
    const { pay } = await charged();
    for (const [way, wrong] of [
      ['bkash', '8N7A6D5E4'],
      ['bkash', '8N7A6D5E4FX'],
      ['nagad', '7A1B2C3D4'],
      ['rocket', '123456789A'],
      ['bank', 'A1'],
      ['bkash', ''],
    ]) {
      expectErrors(await pay({ way, trx_id: wrong }), ['trx_id']);
    }
    expectErrors(await pay({ way: 'cash', trx_id: trxId() }), ['way']);
    expect((await pay({ way: 'nagad', trx_id: '7a1b2c3d' })).status).toBe(200);
  });

  it('API-318 a TrxID counts once on the whole site, and one payment of a charge is checked at once', async () => {
    const [one, two] = [await charged(), await charged()];
    const used = trxId();
    const answers = await Promise.all([1, 2, 3].map(() => one.pay({ way: 'bkash', trx_id: used })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expectFailure(await one.pay({ way: 'bkash', trx_id: trxId() }), 409, 'CONFLICT');
    expectErrors(await two.pay({ way: 'bkash', trx_id: used }), ['trx_id']);
    const [payment] = await listed(`q=${used}`);
    await act(payment?.id ?? 0, 'received', { amount: 3300 });
    expectErrors(await two.pay({ way: 'bkash', trx_id: used }), ['trx_id']);
    expectFailure(await one.pay({ way: 'bkash', trx_id: trxId() }), 409, 'CONFLICT');
  });

  it('API-317 a charge of somebody else is not there', async () => {
    const [one, two] = [await charged(), await charged()];
    expectFailure(await one.pay({ way: 'bkash', trx_id: trxId() }, two.tutor.token), 404, 'NOT_FOUND');
    expectFailure(await one.pay({ way: 'bkash', trx_id: trxId() }, token), 403, 'WRONG_ROLE');
  });

  it('API-319 the screenshot is shown to operators alone and is gone 60 days after the decision', async () => {
    const { tutor, pay } = await charged();
    const id = trxId();
    const wrong = await pay({ way: 'bkash', trx_id: id, screenshot_base64: 'data:image/png;base64,AAAA' });
    expectErrors(wrong, ['screenshot_base64']);
    await pay({ way: 'bkash', trx_id: id, screenshot_base64: png });
    const [payment] = await listed(`q=${id}`);
    expect(payment?.has_screenshot).toBe(true);
    const path = `/api/ops/payments/${payment?.id ?? 0}/screenshot`;
    const open = (as: string) => test.app.request(path, { headers: { authorization: `Bearer ${as}` } });
    const answer = await open(token);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect((await open(tutor.token)).status).toBe(403);
    await act(payment?.id ?? 0, 'refuse', { reason: 'Not found' });
    const days = (count: number) => Date.now() + count * 86_400_000;
    await sweepScreenshots({ db: test.db, files }, days(59));
    expect((await open(token)).status).toBe(200);
    await sweepScreenshots({ db: test.db, files }, days(61));
    expect((await open(token)).status).toBe(404);
  });
});

describe("operators' payments", () => {
  it('OPS-330 OPS-331 OPS-336 the oldest comes first, and receiving it pays the charge of the amount that was shown', async () => {
    const { tutor, own, pay } = await charged();
    const id = trxId();
    await pay({ way: 'bkash', trx_id: id });
    const { data: today } = await test.read<{ data: OpsToday }>('/api/ops/today', token);
    const ids = (await listed('per_page=100')).map((row) => row.id);
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
    expect(today.waiting.payments.count).toBe(ids.length);
    const payment = (await listed(`q=${tutor.phone}`))[0]?.id ?? 0;
    expectFailure(await act(payment, 'received', { amount: 3000 }), 409, 'CONFLICT');
    expect((await act(payment, 'received', { amount: 3300 })).status).toBe(200);
    expectFailure(await act(payment, 'received', { amount: 3300 }), 409, 'CONFLICT');
    expectFailure(await act(payment, 'refuse', { reason: 'Too late' }), 409, 'CONFLICT');
    expectFailure(await act(9_999_999, 'received', { amount: 3300 }), 404, 'NOT_FOUND');
    expect(await own()).toMatchObject({ status: 'paid', accounts: [], hand_payment: { state: 'matched' } });
    const audit = await test.read<{ data: AuditEntry[] }>('/api/ops/audit?per_page=1', token);
    expect(audit.data).toMatchObject([
      { action: 'received', subject: 'payment', subject_id: payment, after: { trx_id: id, amount: 3300 } },
    ]);
  });

  it('OPS-332 NTF-076 a refused one is told with its reason, and the same TrxID may be entered again', async () => {
    const { tutor, own, pay } = await charged();
    const id = trxId();
    await pay({ way: 'bkash', trx_id: id });
    const payment = (await own()).hand_payment?.id ?? 0;
    expectFailure(await act(payment, 'refuse', {}), 422, 'VALIDATION');
    await act(payment, 'refuse', { reason: 'The amount is ৳ 3,000.' });
    expect((await own()).hand_payment).toMatchObject({ state: 'refused', reason: 'The amount is ৳ 3,000.' });
    const { data } = await test.read<{ data: Notice[] }>('/api/notices', tutor.token);
    const told = data.find(({ text }) => text.includes(id));
    expect(told).toMatchObject({ kind: 'charges', path: '/tutor/payment/invoice' });
    expect(told?.text).toContain('৳ 3,300');
    expect(told?.text).toContain('The amount is ৳ 3,000.');
    expect((await pay({ way: 'bkash', trx_id: id })).status).toBe(200);
  });

  it('API-351 the reason stays on the charge when the account of its operator is gone', async () => {
    const { own, pay } = await charged();
    await pay({ way: 'bkash', trx_id: trxId() });
    const payment = (await own()).hand_payment?.id ?? 0;
    const operator = await createTutor(test.db, { bare: true });
    await grantRole(test.db, operator.userId, 'operator', { actor: null, reason: 'Colleague' });
    const reason = 'The money came from another number.';
    expect((await act(payment, 'refuse', { reason }, operator.token)).status).toBe(200);
    await run(test.db)`delete from users where id = ${operator.userId}`;
    expect((await own()).hand_payment).toMatchObject({ state: 'refused', reason });
  });

  it('OPS-331 another amount than the statement says is not received', async () => {
    const { own, pay } = await charged();
    const id = trxId();
    await pay({ way: 'bkash', trx_id: id });
    await run(test.db)`insert into statement_lines (way, trx_id, amount) values ('bkash', ${id}, 3000)`;
    const payment = (await own()).hand_payment?.id ?? 0;
    const answer = await act(payment, 'received', { amount: 3300 });
    expectFailure(answer, 409, 'CONFLICT');
    expect(answer.body.message).toContain('৳ 3,000');
  });

  it('OPS-212 nobody decides about the own payment', async () => {
    const { tutor, own, pay } = await charged();
    await grantRole(test.db, tutor.userId, 'operator', { actor: null, reason: 'Colleague' });
    await pay({ way: 'bkash', trx_id: trxId() });
    const payment = (await own()).hand_payment?.id ?? 0;
    expectFailure(await act(payment, 'received', { amount: 3300 }, tutor.token), 409, 'CONFLICT');
    expectFailure(await act(payment, 'refuse', { reason: 'Wrong' }, tutor.token), 409, 'CONFLICT');
  });

  it('OPS-048 marking as paid with a TrxID counts it as a payment by hand', async () => {
    const [one, two] = [await charged(), await charged()];
    const id = trxId();
    const paid = (invoice: number, body: object) =>
      test.send(`POST /api/ops/invoices/${invoice}/paid`, {
        token,
        body: { reason: 'On the phone', ...body },
      });
    expectErrors(await paid(one.id, { way: 'rocket', trx_id: id }), ['trx_id']);
    // The tutor mistyped it: the payment that waits takes the right one.
    await one.pay({ way: 'bkash', trx_id: trxId() });
    expect((await paid(one.id, { way: 'bkash', trx_id: id })).status).toBe(200);
    expect((await one.own()).hand_payment).toMatchObject({ state: 'matched', trx_id: id });
    expectFailure(await paid(two.id, { way: 'bkash', trx_id: id }), 409, 'CONFLICT');
    expect((await paid(two.id, { way: 'cash' })).status).toBe(200);
    expect((await two.own()).hand_payment).toBeNull();
  });
});
