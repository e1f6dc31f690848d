import type { HandPayment, Notice, OpsInvoice, OpsToday, TutorInvoice } from '@porao/contracts';
import { describe, expect, it } from 'vitest';
import { expectErrors, expectFailure, openTestApp, type Saved } from '../../../test/support/app.ts';
import { createFamily, openMarket } from '../../../test/support/family.repository.ts';
import { change, insert, row, rows } from '../../../test/support/rows.repository.ts';
import type { Page } from '../../kit/page.ts';
import { compareLedger } from '../ledger/index.ts';

const test = await openTestApp();
const market = await openMarket(test);
const token = market.operator.token;
const amount = 3300;

/** A tutor with an unpaid charge of ৳ 3,300. */
async function charged() {
  const tutor = await market.hire(await createFamily(test.db));
  const own = async () =>
    (await test.read<Page<TutorInvoice>>('/api/tutor/invoices', tutor.token)).data[0] as TutorInvoice;
  const { id } = await own();
  const claim = (trx_id: string) =>
    test.send<Saved<HandPayment>>(`POST /api/tutor/invoices/${id}/hand-payments`, {
      token: tutor.token,
      body: { way: 'bkash', trx_id },
    });
  const told = async () =>
    (await test.read<{ data: Notice[] }>('/api/notices', tutor.token)).data.map(({ text }) => text);
  return { ...tutor, id, own, claim, told, account: `tutor:${tutor.tutorId}` };
}
let last = 0;
const trxId = () => `9S7A${String((last += 1)).padStart(6, '0')}`;
const post = (path: string, body: object = {}, as = token) =>
  test.send(`POST /api/ops/${path}`, { token: as, body });
const paid = (id: number, body: object = {}) => post(`invoices/${id}/paid`, { reason: 'Seen', ...body });
const entriesOf = async (key: string) => {
  const { id: transfer_id } = await row(test.db, 'ledger_transfers', ['id'], { key });
  const found = await rows(test.db, 'ledger_entries', ['account', 'amount'], { transfer_id });
  return Object.fromEntries(found.map((entry) => [entry.account, entry.amount]));
};
const openDifferences = async () => {
  await compareLedger(test.db);
  const all = await rows(test.db, 'ledger_differences', ['invoice_id', 'kind', 'closed_at']);
  return all.flatMap(({ invoice_id, kind, closed_at }) =>
    closed_at === null ? [`${kind} ${invoice_id}`] : [],
  );
};

