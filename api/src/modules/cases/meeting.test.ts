import type { Case, OpsCase, OpsCaseDetail } from '@porao/contracts';
import { expect, it } from 'vitest';
import { expectErrors, expectFailure, openTestApp, type Saved } from '../../../test/support/app.ts';
import { createTutor } from '../../../test/support/people.repository.ts';
import { drain } from '../../../test/support/queue.repository.ts';
import { change, row, rows } from '../../../test/support/rows.repository.ts';
import { later, openVisits } from '../../../test/support/visits.ts';
import type { Page } from '../../kit/page.ts';
import { grantRole } from '../roles/index.ts';
import { sweepCases } from './index.ts';

const test = await openTestApp();
const { market, meeting, textsTo } = await openVisits(test);
const text = 'The door was locked and I was not let out.';

const report = (token: string, id: number, body: object = { kind: 'unsafe', text }) =>
  test.send<Saved<Case>>(`POST /api/visits/${id}/cases`, { token, body });
const list = async (path: string, token: string) => (await test.read<{ data: Case[] }>(path, token)).data;
const ops = <T>(path: string) => test.read<T>(`/api/ops/cases${path}`, market.operator.token);
const act = (id: number, what: string, body: object) => market.act(`cases/${id}/${what}`, body);
const pathsOf = (userId: number, text_key: string) =>
  rows(test.db, 'notices', ['path'], { user_id: userId, text_key });

it('RUL-076 API-434 who is not safe at a meeting reports it before there is a deal, once for each side', async () => {
  const { family, tutor, id } = await meeting();
  const sent = await Promise.all([1, 2, 3].map(() => report(tutor.token, id)));
  const [first] = sent.map(({ body }) => body.data);
  expect(new Set(sent.map(({ body }) => body.data.id)).size).toBe(1);
  expect(first).toMatchObject({ kind: 'unsafe', state: 'open', deal_id: null, mine: true });
  const minutes = (Date.parse(first?.decide_by ?? '') - Date.now()) / 60_000;
  expect(Math.round(minutes)).toBe(120);
  expect(await list(`/api/visits/${id}/cases`, tutor.token)).toHaveLength(1);
  // The other side knows nothing of it.
  expect(await list(`/api/visits/${id}/cases`, family.token)).toEqual([]);
  expect((await report(family.token, id)).body.data.id).not.toBe(first?.id);
});

it('RUL-076 API-434 only the sides of an agreed meeting of 30 days report, and only that', async () => {
  const { family, tutor, jobId, id } = await meeting();
  const stranger = await createTutor(test.db);
  expectFailure(await report(stranger.token, id), 404, 'NOT_FOUND');
  expectFailure(await test.send(`GET /api/visits/${id}/cases`, stranger), 404, 'NOT_FOUND');
  const waiting = await market.applicant(jobId);
  for (const { token } of [waiting, family])
    expectFailure(await report(token, waiting.applicationId), 404, 'NOT_FOUND');
  expectErrors(await report(tutor.token, id, { kind: 'unpaid', text }), ['kind']);
  expectErrors(await report(tutor.token, id, { kind: 'unsafe', text: 'Help' }), ['text']);
  const days = (count: number) =>
    change(test.db, 'applications', { meeting_agreed_at: later(-count * 24 * 60 - 5) }, { id });
  await days(29);
  expect((await report(family.token, id)).status).toBe(200);
  await days(30);
  expectFailure(await report(tutor.token, id), 404, 'NOT_FOUND');
  // An old one is still followed.
  expect(await list(`/api/visits/${id}/cases`, family.token)).toHaveLength(1);
});

it('RUL-076 is reported, too, once the family asked another tutor or the application ended', async () => {
  const { family, tutor, jobId, id, ask } = await meeting();
  const other = await market.applicant(jobId);
  await ask(other.applicationId);
  expect((await report(tutor.token, id)).status).toBe(200);
  await market.confirm(other.applicationId);
  expect((await report(family.token, id)).status).toBe(200);
});

