import type { Case, CaseCounts, CaseKind, OpsCase, OpsCaseDetail } from '@porao/contracts';
import { describe, expect, it } from 'vitest';
import { openTestApp, type Saved } from '../../../test/support/app.ts';
import { createFamily, openMarket } from '../../../test/support/family.repository.ts';
import { createUser } from '../../../test/support/people.repository.ts';
import { drain } from '../../../test/support/queue.repository.ts';
import { change, row, rows } from '../../../test/support/rows.repository.ts';
import type { Page } from '../../kit/page.ts';

const test = await openTestApp();
const market = await openMarket(test);
const text = 'He came twice and then never again.';
const reason = 'Looked at with both';
const lead = market.operator;
const operator = await createUser(test.db, 'operator');

/** A deal whose job had one more application. */
async function deal() {
  const family = await createFamily(test.db);
  const { jobId } = await market.publish(family);
  const [tutor, other] = [await market.applicant(jobId), await market.applicant(jobId)];
  await market.confirm(tutor.applicationId);
  const { id } = await row(test.db, 'deals', ['id'], { application_id: tutor.applicationId });
  return { id, jobId, family, tutor, other };
}
const report = async (by: { token: string }, id: number, kind: CaseKind, words = text) => {
  const body = { kind, text: words };
  const sent = await test.send<Saved<Case>>(`POST /api/deals/${id}/cases`, { token: by.token, body });
  return sent.body.data.id;
};
const act = async (by: { token: string }, id: number, what: string, body?: object) => {
  const sent = await test.send(`POST /api/ops/cases/${id}/${what}`, { token: by.token, body });
  expect(sent.status).toBe(200);
};
const read = async (by: { token: string }, id: number) =>
  (await test.read<{ data: OpsCaseDetail }>(`/api/ops/cases/${id}`, by.token)).data;
const counts = async () =>
  (await test.read<{ data: CaseCounts }>('/api/ops/cases/counts', operator.token)).data;
const told = async ({ userId }: { userId: number }, name: string) => {
  await drain(test.db);
  return rows(test.db, 'notices', ['id', 'params'], { user_id: userId, text_key: `notice.${name}` });
};
const waysOf = (notice: { id: number } | undefined) =>
  rows(test.db, 'notice_deliveries', ['channel', 'urgent', 'uncounted'], { notice_id: notice?.id });

describe('another tutor by a decision', () => {
  it('API-377 RUL-057 asks those who were not selected at once; the family is told', async () => {
    const { id, jobId, family, other } = await deal();
    const caseId = await report(family, id, 'no_tutor_came');
    await act(operator, caseId, 'decide', { decision: 'replace_tutor', reason });
    expect(await row(test.db, 'jobs', ['status'], { id: jobId })).toEqual({ status: 'live' });
    const asked = { stage: 'applied', closed_as: null };
    const columns = ['stage', 'closed_as'] as const;
    expect(await row(test.db, 'applications', columns, { id: other.applicationId })).toEqual(asked);
    expect(await told(other, 'application.again')).toHaveLength(1);
    expect(await told(family, 'job.againGuardian')).toHaveLength(1);
    expect(await told(operator, 'case.nobodyAsked')).toEqual([]);
  });

  it('API-377 tells whoever decided where nobody can be asked, and holds all the same', async () => {
    const { id, jobId, family } = await deal();
    await change(test.db, 'deals', { created_at: new Date(Date.now() - 40 * 86_400_000) }, { id });
    const caseId = await report(family, id, 'no_tutor_came');
    await act(operator, caseId, 'decide', { decision: 'replace_tutor', reason });
    expect(await row(test.db, 'deals', ['state'], { id })).toEqual({ state: 'ended' });
    expect(await row(test.db, 'jobs', ['status'], { id: jobId })).toEqual({ status: 'filled' });
    expect(await told(operator, 'case.nobodyAsked')).toMatchObject([{ params: { problem: caseId } }]);
  });

  it('API-377 leaves a family alone that asked before', async () => {
    const { id, family } = await deal();
    const caseId = await report(family, id, 'no_tutor_came');
    const { token } = family;
    await test.send(`POST /api/deals/${id}/end`, { token, body: { why: 'not_suitable' } });
    expect((await test.send(`POST /api/deals/${id}/another-tutor`, { token })).status).toBe(200);
    await act(lead, caseId, 'decide', { decision: 'replace_tutor', reason });
    expect(await told(lead, 'case.nobodyAsked')).toEqual([]);
    // Their own press needs no notice.
    expect(await told(family, 'job.againGuardian')).toEqual([]);
  });
});