describe('a refund', () => {
  it('API-371 OPS-367 is owed until an operator sent it, by the wallet that it left and its TrxID', async () => {
    const { id, account, own, told } = await charged();
    await paid(id, { way: 'cash' });
    const sent = { way: 'nagad', trx_id: '7r5b 0001' };
    expectFailure(await post(`invoices/${id}/refund-sent`, sent), 409, 'CONFLICT');
    const waiting = async () =>
      (await test.read<{ data: OpsToday }>('/api/ops/today', token)).data.waiting.refunds?.count;
    expect(await waiting()).toBe(0);
    await post(`invoices/${id}/refund`, { reason: 'Ended at once' });
    // Thursday evening in Bangladesh: the third working day is Tuesday.
    await change(test.db, 'invoices', { refunded_at: new Date('2026-11-26T14:00:00Z') }, { id });
    expect(await waiting()).toBe(1);
    expect(await own()).toMatchObject({ status: 'refunded', refunded_amount: amount, refund_sent_at: null });
    const owed = () => test.read<Page<OpsInvoice>>('/api/ops/invoices?refund=owed', token);
    expect((await owed()).data).toMatchObject([{ id, refund_by: '2026-12-01T14:00:00.000Z' }]);
    expect(await openDifferences()).toEqual([]);

    expectErrors(await post(`invoices/${id}/refund-sent`, { ...sent, trx_id: '7R5' }), ['trx_id']);
    expect((await post(`invoices/${id}/refund-sent`, sent)).status).toBe(200);
    expectFailure(await post(`invoices/${id}/refund-sent`, sent), 409, 'CONFLICT');
    expect(await entriesOf(`refund:${id}`)).toEqual({ [account]: -amount, refunds: amount });
    expect(await entriesOf(`payout:${id}`)).toEqual({ [account]: amount, 'wallet:nagad': -amount });
    expect(await own()).toMatchObject({ refund_sent_at: expect.any(String), refund_trx_id: '7R5B0001' });
    expect(await told()).toEqual(
      expect.arrayContaining([expect.stringMatching(/^We sent you ৳ 3,300 .*TrxID: 7R5B0001$/)]),
    );
    expect([await waiting(), (await owed()).total]).toEqual([0, 0]);
    expect(await openDifferences()).toEqual([]);
  });

  it('API-371 is not sent by a TrxID that paid a charge or sent another refund', async () => {
    const [one, two, three] = [await charged(), await charged(), await charged()];
    const [came, went] = [trxId(), trxId()];
    await paid(one.id, { way: 'bkash', trx_id: came });
    await paid(two.id, { way: 'cash' });
    for (const { id } of [one, two]) await post(`invoices/${id}/refund`, { reason: 'Ended at once' });
    const send = (id: number, trx_id: string) => post(`invoices/${id}/refund-sent`, { way: 'bkash', trx_id });
    expectErrors(await send(two.id, came), ['trx_id']);
    expect((await send(one.id, went)).status).toBe(200);
    expectErrors(await send(two.id, went), ['trx_id']);
    expectErrors(await three.claim(went), ['trx_id']);
  });
});

describe('a payment by hand of a charge that needs none', () => {
  it('API-372 API-376 OPS-369 is sent back, in the ledger and with its own text', async () => {
    const { id, account, claim, own, told } = await charged();
    const [came, back] = [trxId(), trxId()];
    const { id: payment } = (await claim(came)).body.data;
    await change(test.db, 'invoices', { status: 'waived' }, { id });
    const returned = (body: object) =>
      post(`payments/${payment}/returned`, { way: 'bkash', trx_id: back, amount, ...body });
    expectFailure(await returned({ amount: 3000 }), 409, 'CONFLICT');
    expectErrors(await returned({ trx_id: came }), ['trx_id']);
    expectErrors(await returned({ way: 'rocket' }), ['trx_id']);
    expect((await returned({})).status).toBe(200);
    expectFailure(await returned({}), 409, 'CONFLICT');
    expect(await entriesOf(`bkash:${came}`)).toEqual({ [account]: -amount, 'wallet:bkash': amount });
    expect(await entriesOf(`return:bkash:${came}`)).toEqual({ [account]: amount, 'wallet:bkash': -amount });
    expect((await own()).hand_payment).toMatchObject({
      state: 'returned',
      returned_amount: amount,
      return_trx_id: back,
    });
    const text = `Your payment of ৳ 3,300 (TrxID ${came}) was not needed. We sent it back to you. TrxID: ${back}`;
    expect(await told()).toContain(text);
    await change(test.db, 'invoices', { status: 'unpaid' }, { id });
    expectErrors(await claim(came), ['trx_id']);
    expectFailure(await paid(id, { way: 'bkash', trx_id: came }), 409, 'CONFLICT');
    expect(await openDifferences()).toEqual([]);
  });

  it('API-372 the amount that goes back is that of the statement', async () => {
    const { claim } = await charged();
    const trx_id = trxId();
    const { id } = (await claim(trx_id)).body.data;
    await insert(test.db, 'statement_lines', { way: 'bkash', trx_id, amount: 3000 });
    const returned = (taka: number) =>
      post(`payments/${id}/returned`, { way: 'bkash', trx_id: trxId(), amount: taka });
    expectFailure(await returned(amount), 409, 'CONFLICT');
    expect((await returned(3000)).status).toBe(200);
    expect(await entriesOf(`bkash:${trx_id}`)).toHaveProperty('wallet:bkash', 3000);
  });

  it('API-376 what the ledger lacks of it is a difference', async () => {
    const { id, claim } = await charged();
    const { id: payment } = (await claim(trxId())).body.data;
    const gone = { returned_amount: 50, return_way: 'bkash', return_trx_id: trxId() } as const;
    await change(
      test.db,
      'hand_payments',
      { state: 'returned', decided_at: new Date(), ...gone },
      { id: payment },
    );
    expect(await openDifferences()).toEqual([`return ${id}`, `unneeded ${id}`]);
    await change(test.db, 'hand_payments', { state: 'refused', return_trx_id: null }, { id: payment });
    expect(await openDifferences()).toEqual([]);
  });
});

