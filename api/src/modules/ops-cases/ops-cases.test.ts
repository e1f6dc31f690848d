import type {
  AuditEntry,
  Case,
  CaseCounts,
  CaseKind,
  OpsCase,
  OpsCaseDetail,
  UnsafeCase,
} from '@porao/contracts';
import { describe, expect, it } from 'vitest';
import { expectErrors, expectFailure, openTestApp, type Saved } from '../../../test/support/app.ts';
import { createFamily, openMarket } from '../../../test/support/family.repository.ts';
import { createUser, type TestTutor } from '../../../test/support/people.repository.ts';
import { change, row, rows } from '../../../test/support/rows.repository.ts';
import type { Page } from '../../kit/page.ts';
import { grantRole } from '../roles/index.ts';

const test = await openTestApp();
const market = await openMarket(test);
const text = 'He came twice and then never again.';
const reason = 'Looked at with both';
const day = 86_400_000;

const lead = market.operator;
const operator = await createUser(test.db, 'operator', { name: 'Shirin' });

/** A deal with this salary, and the charge of home tutoring: 55 percent. */
async function deal(actual_salary = 6000, known?: TestTutor) {
  const family = await createFamily(test.db);
  const { jobId } = await market.publish(family, { actual_salary });
  const tutor = await market.applicant(jobId, known);
  await market.confirm(tutor.applicationId);
  const of = { application_id: tutor.applicationId };
  const { id } = await row(test.db, 'deals', ['id'], of);
  return { id, family, tutor, invoiceId: (await row(test.db, 'invoices', ['id'], of)).id };
}
const report = async (token: string, id: number, kind: CaseKind) => {
  const sent = await test.send<Saved<Case>>(`POST /api/deals/${id}/cases`, { token, body: { kind, text } });
  return sent.body.data.id;
};
const act = (by: { token: string }, id: number, what: string, body?: object) =>
  test.send<Saved<{ state: string }> & { key: string }>(`POST /api/ops/cases/${id}/${what}`, {
    token: by.token,
    body,
  });
const read = async (by: { token: string }, id: number) =>
  (await test.read<{ data: OpsCaseDetail }>(`/api/ops/cases/${id}`, by.token)).data;
const list = async (query: string, by = lead) =>
  (await test.read<Page<OpsCase>>(`/api/ops/cases?per_page=100&${query}`, by.token)).data;
const counts = async (by = operator) =>
  (await test.read<{ data: CaseCounts }>('/api/ops/cases/counts', by.token)).data;

describe('the record of a case', () => {
  it('API-329 API-330 OPS-337 has the evidence beside it: the deal, its charge, history, entries and previous cases', async () => {
    const { id, family, tutor } = await deal();
    const before = await report(tutor.token, id, 'unpaid');
    const caseId = await report(family.token, id, 'lessons_not_held');
    await act(operator, caseId, 'note', { text: 'The tutor was ill' });
    await act(operator, caseId, 'call', { side: 'tutor', reached: false });
    await act(operator, caseId, 'message', { side: 'guardian', reply: 'tell_more', asks: true });
    await act(operator, caseId, 'call', {
      side: 'guardian',
      reached: true,
      text: 'Since the 3rd nobody came',
    });
    const at = new Date(Date.now() + day).toISOString();
    await act(operator, caseId, 'call-back', { at });
    const detail = await read(operator, caseId);
    expect(detail).toMatchObject({
      state: 'in_progress',
      side: 'guardian',
      assignee: { name: 'Shirin' },
      missed_calls: 1,
      call_back_at: at,
      question: null,
      guardian: { phone_no: family.phone },
      tutor: { phone_no: tutor.phone },
      deal: { id, invoice: { amount: 3300, status: 'unpaid' } },
      previous: [{ id: before, kind: 'unpaid' }],
    });
    expect(detail.deal?.history.map(({ to_state }) => to_state)).toContain('in_process');
    expect(detail.entries.map(({ kind, side, text: words }) => [kind, side, words])).toEqual([
      ['report', 'guardian', text],
      ['note', null, 'The tutor was ill'],
      ['missed_call', 'tutor', null],
      ['question', 'guardian', 'Please tell us more: what happened, on which day, and who was there?'],
      ['answer', 'guardian', 'Since the 3rd nobody came'],
      ['call', 'guardian', null],
    ]);
    expect(detail.replies.map(({ name }) => name)).toContain('call_missed');
    expect(detail.choices).toContainEqual({ decision: 'waive', amount: 3300, second_lead: true });
    const sent = await row(test.db, 'notices', ['text_key', 'params', 'path'], {
      user_id: family.userId,
      text_key: 'notice.case.question',
    });
    expect(sent).toMatchObject({ params: { reply: 'tell_more', message: '' } });
  });

  it('API-328 is opened for a side on the phone, by the rules of that side', async () => {
    const { id } = await deal();
    const body = { deal_id: id, side: 'guardian', kind: 'no_tutor_came', text };
    const opened = await test.send<Saved<{ id: number }>>('POST /api/ops/cases', {
      token: operator.token,
      body,
    });
    expect(opened.status).toBe(200);
    expect(await read(operator, opened.body.data.id)).toMatchObject({
      recorded_by: 'Shirin',
      side: 'guardian',
    });
    const wrong = await test.send('POST /api/ops/cases', {
      token: operator.token,
      body: { ...body, side: 'tutor' },
    });
    expectErrors(wrong, ['kind']);
  });
});

