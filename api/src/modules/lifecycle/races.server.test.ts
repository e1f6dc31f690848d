import { describe, expect, inject, it } from 'vitest';
import { expectFailure, openTestApp } from '../../../test/support/app.ts';
import { approveBody, createFamily, openMarket } from '../../../test/support/family.repository.ts';
import { createJob } from '../../../test/support/jobs.repository.ts';
import { createUser, type TestPerson } from '../../../test/support/people.repository.ts';
import { change, row, rows } from '../../../test/support/rows.repository.ts';
import { expireJobs } from './index.ts';

const test = await openTestApp();
const market = await openMarket(test);

const operators = async () => [market.operator, await createUser(test.db, 'operator')] as const;
const moveAs = (token: string, id: number, to: string) =>
  test.send(`POST /api/ops/applications/${id}/move`, { token, body: { to } });
/** The embedded database has one connection: nothing new comes of trying often. */
const rounds = inject('database').kind === 'postgres' ? 8 : 2;
const statusesOf = (answers: { status: number }[]) =>
  answers.map((answer) => answer.status).toSorted((a, b) => a - b);
const confirmedOf = async (job_id: number) =>
  (await rows(test.db, 'applications', ['stage'], { job_id })).filter(
    ({ stage }) => stage === 'confirm' || stage === 'payment',
  );
const count = async (table: 'deals' | 'invoices', ids: number[]) =>
  (await test.db.selectFrom(table).select('id').where('application_id', 'in', ids).execute()).length;

describe('operators at the same moment', () => {
  it('RUL-042 two confirm two applications of one job: one wins, the other gets a clear conflict', async () => {
    const [first, second] = await operators();
    for (let round = 0; round < rounds; round++) {
      const { jobId } = await market.publish(await createFamily(test.db));
      const [one, two] = [await market.applicant(jobId), await market.applicant(jobId)];
      const ids = [one.applicationId, two.applicationId];
      for (const id of ids) await market.move(id, 'shortlisted');
      // Each operator appoints and confirms another tutor as fast as the answers come.
      const settle = async (token: string, id: number) => {
        const appointed = await moveAs(token, id, 'appointed');
        return appointed.status === 200 ? moveAs(token, id, 'confirm') : appointed;
      };
      const answers = await Promise.all([
        settle(first.token, one.applicationId),
        settle(second.token, two.applicationId),
      ]);
      expect(statusesOf(answers)).toEqual([200, 409]);
      const lost = answers.find((answer) => answer.status === 409);
      if (lost) expectFailure(lost, 409, 'CONFLICT');
      expect(await confirmedOf(jobId)).toHaveLength(1);
      expect([await count('deals', ids), await count('invoices', ids)]).toEqual([1, 1]);
    }
  });

  it('RUL-042 two confirm one application: one deal, one invoice', async () => {
    const [first, second] = await operators();
    for (let round = 0; round < rounds; round++) {
      const { jobId } = await market.publish(await createFamily(test.db));
      const [one, two] = [await market.applicant(jobId), await market.applicant(jobId)];
      await market.appoint(one.applicationId);
      await market.move(two.applicationId, 'shortlisted');
      const answers = await Promise.all([
        moveAs(first.token, one.applicationId, 'confirm'),
        moveAs(second.token, one.applicationId, 'confirm'),
        moveAs(second.token, two.applicationId, 'confirm'),
      ]);
      expect(statusesOf(answers)).toEqual([200, 409, 409]);
      for (const answer of answers.filter(({ status }) => status === 409)) {
        expectFailure(answer, 409, 'CONFLICT');
      }
      const ids = [one.applicationId, two.applicationId];
      expect([await count('deals', ids), await count('invoices', ids)]).toEqual([1, 1]);
    }
  });

  it('RUL-042 two approve one request: one job', async () => {
    const [first, second] = await operators();
    const id = await market.request(await createFamily(test.db));
    const approve = ({ token }: TestPerson) =>
      test.send(`POST /api/ops/requests/${id}/approve`, { token, body: approveBody() });
    const answers = await Promise.all([first, second, first, second].map(approve));
    expect(statusesOf(answers)).toEqual([200, 409, 409, 409]);
    expect(await rows(test.db, 'jobs', ['id'], { request_id: id })).toHaveLength(1);
  });

  it('RUL-042 a tutor declines while an operator confirms: one of both happens, whole', async () => {
    for (let round = 0; round < rounds; round++) {
      const { jobId } = await market.publish(await createFamily(test.db));
      const tutor = await market.applicant(jobId);
      await market.appoint(tutor.applicationId);
      const [declined, confirmed] = await Promise.all([
        test.send(`POST /api/decline/${jobId}`, { token: tutor.token }),
        market.move(tutor.applicationId, 'confirm'),
      ]);
      expect(statusesOf([declined, confirmed])).toEqual([200, 409]);
      expect(await count('deals', [tutor.applicationId])).toBe(confirmed.status === 200 ? 1 : 0);
    }
  });
});

describe('expiry', () => {
  const overdue = async (jobId: number) => {
    const past = new Date(Date.now() - 1000);
    await change(test.db, 'jobs', { live_until: past }, { id: jobId });
  };

  it('RUL-042 takes jobs off the board after 30 days, each once however many processes run it', async () => {
    const family = await createFamily(test.db);
    const tutors = [];
    for (let index = 0; index < 5; index++) {
      const { jobId } = await market.publish(family);
      tutors.push({ ...(await market.applicant(jobId)), jobId });
      await overdue(jobId);
    }
    // More than one batch of the timer.
    for (let index = 0; index < 55; index++) await overdue(await createJob(test.db));
    const { jobId: fresh } = await market.publish(family);
    const times = ['live_until', 'created_at'] as const;
    const { live_until, created_at } = await row(test.db, 'jobs', times, { id: fresh });
    expect(Math.round((Date.parse(live_until) - Date.parse(created_at)) / 86_400_000)).toBe(30);
    // Already over for tutors, before the timer has come by.
    const { token: late } = await market.applicant(fresh);
    expectFailure(await test.send(`POST /api/apply/${tutors[0]?.jobId}`, { token: late }), 409, 'JOB_CLOSED');

    const expired = await Promise.all([expireJobs(test.db), expireJobs(test.db), expireJobs(test.db)]);
    expect(expired.reduce((sum, number) => sum + number)).toBe(60);
    const entries = await rows(test.db, 'transitions', ['entity_id'], { entity: 'job', to_state: 'expired' });
    expect(entries).toHaveLength(60);
    expect(new Set(entries.map(({ entity_id }) => entity_id)).size).toBe(60);
    for (const { token } of tutors) {
      const { body } = await test.send('GET /api/tutoring/jobs/closed', { token });
      expect(body).toMatchObject({
        data: [{ closed_reason: 'The job ended after 30 days without a decision.' }],
      });
    }
    expect(await rows(test.db, 'jobs', ['id'], { status: 'live' })).toContainEqual({ id: fresh });
    const path = '/api/tutor-request?per_page=100';
    const requests = await test.read<{ data: { stage: string }[] }>(path, family.token);
    expect(requests.data.filter(({ stage }) => stage === 'Closed')).toHaveLength(5);
  });
});
