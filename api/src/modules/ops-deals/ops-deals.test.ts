import type { AuditEntry, OpsDeal, OpsDealDetail, OpsInvoice } from '@porao/contracts';
import { describe, expect, it } from 'vitest';
import { type Answer, expectFailure, openTestApp } from '../../../test/support/app.ts';
import { createFamily, openMarket } from '../../../test/support/family.repository.ts';
import { createTutor } from '../../../test/support/people.repository.ts';
import { change } from '../../../test/support/rows.repository.ts';
import { run } from '../../kit/database/query.repository.ts';
import type { Page } from '../../kit/page.ts';

const test = await openTestApp();
const market = await openMarket(test);

const as = <T>(call: string, body?: object): Promise<Answer<T>> =>
  test.send<T>(call, { token: market.operator.token, ...(body && { body }) });
const deals = async (query: string) => (await as<Page<OpsDeal>>(`GET /api/ops/deals?${query}`)).body.data;
const invoices = async (query: string) =>
  (await as<Page<OpsInvoice>>(`GET /api/ops/invoices?${query}`)).body.data;
const detail = async (id: number) =>
  (await as<{ data: OpsDealDetail }>(`GET /api/ops/deals/${id}`)).body.data;

/** A confirmed application with its deal and its charge. */
async function confirmed(name = 'Test Person') {
  const family = await createFamily(test.db);
  const { jobId } = await market.publish(family);
  const tutor = await market.applicant(jobId, await createTutor(test.db, { user: { name } }));
  await market.confirm(tutor.applicationId);
  const [deal] = await deals(`q=${tutor.phone}`);
  return { family, tutor, jobId, id: deal?.id ?? 0 };
}
const say = (id: number, side: string, reason = 'By phone') =>
  as<{ data: { state: string } }>(`POST /api/ops/deals/${id}/started`, { side, reason });
const age = (dealId: number, days: number) =>
  run(test.db)`update invoices set issued_at = now() - make_interval(days => ${days}), due_on = '2020-01-01'
    where application_id = (select application_id from deals where id = ${dealId})`;

describe("operators' deals", () => {
  it('OPS-045 are found by id, phone or name of either side, by state and by whose word is missing', async () => {
    const one = await confirmed('Shirin_Unusual');
    const two = await confirmed();
    const ids = async (query: string) => (await deals(query)).map((deal) => deal.id);
    expect(await ids(`q=${one.id}`)).toContain(one.id);
    expect(await ids(`q=${one.family.phone.slice(0, 5)}-${one.family.phone.slice(5)}`)).toEqual([one.id]);
    expect(await ids('q=rin_unu')).toEqual([one.id]);
    expect(await ids('q=%25')).toEqual([]);
    expect(await ids('waiting=any')).toEqual([one.id, two.id]);
    await test.send(`POST /api/tutor/deals/${one.id}/started`, { token: one.tutor.token });
    expect(await ids('waiting=tutor')).toEqual([two.id]);
    expect(await ids('waiting=guardian')).toEqual([one.id, two.id]);
    expect(await ids('state=ended')).toEqual([]);
  });

  it('OPS-046 a start said by phone counts as said by that side, with who wrote it down', async () => {
    const { id, tutor } = await confirmed();
    expect((await say(id, 'guardian')).body.data).toEqual({ state: 'in_process' });
    expectFailure(await say(id, 'guardian'), 409, 'CONFLICT');
    const noted = await detail(id);
    expect(noted).toMatchObject({ state: 'in_process', tutor_started: null });
    expect(noted.guardian_started?.recorded_by).toBe('Test Person');
    await test.send(`POST /api/tutor/deals/${id}/started`, { token: tutor.token });
    expect(await detail(id)).toMatchObject({ state: 'continue', tutor_started: { recorded_by: null } });
    expectFailure(await say(id, 'tutor'), 409, 'CONFLICT');
  });

  it('OPS-046 with both sides the deal continues; an ended one is refused, and every act is audited', async () => {
    const { id } = await confirmed();
    await say(id, 'tutor');
    expect((await say(id, 'guardian')).body.data).toEqual({ state: 'continue' });
    const [line] = (await as<Page<AuditEntry>>('GET /api/ops/audit?per_page=1')).body.data;
    expect(line).toMatchObject({
      action: 'record-start',
      subject: 'deal',
      reason: 'By phone',
      after: { state: 'continue', said_by: 'guardian' },
    });
    const { history } = await detail(id);
    const last = { to_state: 'continue', actor: 'operator', reason: 'By phone' };
    expect(history.filter((row) => row.entity === 'deal').at(-1)).toMatchObject(last);
    expect(history.map((row) => row.entity)).toEqual(expect.arrayContaining(['application', 'invoice']));
    await as(`POST /api/ops/deals/${id}/end`, { reason: 'Moved away' });
    expectFailure(await say(id, 'tutor'), 409, 'CONFLICT');
    expectFailure(await say(id, 'tutor', ''), 422, 'VALIDATION');
  });

  it('OPS-045 one deal shows both contacts, the address and its charge', async () => {
    const { id, family, tutor } = await confirmed();
    expect(await detail(id)).toMatchObject({
      tutor: { phone_no: tutor.phone },
      guardian: { phone_no: family.phone },
      address: expect.stringContaining('Dhanmondi') as string,
      invoice: { status: 'unpaid', amount: 3300, refund_preview: { act: 'waive', amount: 3300 } },
    });
    expectFailure(await as('GET /api/ops/deals/2000000'), 404, 'NOT_FOUND');
  });
});