it('API-373 while a payment is checked, its charge is neither waived nor marked as paid without its TrxID', async () => {
  const { id, claim, own } = await charged();
  const trx_id = trxId();
  await claim(trx_id);
  for (const answer of [
    await post(`invoices/${id}/refund`, { reason: 'Ended at once' }),
    await paid(id),
    await paid(id, { way: 'cash' }),
  ]) {
    expectFailure(answer, 409, 'CONFLICT');
    expect(answer.body.message).toContain('Decide on it first');
  }
  expect((await own()).status).toBe('unpaid');
  expect((await paid(id, { way: 'bkash', trx_id })).status).toBe(200);
  expect(await own()).toMatchObject({ status: 'paid', hand_payment: { state: 'matched' } });
});

it('API-370 a TrxID that came by bKash’s own page pays no other charge by hand', async () => {
  const [online, hand] = [await charged(), await charged()];
  for (const state of ['paid', 'refunded'] as const) {
    const receipt = trxId();
    const attempt = { invoice_id: online.id, way: 'bkash_checkout', reference: receipt, amount } as const;
    await insert(test.db, 'payments', { ...attempt, receipt, state });
    expectErrors(await hand.claim(receipt), ['trx_id']);
    expectFailure(await paid(hand.id, { way: 'bkash', trx_id: receipt }), 409, 'CONFLICT');
    const csv = `TrxID,Amount,Reference\n${receipt},${amount},P-${hand.id}`;
    const read = await test.send<Saved<{ lines: { outcome: string }[] }>>('POST /api/ops/statements/read', {
      token,
      body: { way: 'bkash', csv },
    });
    expect(read.body.data.lines.map(({ outcome }) => outcome)).toEqual(['used']);
  }
  // Entered before the money of it came by the page.
  const receipt = trxId();
  const { id } = (await hand.claim(receipt)).body.data;
  const late = { invoice_id: online.id, way: 'bkash_checkout', reference: receipt, amount } as const;
  await insert(test.db, 'payments', { ...late, receipt, state: 'paid' });
  expectFailure(await post(`payments/${id}/received`, { amount }), 409, 'CONFLICT');
  await test.db.deleteFrom('payments').execute();
});

it('API-374 a tutor takes an own payment back while nobody decided on it', async () => {
  const [one, two] = [await charged(), await charged()];
  const { id } = (await one.claim(trxId())).body.data;
  const withdraw = (of: number, as: string) =>
    test.send(`DELETE /api/tutor/hand-payments/${of}`, { token: as });
  expectFailure(await withdraw(id, two.token), 404, 'NOT_FOUND');
  expect((await withdraw(id, one.token)).status).toBe(200);
  expectFailure(await withdraw(id, one.token), 404, 'NOT_FOUND');
  expect((await one.own()).hand_payment).toBeNull();
  const { id: again } = (await one.claim(trxId())).body.data;
  await post(`payments/${again}/received`, { amount });
  expectFailure(await withdraw(again, one.token), 409, 'CONFLICT');
});