describe('decisions', () => {
  it('RUL-057 API-331 a waiver is of the computed amount; a lead confirms that of an operator', async () => {
    const { id, family, tutor, invoiceId } = await deal();
    const caseId = await report(tutor.token, id, 'ended_early');
    // Reported in time, decided after the window of the whole charge.
    await change(
      test.db,
      'invoices',
      { issued_at: new Date(Date.now() - 31 * day).toISOString() },
      { id: invoiceId },
    );
    await change(
      test.db,
      'cases',
      { opened_at: new Date(Date.now() - 2 * day).toISOString() },
      { id: caseId },
    );
    const given = { decision: 'waive', reason, end_deal: true };
    expect((await act(operator, caseId, 'decide', { ...given, decision: 'refund' })).body.key).toBe(
      'case.notOffered',
    );
    expect((await act(operator, caseId, 'decide', { ...given, amount: 1 })).body.key).toBe(
      'invoice.otherAmount',
    );
    const decided = await act(operator, caseId, 'decide', { ...given, amount: 3300 });
    expect(decided.body.data.state).toBe('waiting_confirmation');
    const meanwhile = await act(lead, caseId, 'decide', { decision: 'no_action', reason });
    expect(meanwhile.body.key).toBe('case.over');
    expect(await row(test.db, 'invoices', ['status'], { id: invoiceId })).toEqual({ status: 'unpaid' });
    expectFailure(await act(operator, caseId, 'confirm'), 403, 'WRONG_ROLE');
    expect((await read(lead, caseId)).waiting).toMatchObject({
      decision: 'waive',
      amount: 3300,
      by_me: false,
    });
    await act(lead, caseId, 'return', { reason: 'Call the family first' });
    expect(await read(operator, caseId)).toMatchObject({ state: 'in_progress', waiting: null });
    await act(operator, caseId, 'decide', given);
    expect((await act(lead, caseId, 'confirm')).status).toBe(200);
    expect(await row(test.db, 'invoices', ['status'], { id: invoiceId })).toEqual({ status: 'waived' });
    expect(await row(test.db, 'deals', ['state'], { id })).toEqual({ state: 'ended' });
    const own = await test.read<{ data: Case[] }>(`/api/deals/${id}/cases`, family.token);
    expect(own.data).toMatchObject([
      { state: 'decided', decided: { decision: 'waive', amount: 3300, reason } },
    ]);
  });

  it('RUL-057 OPS-350 above the set amount a second lead confirms, and nobody their own decision', async () => {
    const { id, tutor, invoiceId } = await deal(12_000);
    const caseId = await report(tutor.token, id, 'ended_early');
    const given = { decision: 'waive', reason };
    expect((await act(lead, caseId, 'decide', given)).body.data.state).toBe('waiting_confirmation');
    expect((await act(lead, caseId, 'confirm')).body.key).toBe('case.ownDecision');
    const second = await createUser(test.db, 'lead');
    expect((await act(second, caseId, 'confirm')).status).toBe(200);
    expect(await row(test.db, 'invoices', ['status'], { id: invoiceId })).toEqual({ status: 'waived' });
    expect((await read(second, caseId)).left_to_others).toBe(false);
    await act(lead, caseId, 'appeal', { side: 'guardian', text: 'We paid him in cash.' });
    for (const one of [lead, second]) expect((await read(one, caseId)).left_to_others).toBe(true);
    expect((await read(operator, caseId)).left_to_others).toBe(false);

    const small = await deal();
    const other = await report(small.tutor.token, small.id, 'ended_early');
    expect((await act(lead, other, 'decide', given)).body.data.state).toBe('decided');
  });

  it('RUL-057 an appeal goes to another operator, and the second decision is the last', async () => {
    const { id, family } = await deal();
    const caseId = await report(family.token, id, 'behaviour');
    await act(operator, caseId, 'decide', { decision: 'no_action', reason });
    await act(operator, caseId, 'appeal', { side: 'guardian', text: 'You did not hear my son.' });
    expect(await read(operator, caseId)).toMatchObject({
      state: 'appealed',
      assignee: null,
      appealed_by: 'guardian',
    });
    expect((await act(operator, caseId, 'assign', {})).body.key).toBe('case.decidedFirst');
    expect((await act(lead, caseId, 'assign', {})).status).toBe(200);
    const second = await act(lead, caseId, 'decide', { decision: 'replace_tutor', reason });
    expect(second.body.data.state).toBe('decided');
    expect(await row(test.db, 'deals', ['state'], { id })).toEqual({ state: 'ended' });
    const again = await act(lead, caseId, 'appeal', { side: 'tutor', text: 'I was never asked about it.' });
    expect(again.body.key).toBe('guard.appeal_open');
    const history = await rows(test.db, 'transitions', ['to_state'], { entity: 'case', entity_id: caseId });
    const states = ['open', 'in_progress', 'decided', 'appealed', 'decided'];
    expect(history.map(({ to_state }) => to_state)).toEqual(states);
  });

  it('OPS-338 nobody reads or decides a case of their own, or is given it', async () => {
    const { id, family, tutor } = await deal();
    const caseId = await report(tutor.token, id, 'unsafe');
    await grantRole(test.db, family.userId, 'lead', { actor: null, reason });
    expectFailure(await test.send(`GET /api/ops/cases/${caseId}`, { token: family.token }), 409, 'CONFLICT');
    expect((await list('', family)).some((one) => one.id === caseId)).toBe(false);
    const bodies = {
      decide: { decision: 'no_action', reason },
      note: { text },
      assign: {},
      confirm: undefined,
    };
    for (const [what, body] of Object.entries(bodies))
      expect((await act(family, caseId, what, body)).body.key).toBe('act.ownCase');
    expect((await act(lead, caseId, 'assign', { user_id: family.userId })).body.key).toBe('case.otherParty');
    expect((await act(lead, caseId, 'assign', { user_id: tutor.userId })).body.key).toBe('case.notOperator');
    // Nor beside a case of the same tutor and another family.
    const other = await deal(6000, tutor);
    const next = await report(other.family.token, other.id, 'lessons_not_held');
    expect((await read(family, next)).previous).toEqual([]);
    expect((await read(lead, next)).previous).toMatchObject([{ id: caseId }]);
  });

  it('OPS-339 every act is in the log, with its reason', async () => {
    const { id, family } = await deal();
    const caseId = await report(family.token, id, 'other');
    await act(operator, caseId, 'assign', {});
    await act(operator, caseId, 'decide', { decision: 'ban_review', reason });
    const log = await test.read<Page<AuditEntry>>(`/api/ops/audit?subject=case&id=${caseId}`, lead.token);
    expect(log.data).toMatchObject([
      { action: 'decide', reason, after: { decision: 'ban_review', state: 'decided' } },
      { action: 'assign', after: { assignee: operator.userId } },
    ]);
    const told = await rows(test.db, 'notices', ['path'], {
      user_id: lead.userId,
      text_key: 'notice.case.banReview',
    });
    expect(told).toHaveLength(1);
  });
});