describe("operators' charges", () => {
  it('OPS-047 the amount is the one that the act gives, and another one is refused', async () => {
    const { id } = await confirmed();
    const invoice = (await detail(id)).invoice;
    const act = (what: string, body: object = {}) => {
      const call = `POST /api/ops/invoices/${invoice?.id ?? 0}/${what}`;
      return as<{ data: OpsInvoice }>(call, { reason: 'bKash 8X7', ...body });
    };
    await act('paid');
    expect((await detail(id)).invoice?.refund_preview).toMatchObject({ act: 'refund', amount: 3300 });
    await age(id, 31);
    const shown = (await detail(id)).invoice?.refund_preview;
    expect(shown).toMatchObject({ act: 'refund', amount: 1650 });
    const stale = await act('refund', { amount: 3300 });
    expectFailure(stale, 409, 'CONFLICT');
    expect(JSON.stringify(stale.body)).toContain('৳ 1,650');
    expect((await act('refund', { amount: 1650 })).body.data).toMatchObject({ refunded_amount: 1650 });
    expect((await detail(id)).invoice?.refund_preview).toBeNull();
  });

  it('OPS-047 what two leads or a case decide is not decided beside them', async () => {
    const refund = (id: number) => as(`POST /api/ops/invoices/${id}/refund`, { reason: 'By phone' });
    const { id, family } = await confirmed();
    const invoice = (await detail(id)).invoice?.id ?? 0;
    const body = { kind: 'behaviour', text: 'He shouted at the child twice.' };
    await test.send(`POST /api/deals/${id}/cases`, { token: family.token, body });
    expect(JSON.stringify((await refund(invoice)).body)).toContain('A case of this deal is not decided yet');
    const large = await confirmed();
    const charge = (await detail(large.id)).invoice?.id ?? 0;
    await change(test.db, 'invoices', { amount: 5001 }, { id: charge });
    const refused = await refund(charge);
    expectFailure(refused, 409, 'CONFLICT');
    expect(JSON.stringify(refused.body)).toContain('Above ৳ 5,000 two leads decide');
    expect((await detail(large.id)).invoice?.status).toBe('unpaid');
  });

  it('OPS-048 are found by tutor, by status and by whether they are overdue', async () => {
    const { id, tutor } = await confirmed('Overdue Person');
    const ids = async (query: string) => (await invoices(query)).map((row) => row.deal_id);
    expect(await ids('q=overdue')).toEqual([id]);
    expect(await ids(`tutor_id=${tutor.tutorId}&due=due`)).toEqual([id]);
    expect(await ids('q=overdue&due=overdue')).toEqual([]);
    await age(id, 20);
    expect(await ids('q=overdue&due=overdue')).toEqual([id]);
    expect(await ids('q=overdue&status=paid')).toEqual([]);
  });

  it("OPS-048 a tutor's wallets are shown for a refund", async () => {
    const { tutor } = await confirmed();
    const body = { wallet_type: 'bkash', account_number: '01711111111' };
    await test.send('POST /api/tutor/mobilebanking', { token: tutor.token, body });
    const answer = await as<{ data: object[] }>(`GET /api/ops/tutors/${tutor.tutorId}/wallets`);
    expect(answer.body.data).toMatchObject([body]);
  });
});
