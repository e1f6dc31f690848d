import { afterAll, describe, expect, it } from 'vitest';
import { openServer } from '../../src/kit/database/open.ts';
import { appOver, openTestApp } from '../support/app.ts';
import { createJob } from '../support/jobs.repository.ts';
import { createTutor } from '../support/people.repository.ts';
import { testServices } from '../support/services.ts';
import { type Clone, cloneTutors } from './clones.repository.ts';

const test = await openTestApp();
/** A tutor who may apply. */
const model = (await createTutor(test.db)).tutorId;
const apps = [test.app];
// For the database a second API process: a pool of its own.
if (test.url) {
  const second = openServer(test.url, { timeLimits: false, onConnectionError: () => {} });
  afterAll(second.close);
  apps.push(appOver(testServices(second.db)));
}

const apply = async (jobId: number, { token }: Clone, index: number) => {
  const app = apps[index % apps.length] ?? test.app;
  const headers = { authorization: `Bearer ${token}` };
  return (await app.request(`/api/apply/${jobId}`, { method: 'POST', headers })).status;
};
const applicants = async (jobId: number) =>
  (await test.db.selectFrom('applications').select('tutor_id').where('job_id', '=', jobId).execute()).map(
    ({ tutor_id }) => tutor_id,
  );
const shownTotal = async (jobId: number) => {
  const { body } = await test.send<{ data: { total_application: number } }>(`GET /api/job-board/${jobId}`);
  return body.data.total_application;
};
const times = <T>(statuses: readonly T[], status: T) => statuses.filter((one) => one === status).length;

describe('at the same time', () => {
  it('API-061 200 tutors apply to one job: each once, and all counted', async () => {
    const jobId = await createJob(test.db);
    const tutors = await cloneTutors(test.db, model, 200);
    const statuses = await Promise.all(tutors.map((tutor, index) => apply(jobId, tutor, index)));
    expect(times(statuses, 200)).toBe(200);
    expect((await applicants(jobId)).toSorted((a, b) => a - b)).toEqual(
      tutors.map(({ tutorId }) => tutorId).toSorted((a, b) => a - b),
    );
    expect(await shownTotal(jobId)).toBe(200);
  });

  it('API-061 50 presses of one tutor: one application, 49 refusals', async () => {
    const [jobId, tutor] = [await createJob(test.db), await createTutor(test.db)];
    const statuses = await Promise.all(Array.from({ length: 50 }, (_, index) => apply(jobId, tutor, index)));
    expect([times(statuses, 200), times(statuses, 409)]).toEqual([1, 49]);
    expect(await applicants(jobId)).toEqual([tutor.tutorId]);
    expect(await shownTotal(jobId)).toBe(1);
  });
});