describe('who has a case', () => {
  it('API-378 RUL-058 is told of an answer; a further report answers the question to its side', async () => {
    const { id, family } = await deal();
    const caseId = await report(family, id, 'lessons_not_held');
    await act(operator, caseId, 'message', { side: 'guardian', reply: 'tell_more', asks: true });
    const before = await counts();
    expect(await read(operator, caseId)).toMatchObject({ answered: false });
    expect(await report(family, id, 'lessons_not_held', 'It was on the 3rd and the 5th.')).toBe(caseId);
    const detail = await read(operator, caseId);
    expect(detail).toMatchObject({ question: null, answered: true });
    expect(detail.entries.at(-1)).toMatchObject({ kind: 'answer', side: 'guardian' });
    expect(await told(operator, 'case.answered')).toMatchObject([{ params: { problem: caseId } }]);
    expect((await counts()).answered).toBe(before.answered + 1);
    // Without a question it is a further report.
    await report(family, id, 'lessons_not_held', 'And again on the 7th.');
    expect((await read(operator, caseId)).entries.at(-1)).toMatchObject({ kind: 'report' });
    expect(await told(operator, 'case.answered')).toHaveLength(2);
    await act(operator, caseId, 'note', { text: 'Read' });
    expect((await counts()).answered).toBe(before.answered);
  });

  it('API-378 API-327 lists what was answered and whom to call now', async () => {
    const { id, family, tutor } = await deal();
    const [answered, called] = [await report(family, id, 'behaviour'), await report(tutor, id, 'behaviour')];
    for (const one of [answered, called]) await act(operator, one, 'assign', {});
    const list = async (next: string) =>
      (
        await test.read<Page<OpsCase>>(`/api/ops/cases?deal_id=${id}&whose=mine&next=${next}`, operator.token)
      ).data.map((one) => one.id);
    expect([await list('answered'), await list('call')]).toEqual([[], []]);
    await report(family, id, 'behaviour', 'It happened once more.');
    await act(operator, called, 'call-back', { at: new Date(Date.now() - 1000).toISOString() });
    expect([await list('answered'), await list('call')]).toEqual([[answered], [called]]);
  });

  it('API-379 RUL-057 reads why a lead returned the decision', async () => {
    const { id, tutor } = await deal();
    const caseId = await report(tutor, id, 'ended_early');
    await act(operator, caseId, 'decide', { decision: 'waive', reason });
    await act(lead, caseId, 'return', { reason: 'Call the family first' });
    expect((await read(operator, caseId)).entries.at(-1)).toMatchObject({
      kind: 'note',
      text: 'Call the family first',
    });
    const params = { problem: caseId, reason: 'Call the family first' };
    expect(await told(operator, 'case.returned')).toMatchObject([{ params }]);
  });

  it('OPS-350 had no part in the decision before an appeal, and is told so', async () => {
    const { id, tutor } = await deal();
    const caseId = await report(tutor, id, 'ended_early');
    await act(operator, caseId, 'decide', { decision: 'waive', reason });
    await act(lead, caseId, 'confirm');
    expect(await read(lead, caseId)).toMatchObject({ left_to_others: false });
    await act(operator, caseId, 'appeal', { side: 'guardian', text: 'There were lessons.' });
    for (const one of [operator, lead])
      expect(await read(one, caseId)).toMatchObject({ left_to_others: true });
    expect(await read(await createUser(test.db, 'lead'), caseId)).toMatchObject({ left_to_others: false });
  });
});

describe('messages of a case', () => {
  it('NTF-088 reach operators at once, also by text message, where somebody is not safe', async () => {
    const { id, family } = await deal();
    const ways = async (kind: CaseKind) => {
      const problem = await report(family, id, kind);
      const notices = await told(operator, 'case.new');
      return waysOf(notices.find(({ params }) => (params as { problem: number }).problem === problem));
    };
    expect(await ways('other')).toEqual([]);
    const pressing = { urgent: true, uncounted: true };
    expect(await ways('unsafe')).toEqual(['push', 'sms'].map((channel) => ({ channel, ...pressing })));
  });

  it('NTF-088 ask beyond the limit of a day, and at any hour about who is not safe', async () => {
    const { id, family } = await deal();
    const sms = async (kind: CaseKind, asks: boolean) => {
      const caseId = await report(family, id, kind);
      await act(operator, caseId, 'message', { side: 'guardian', reply: 'tell_more', asks });
      const [notice] = (await told(family, asks ? 'case.question' : 'case.message')).slice(-1);
      const found = (await waysOf(notice)).find(({ channel }) => channel === 'sms');
      return [found?.urgent, found?.uncounted];
    };
    expect(await sms('other', false)).toEqual([false, false]);
    expect(await sms('other', true)).toEqual([false, true]);
    expect(await sms('unsafe', false)).toEqual([true, true]);
    expect(await sms('unsafe', true)).toEqual([true, true]);
  });

  it('OPS-374 a review of an account is asked of leads only where there is one', async () => {
    const { id, jobId, tutor, family } = await deal();
    const [one, two] = [await report(tutor, id, 'behaviour'), await report(family, id, 'behaviour')];
    await change(test.db, 'jobs', { parent_id: null }, { id: jobId });
    const before = (await told(lead, 'case.banReview')).length;
    await act(operator, one, 'decide', { decision: 'ban_review', reason });
    expect(await told(lead, 'case.banReview')).toHaveLength(before);
    await act(operator, two, 'decide', { decision: 'ban_review', reason });
    expect((await told(lead, 'case.banReview')).at(-1)).toMatchObject({ params: { account: tutor.userId } });
  });
});