it('RUL-076 OPS-456 operators have it before all others, with both people and no deal, and decide it', async () => {
  const { family, tutor, jobId, id } = await meeting();
  const { id: caseId } = (await report(family.token, id)).body.data;
  await drain(test.db);
  expect((await textsTo(market.operator.phone)).at(-1)).toContain('not safe');
  const { data: found } = await ops<Page<OpsCase>>('?kind=unsafe&state=undecided');
  expect(found.find((one) => one.id === caseId)).toMatchObject({
    deal_id: null,
    tuition_job_offer_id: jobId,
    side: 'guardian',
    tutor: { user_id: tutor.userId },
    guardian: { user_id: family.userId },
  });
  const { data: unsafe } = await ops<{ data: { id: number }[] }>('/unsafe');
  expect(unsafe.map((one) => one.id)).toContain(caseId);
  const { data } = await ops<{ data: OpsCaseDetail }>(`/${caseId}`);
  expect(data).toMatchObject({ deal: null, deal_id: null });
  expect(data.choices.map(({ decision }) => decision)).toEqual(['warn', 'ban_review', 'no_action']);
  expect(JSON.stringify(data)).not.toContain('Flat 4C');
  const asked = { side: 'tutor', reply: 'tell_more', asks: true };
  expect((await act(caseId, 'message', asked)).status).toBe(200);
  expect(await pathsOf(tutor.userId, 'notice.case.question')).toEqual([{ path: '/tutor/visit' }]);
  const [question] = await list(`/api/visits/${id}/cases`, tutor.token);
  expect(question).toMatchObject({ id: caseId, mine: false, written: [] });
  const answer = { token: tutor.token, body: { text: 'I was late and left early.' } };
  expect((await test.send(`POST /api/cases/${caseId}/answer`, answer)).status).toBe(200);
  expectFailure(
    await act(caseId, 'decide', { decision: 'replace_tutor', reason: 'Not offered' }),
    409,
    'CONFLICT',
  );
  const decided = { decision: 'ban_review', reason: 'He was heard.', end_deal: true };
  expect((await act(caseId, 'decide', decided)).status).toBe(200);
  await drain(test.db);
  expect(await pathsOf(family.userId, 'notice.case.decided')).toEqual([{ path: '/parent/dashboard/visit' }]);
  expect(await pathsOf(tutor.userId, 'notice.case.decided')).toEqual([{ path: '/tutor/visit' }]);
  expect(await row(test.db, 'case_decisions', ['end_deal'], { case_id: caseId })).toEqual({
    end_deal: false,
  });
  const appeal = { token: tutor.token, body: { text: 'I was not heard before it.' } };
  expect((await test.send(`POST /api/cases/${caseId}/appeal`, appeal)).status).toBe(200);
});

it('RUL-076 leads are told where nobody decided it in 2 hours; an operator who was there decides nothing', async () => {
  const { family, id } = await meeting();
  const { id: caseId } = (await report(family.token, id)).body.data;
  for (const minutes of [121, 122]) await sweepCases(test.db, later(minutes));
  const { userId: user_id } = market.operator;
  const told = await rows(test.db, 'notices', ['source'], { user_id, text_key: 'notice.case.overdue' });
  expect(told.filter(({ source }) => source.startsWith(`case overdue ${caseId} `))).toHaveLength(1);
  await grantRole(test.db, family.userId, 'lead', { actor: null, reason: 'test' });
  const token = family.token;
  const body = { decision: 'no_action', reason: 'It was nothing.' };
  expectFailure(await test.send(`POST /api/ops/cases/${caseId}/decide`, { token, body }), 409, 'CONFLICT');
  expectFailure(await test.send(`GET /api/ops/cases/${caseId}`, { token }), 409, 'CONFLICT');
});

it('RUL-076 once there is a deal it is a case of that, also one that is reported at the same moment', async () => {
  const { family, tutor, id } = await meeting();
  const { id: caseId } = (await report(family.token, id)).body.data;
  await market.appoint(id);
  const [sent] = await Promise.all([report(tutor.token, id), market.move(id, 'confirm')]);
  const { id: dealId } = await row(test.db, 'deals', ['id'], { application_id: id });
  expect(await list(`/api/deals/${dealId}/cases`, family.token)).toMatchObject([
    { id: caseId, deal_id: dealId },
  ]);
  expect(await list(`/api/deals/${dealId}/cases`, tutor.token)).toMatchObject([
    { id: sent.body.data.id, deal_id: dealId },
  ]);
  const { data } = await ops<{ data: OpsCaseDetail }>(`/${caseId}`);
  expect(data.deal?.id).toBe(dealId);
  // A further report joins it, by either way.
  expect((await report(family.token, id)).body.data.id).toBe(caseId);
});
