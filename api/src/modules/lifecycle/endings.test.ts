import type { JobCount, JobHistoryItem, TutorRequest } from '@porao/contracts';
import { expect, it } from 'vitest';
import { expectFailure, openTestApp } from '../../../test/support/app.ts';
import { createFamily, openMarket } from '../../../test/support/family.repository.ts';
import { createTutor } from '../../../test/support/people.repository.ts';
import { row } from '../../../test/support/rows.repository.ts';
import type { Page } from '../../kit/page.ts';

const test = await openTestApp();
const market = await openMarket(test);

const stage = async (type: string, token: string) =>
  (await test.read<Page<JobHistoryItem>>(`/api/tutoring/jobs/${type}`, token)).data;

it('RUL-042 a tutor withdraws or declines before, and cannot cancel after, confirmation', async () => {
  const { jobId } = await market.publish(await createFamily(test.db));
  const [one, two] = [await market.applicant(jobId), await market.applicant(jobId)];
  const three = await market.applicant(jobId);
  const leave = (how: 'withdraw' | 'decline', token: string) =>
    test.send(`POST /api/${how}/${jobId}`, { token, body: { reason: 'Moved away' } });
  expectFailure(await leave('withdraw', (await createTutor(test.db)).token), 404, 'NOT_FOUND');
  expectFailure(await leave('decline', one.token), 409, 'CONFLICT');
  expect((await leave('withdraw', one.token)).status).toBe(200);
  expect(await stage('closed', one.token)).toMatchObject([
    { jobId, closed_reason: 'The application was withdrawn. Moved away' },
  ]);
  expectFailure(await test.send(`POST /api/apply/${jobId}`, { token: one.token }), 409, 'ALREADY_APPLIED');
  await market.appoint(two.applicationId);
  expectFailure(await leave('withdraw', two.token), 409, 'CONFLICT');
  expect((await leave('decline', two.token)).status).toBe(200);
  await market.confirm(three.applicationId);
  expectFailure(await leave('withdraw', three.token), 409, 'CONFLICT');
  expectFailure(await leave('decline', three.token), 409, 'CONFLICT');
  expect(await stage('confirm', three.token)).toHaveLength(1);
});

it('RUL-042 shortlists at most five, and closes with a reason only', async () => {
  const { jobId } = await market.publish(await createFamily(test.db));
  const first = await market.applicant(jobId);
  const ids = [first.applicationId];
  for (let index = 0; index < 4; index++) ids.push((await market.applicant(jobId)).applicationId);
  for (const id of ids) expect((await market.move(id, 'shortlisted')).status).toBe(200);
  const { applicationId: sixth } = await market.applicant(jobId);
  expectFailure(await market.move(sixth, 'shortlisted'), 409, 'CONFLICT');
  expectFailure(await market.move(sixth, 'not_selected'), 422, 'VALIDATION');
  const closed_reason = 'No answer in three days';
  expect((await market.move(first.applicationId, 'timed_out', closed_reason)).status).toBe(200);
  expect((await market.move(sixth, 'shortlisted')).status).toBe(200);
  expect(await stage('closed', first.token)).toMatchObject([{ closed_reason }]);
});

it('RUL-042 a cancelled job leaves the board; its tutors and its guardian read why', async () => {
  const family = await createFamily(test.db);
  const { jobId, requestId } = await market.publish(family);
  const tutor = await market.applicant(jobId);
  const cancel = (body: object) => market.act(`jobs/${jobId}/cancel`, body);
  expectFailure(await cancel({}), 422, 'VALIDATION');
  await cancel({ reason: 'The family found a tutor' });
  expectFailure(await cancel({ reason: 'Again' }), 409, 'CONFLICT');
  const english = 'The job was cancelled. The family found a tutor';
  expect(await stage('closed', tutor.token)).toMatchObject([{ closed_reason: english }]);
  const { data } = await test.read<{ data: TutorRequest }>(`/api/tutor-request/${requestId}`, family.token);
  expect(data).toMatchObject({ stage: 'Closed', stage_reason: english });
  const bengali = 'টিউশনটি বাতিল করা হয়েছে। The family found a tutor';
  const { token } = market.operator;
  for (const [path, reader, answer] of [
    ['tutoring/jobs/closed', tutor.token, [{ closed_reason: bengali }]],
    [`tutor-request/${requestId}`, family.token, { stage_reason: bengali }],
    [`ops/jobs/${jobId}/applications`, token, [{ closed_reason: bengali }]],
    [`ops/requests/${requestId}`, token, { request: { stage_reason: bengali } }],
    [`ops/history/application/${tutor.applicationId}`, token, [{}, { reason: bengali }]],
  ] as const) {
    const headers = { 'accept-language': 'bn' };
    const { body } = await test.send(`GET /api/${path}`, { token: reader, headers });
    expect(body).toMatchObject({ data: answer });
  }
  const late = await createTutor(test.db);
  expectFailure(await test.send(`POST /api/apply/${jobId}`, { token: late.token }), 409, 'JOB_CLOSED');
});

it('API-022 counts of the dashboard stay exact through every move', async () => {
  const tutor = await createTutor(test.db);
  const counts = async () => {
    const { data } = await test.read<{ data: JobCount[] }>('/api/tutoring/job-counts', tutor.token);
    return Object.fromEntries(data.map(({ id, count }) => [id, count]));
  };
  const { jobId } = await market.publish(await createFamily(test.db));
  const { applicationId } = await market.applicant(jobId, tutor);
  expect(await counts()).toMatchObject({ applied: 1, closed: 0 });
  await market.move(applicationId, 'shortlisted');
  expect(await counts()).toMatchObject({ applied: 0, shortlisted: 1 });
  await market.move(applicationId, 'appointed');
  expect(await counts()).toMatchObject({ shortlisted: 0, appointed: 1 });
  await market.move(applicationId, 'confirm');
  expect(await counts()).toMatchObject({ appointed: 0, confirm: 1, payment: 1 });
  const { id } = await row(test.db, 'invoices', ['id'], { application_id: applicationId });
  await market.act(`invoices/${id}/paid`, { reason: 'bKash 8X7' });
  expect(await counts()).toMatchObject({ confirm: 1, payment: 0, closed: 0 });
});
