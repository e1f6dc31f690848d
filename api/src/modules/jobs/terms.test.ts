import type { AvailableJob, Job, JobBoardPage, TutorTerms } from '@porao/contracts';
import { describe, expect, it } from 'vitest';
import { expectFailure, openTestApp } from '../../../test/support/app.ts';
import { createFamily, openMarket } from '../../../test/support/family.repository.ts';
import { createJob } from '../../../test/support/jobs.repository.ts';
import { createTutor } from '../../../test/support/people.repository.ts';
import { change, insert } from '../../../test/support/rows.repository.ts';
import { dayInBangladesh } from '../../kit/bangladesh-time.ts';
import type { Page } from '../../kit/page.ts';

const test = await openTestApp();
const market = await openMarket(test);
/** About 1 km from the position of the jobs of tests. */
const near = { teaching_latitude: 23.752, teaching_longitude: 90.372 };

const termsOf = (jobId: number, token: string) =>
  test.send<{ data: TutorTerms }>(`GET /api/tutor/job-terms/${jobId}`, { token });

describe('the terms of a job', () => {
  it('API-263 are the charge as if confirmed now, what fits the tutor, and the distance', async () => {
    const tutor = await createTutor(test.db, { tutor: near });
    await insert(test.db, 'tutor_classes', { tutor_id: tutor.tutorId, i_class_id: 111 });
    await insert(test.db, 'tutor_subjects', { tutor_id: tutor.tutorId, subject_id: 11101 });
    const job = await createJob(test.db, { tutor_gender: 2 });
    const { body } = await termsOf(job, tutor.token);
    expect(body.data).toEqual({
      charge: { percentage: 55, base: 6000, amount: 3300, days_to_pay: 7 },
      gender_fits: false,
      class_fits: true,
      subjects: { fit: 1, all: 1 },
      distance_km: 1,
      answers: null,
      family: null,
      checked: null,
      lessons: expect.objectContaining({ days_in_week: expect.any(Number) }),
      trial_lesson: false,
    });
    const bare = await createTutor(test.db, { bare: true });
    const { body: unknown } = await termsOf(await createJob(test.db, { tutoring_place_id: 3 }), bare.token);
    expect(unknown.data).toMatchObject({
      charge: { percentage: 60, amount: 3600 },
      gender_fits: true,
      class_fits: false,
      subjects: { fit: 0, all: 1 },
      distance_km: null,
    });
  });

  it('API-263 name the family to a tutor who is asked to meet or appointed only, and a closed job to its applicants only', async () => {
    const family = await createFamily(test.db, { name: 'Rokeya Begum' });
    const { jobId, requestId } = await market.publish(family);
    const tutor = await market.applicant(jobId);
    const other = await createTutor(test.db);
    expect((await termsOf(jobId, tutor.token)).body.data.family).toBeNull();
    const path = `/api/tutor-request/${requestId}/candidates/${tutor.applicationId}/ask-to-meet`;
    await test.send(`POST ${path}`, { token: family.token });
    expect((await termsOf(jobId, tutor.token)).body.data.family).toBe('Rokeya Begum');
    expect((await termsOf(jobId, other.token)).body.data.family).toBeNull();
    await market.appoint(tutor.applicationId);
    expect((await termsOf(jobId, tutor.token)).body.data.family).toBe('Rokeya Begum');
    expect((await termsOf(jobId, other.token)).body.data.family).toBeNull();
    await change(test.db, 'jobs', { status: 'filled' }, { id: jobId });
    expect((await termsOf(jobId, tutor.token)).status).toBe(200);
    expectFailure(await termsOf(jobId, other.token), 404, 'NOT_FOUND');
    expectFailure(await termsOf(jobId, family.token), 403, 'WRONG_ROLE');
  });

  it('API-264 a job says how far the application of its reader is', async () => {
    const { jobId } = await market.publish(await createFamily(test.db));
    const tutor = await market.applicant(jobId);
    const own = async () =>
      (await test.read<{ data: Job }>(`/api/job-board/${jobId}`, tutor.token)).data.applications;
    expect(await own()).toEqual([{ tutor_id: tutor.tutorId, stage: 'applied' }]);
    await market.confirm(tutor.applicationId);
    expect(await own()).toEqual([{ tutor_id: tutor.tutorId, stage: 'confirm' }]);
  });
});

describe("the tutor's own list", () => {
  it('API-265 OQ-035 has what fits first, then the nearer, and jobs for the other gender last', async () => {
    const tutor = await createTutor(test.db, { bare: true, user: { gender: 2 }, tutor: near });
    const tutor_id = tutor.tutorId;
    await insert(test.db, 'tutor_preferred_locations', { tutor_id, location_id: 1007 });
    await insert(test.db, 'tutor_classes', { tutor_id, i_class_id: 111 });
    const at = { location_id: 1007 };
    const far = { ...at, latitude: 23.85, longitude: 90.42 };
    const forMen = await createJob(test.db, { ...at, tutor_gender: 1 });
    const farther = await createJob(test.db, far);
    const nearer = await createJob(test.db, { ...at, tutor_gender: 2 });
    const otherClass = await createJob(test.db, { ...at, i_class_id: 112 });
    const { data } = await test.read<Page<AvailableJob>>('/api/available-jobs?page=1', tutor.token);
    expect(data.map(({ id }) => id)).toEqual([nearer, farther, otherClass, forMen]);
    expect(data.map(({ distance_km }) => distance_km)).toEqual([1, expect.any(Number), 1, 1]);
    expect(data[1]?.distance_km).toBeGreaterThan(8);
  });

  it('API-266 OQ-038 a job is on no list from the day after its hiring date, but can be read', async () => {
    const tutor = await createTutor(test.db, { bare: true });
    await insert(test.db, 'tutor_preferred_locations', { tutor_id: tutor.tutorId, location_id: 1006 });
    const dated = (days: number | null) =>
      createJob(test.db, {
        location_id: 1006,
        actual_salary: 14_321,
        hiring_date: days === null ? null : dayInBangladesh(new Date(), days),
      });
    const past = await dated(-1);
    const listed = [await dated(0), await dated(null)];
    const body = { filters: { salary: [14_321, 14_321] } };
    const board = await test.send<JobBoardPage>('POST /api/job-board', { body });
    const available = await test.read<Page<AvailableJob>>('/api/available-jobs?page=1', tutor.token);
    const map = await test.send<{ total: number }>('POST /api/job-board/map', { body });
    for (const rows of [board.body.data, available.data]) {
      expect(rows.map(({ id }) => id).toSorted((one, other) => one - other)).toEqual(listed);
    }
    expect([board.body.total, available.total, map.body.total]).toEqual([2, 2, 2]);
    expect((await test.send(`GET /api/job-board/${past}`)).status).toBe(200);
  });
});