describe('the lists', () => {
  it('API-327 OPS-340 are by state, kind, age, assignee and search; who is not safe comes first', async () => {
    const { id, family, tutor } = await deal();
    const [other, money] = [
      await report(family.token, id, 'other'),
      await report(family.token, id, 'ended_early'),
    ];
    const unsafe = await report(tutor.token, id, 'unsafe');
    await act(operator, money, 'assign', {});
    await change(test.db, 'cases', { due_at: new Date(Date.now() - 1000).toISOString() }, { id: other });
    const opened_at = new Date(Date.now() - 3 * day).toISOString();
    await change(test.db, 'cases', { opened_at }, { id: money });
    const of = async (query: string, by = operator) =>
      (await list(`deal_id=${id}&${query}`, by)).map((one) => one.id);
    expect(await of('state=undecided')).toEqual([unsafe, other, money]);
    expect(await of('overdue=true')).toEqual([other]);
    expect(await of('whose=mine')).toEqual([money]);
    expect(await of('whose=nobody')).toEqual([unsafe, other]);
    expect(await of(`assignee=${operator.userId}`, lead)).toEqual([money]);
    expect(await of('days=2')).toEqual([money]);
    expect(await of('kind=other&state=open')).toEqual([other]);
    expect((await list(`q=${tutor.phone}`)).map((one) => one.id)).toEqual([unsafe, other, money]);
    expect((await list(`q=${money}`)).map((one) => one.id)).toContain(money);
    expectErrors(await test.send('GET /api/ops/cases?kind=none', { token: lead.token }), ['kind']);
  });

  it('API-327 OPS-341 counts what is undecided and the load of each, and names who is not safe', async () => {
    const before = await counts();
    const { id, family } = await deal();
    const caseId = await report(family.token, id, 'unsafe');
    await act(operator, caseId, 'call-back', { at: new Date(Date.now() - 1000).toISOString() });
    const after = await counts();
    const more = (name: 'mine' | 'unsafe' | 'nobody' | 'call_now') => after[name] - before[name];
    expect([more('mine'), more('unsafe'), more('nobody'), more('call_now')]).toEqual([1, 1, 0, 1]);
    expect(after.load.find((one) => one.user_id === operator.userId)?.open).toBe(after.mine);
    expect(after.by_kind.find(({ kind }) => kind === 'unsafe')?.count).toBe(after.unsafe);
    const { data } = await test.read<{ data: UnsafeCase[] }>('/api/ops/cases/unsafe', operator.token);
    const found = data.find((one) => one.id === caseId);
    expect(found).toMatchObject({ side: 'guardian', person: { phone_no: family.phone } });
    for (const path of ['', '/counts', '/unsafe', `/${caseId}`])
      expectFailure(await test.send(`GET /api/ops/cases${path}`, { token: family.token }), 403, 'WRONG_ROLE');
  });
});
