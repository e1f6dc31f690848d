import type { JobCard } from '@porao/contracts';
import { describe, expect, it } from 'vitest';
import { expectFailure, openTestApp } from '../../../test/support/app.ts';
import { createJob } from '../../../test/support/jobs.repository.ts';
import { createParent, createTutor } from '../../../test/support/people.repository.ts';
import type { Page } from '../../kit/page.ts';

const test = await openTestApp();

const save = (token: string, jobId: number) =>
  test.send('POST /api/saved-jobs', { token, body: { tuition_job_offer_id: jobId } });
const list = async (token: string, path = '/api/saved-jobs') =>
  (await test.send<Page<JobCard>>(`GET ${path}`, { token })).body;

describe('saved jobs', () => {
  it('API-064 saves a job, and saving it again changes nothing', async () => {
    const [jobId, tutor] = [await createJob(test.db), await createTutor(test.db)];
    const first = await save(tutor.token, jobId);
    expect(first.body).toMatchObject({
      status: 'success',
      message: 'Job saved successfully.',
      data: { tutor_id: tutor.tutorId, tuition_job_offer_id: jobId },
    });
    expect((await save(tutor.token, jobId)).body).toEqual(first.body);
    expect((await list(tutor.token)).total).toBe(1);
  });

  it('API-063 API-007 lists own saves only, newest save first, ten a page', async () => {
    const [tutor, other] = [await createTutor(test.db), await createTutor(test.db)];
    const jobs: number[] = [];
    for (let index = 0; index < 12; index++) jobs.push(await createJob(test.db));
    for (const jobId of jobs) await save(tutor.token, jobId);
    await save(other.token, jobs[0] ?? 0);
    const [first, second] = [await list(tutor.token), await list(tutor.token, '/api/saved-jobs?page=2')];
    expect(first).toMatchObject({ total: 12, current_page: 1, last_page: 2 });
    expect([...first.data, ...second.data].map((card) => card.id)).toEqual(jobs.toReversed());
    expect(first.data[0]?.saved_by).toEqual([{ tutor_id: tutor.tutorId, tuition_job_offer_id: jobs.at(-1) }]);
    expect((await list(other.token)).total).toBe(1);
  });

  it("API-065 API-142 removes by job id, and leaves another tutor's save alone", async () => {
    const jobId = await createJob(test.db);
    const [tutor, other] = [await createTutor(test.db), await createTutor(test.db)];
    await save(tutor.token, jobId);
    await save(other.token, jobId);
    const remove = () => test.send(`DELETE /api/saved-jobs/${jobId}`, { token: tutor.token });
    expect((await remove()).body).toMatchObject({ status: 'success', message: 'Job removed successfully.' });
    expect((await list(tutor.token)).total).toBe(0);
    expect((await list(other.token)).total).toBe(1);
    expectFailure(await remove(), 404, 'NOT_FOUND');
    expect((await list(other.token)).total).toBe(1);
  });

  it('saves neither unknown nor closed jobs, and hides those that closed since', async () => {
    const tutor = await createTutor(test.db);
    const closed = await createJob(test.db, { status: 'expired' });
    expectFailure(await save(tutor.token, closed), 404, 'NOT_FOUND');
    expectFailure(await save(tutor.token, 2_147_483_647), 404, 'NOT_FOUND');
    const closing = await createJob(test.db);
    await save(tutor.token, closing);
    await test.db.updateTable('jobs').set({ status: 'filled' }).where('id', '=', closing).execute();
    expect(await list(tutor.token)).toMatchObject({ data: [], total: 0, last_page: 1 });
  });

  it('is for tutors', async () => {
    const parent = await createParent(test.db);
    expectFailure(await save(parent.token, 1), 403, 'WRONG_ROLE');
  });
});

describe('available jobs', () => {
  it('API-066 lists the open jobs of the preferred areas, and API-069 nearby-jobs counts the same', async () => {
    const tutor = await createTutor(test.db, { bare: true });
    const areas = [1005, 1006].map((location_id) => ({ tutor_id: tutor.tutorId, location_id }));
    await test.db.insertInto('tutor_preferred_locations').values(areas).execute();
    const wanted: number[] = [];
    for (const location_id of [1005, 1006, 1005]) wanted.push(await createJob(test.db, { location_id }));
    await createJob(test.db, { location_id: 1007 });
    await createJob(test.db, { location_id: 1005, status: 'filled' });
    const page = await list(tutor.token, '/api/available-jobs?page=1');
    expect(page.data.map((card) => card.id)).toEqual(wanted.toReversed());
    expect(page.total).toBe(3);
    const nearby = await test.send('GET /api/nearby-jobs', { token: tutor.token });
    expect(nearby.body).toEqual({ total: 3 });
  });
});
