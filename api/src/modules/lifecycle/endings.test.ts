import type { Candidate, JobHistoryItem, TutorInvoice, TutorRequest } from '@porao/contracts';
import { describe, expect, it } from 'vitest';
import { expectFailure, openTestApp } from '../../../test/support/app.ts';
import { createFamily, openMarket } from '../../../test/support/family.repository.ts';
import { createTutor, createUser } from '../../../test/support/people.repository.ts';
import type { Page } from '../../kit/page.ts';

const test = await openTestApp();
const market = await openMarket(test);

const get = async <T>(path: string, token?: string) =>
  (await test.send<T>(`GET ${path}`, token ? { token } : {})).body;
const stage = async (type: string, token: string) =>
  (await get<Page<JobHistoryItem>>(`/api/tutoring/jobs/${type}`, token)).data;

describe('endings', () => {
  it('RUL-042 a tutor withdraws or declines before, and cannot cancel after, confirmation', async () => {
    const { jobId } = await market.publish(await createFamily(test.db));
    const [one, two, three] = [
      await market.applicant(jobId),
      await market.applicant(jobId),
      await market.applicant(jobId),
    ];
    const leave = (how: 'withdraw' | 'decline', token: string) =>
      test.send(`POST /api/${how}/${jobId}`, { token, body: { reason: 'Moved away' } });
    expectFailure(await leave('withdraw', (await createTutor(test.db)).token), 404, 'NOT_FOUND');
    expectFailure(await leave('decline', one.token), 409, 'CONFLICT');
    expect((await leave('withdraw', one.token)).status).toBe(200);
    expect(await stage('closed', one.token)).toMatchObject([
      { jobId, closed_reason: 'The application was withdrawn. Moved away' },
    ]);
    expectFailure(await test.send(`POST /api/apply/${jobId}`, { token: one.token }), 409, 'ALREADY_APPLIED');
    await market.move(two.applicationId, 'shortlisted');
    await market.move(two.applicationId, 'appointed');
    expectFailure(await leave('withdraw', two.token), 409, 'CONFLICT');
    expect((await leave('decline', two.token)).status).toBe(200);
    await market.confirm(three.applicationId);
    expectFailure(await leave('withdraw', three.token), 409, 'CONFLICT');
    expectFailure(await leave('decline', three.token), 409, 'CONFLICT');
    expect(await stage('confirm', three.token)).toHaveLength(1);
  });

  it('RUL-042 shortlists at most five, and closes with a reason only', async () => {
    const { jobId } = await market.publish(await createFamily(test.db));
    const tutors = [];
    for (let index = 0; index < 6; index++) tutors.push(await market.applicant(jobId));
    for (const tutor of tutors.slice(0, 5)) {
      expect((await market.move(tutor.applicationId, 'shortlisted')).status).toBe(200);
    }
    const sixth = tutors[5]?.applicationId ?? 0;
    expectFailure(await market.move(sixth, 'shortlisted'), 409, 'CONFLICT');
    expectFailure(await market.move(sixth, 'not_selected'), 422, 'VALIDATION');
    expect(
      (await market.move(tutors[0]?.applicationId ?? 0, 'timed_out', 'No answer in three days')).status,
    ).toBe(200);
    expect((await market.move(sixth, 'shortlisted')).status).toBe(200);
    expect(await stage('closed', tutors[0]?.token ?? '')).toMatchObject([
      { closed_reason: 'No answer in three days' },
    ]);
    expectFailure(await market.move(2_000_000, 'shortlisted'), 404, 'NOT_FOUND');
  });

  it('RUL-042 a cancelled job leaves the board; its tutors and its guardian read why', async () => {
    const family = await createFamily(test.db);
    const { jobId, requestId } = await market.publish(family);
    const tutor = await market.applicant(jobId);
    const cancel = (body: object) =>
      test.send(`POST /api/ops/jobs/${jobId}/cancel`, { token: market.operator.token, body });
    expectFailure(await cancel({}), 422, 'VALIDATION');
    await cancel({ reason: 'The family found a tutor' });
    expectFailure(await cancel({ reason: 'Again' }), 409, 'CONFLICT');
    expect(await stage('closed', tutor.token)).toMatchObject([
      { closed_reason: 'The job was cancelled. The family found a tutor' },
    ]);
    const { data } = await get<{ data: TutorRequest }>(`/api/tutor-request/${requestId}`, family.token);
    expect(data).toMatchObject({
      stage: 'Closed',
      stage_reason: 'The job was cancelled. The family found a tutor',
    });
    const bengali = 'টিউশনটি বাতিল করা হয়েছে। The family found a tutor';
    const read = async (path: string, token: string) =>
      (await test.send<object>(`GET ${path}`, { token, headers: { 'accept-language': 'bn' } })).body;
    expect(await read('/api/tutoring/jobs/closed', tutor.token)).toMatchObject({
      data: [{ closed_reason: bengali }],
    });
    expect(await read(`/api/tutor-request/${requestId}`, family.token)).toMatchObject({
      data: { stage_reason: bengali },
    });
    const { token } = market.operator;
    expect(await read(`/api/ops/jobs/${jobId}/applications`, token)).toMatchObject({
      data: [{ closed_reason: bengali }],
    });
    expect(await read(`/api/ops/requests/${requestId}`, token)).toMatchObject({
      data: { request: { stage_reason: bengali } },
    });
    const history = await read(`/api/ops/history/application/${tutor.applicationId}`, token);
    expect(history).toMatchObject({ data: [{}, { reason: bengali }] });
    expectFailure(
      await test.send(`POST /api/apply/${jobId}`, { token: (await createTutor(test.db)).token }),
      409,
      'JOB_CLOSED',
    );
  });

  it('API-022 counts of the dashboard stay exact through every move', async () => {
    const tutor = await createTutor(test.db);
    const counts = async () => {
      const { data } = await get<{ data: { id: string; count: number }[] }>(
        '/api/tutoring/job-counts',
        tutor.token,
      );
      return Object.fromEntries(data.map((row) => [row.id, row.count]));
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
    const [invoice] = (await get<Page<TutorInvoice>>('/api/tutor/invoices', tutor.token)).data;
    await test.send(`POST /api/ops/invoices/${invoice?.id}/paid`, {
      token: market.operator.token,
      body: { reason: 'bKash 8X7' },
    });
    expect(await counts()).toMatchObject({ confirm: 1, payment: 0, closed: 0 });
  });

  it('API-142 candidates and deals of another family stay out of reach', async () => {
    const [family, other] = [await createFamily(test.db), await createFamily(test.db)];
    const { jobId, requestId } = await market.publish(family);
    await market.applicant(jobId);
    const own = await get<Page<Candidate>>(`/api/tutor-request/${requestId}/candidates`, family.token);
    expect(own.total).toBe(1);
    expectFailure(
      await test.send(`GET /api/tutor-request/${requestId}/candidates`, { token: other.token }),
      404,
      'NOT_FOUND',
    );
    const operator = await createUser(test.db, 'operator');
    expectFailure(
      await test.send(`GET /api/tutor-request/${requestId}/candidates`, { token: operator.token }),
      403,
      'WRONG_ROLE',
    );
  });
});
