import { expect, it } from 'vitest';
import { expectFailure, openTestApp } from '../../../test/support/app.ts';
import { createJob } from '../../../test/support/jobs.repository.ts';
import { createParent, createTutor, type TestTutor } from '../../../test/support/people.repository.ts';
import { change, insert, rows } from '../../../test/support/rows.repository.ts';

const test = await openTestApp();

const apply = (jobId: number, token: string) => test.send(`POST /api/apply/${jobId}`, { token });
const applicationsOf = (jobId: number) => rows(test.db, 'applications', ['id'], { job_id: jobId });
const completed = async (token: string) =>
  (await test.read<{ data: object }>('/api/update-profile-status', token)).data;

it('API-061 takes one application of a tutor, and refuses the second', async () => {
  const [jobId, tutor] = [await createJob(test.db), await createTutor(test.db)];
  const first = await apply(jobId, tutor.token);
  expect(first.status).toBe(200);
  expect(first.body).toMatchObject({ status: 'success', type: 'success' });
  expectFailure(await apply(jobId, tutor.token), 409, 'ALREADY_APPLIED');
  expect(await applicationsOf(jobId)).toHaveLength(1);
});

it('API-031 RUL-018 refuses 79 % or less and takes 80 %', async () => {
  const jobId = await createJob(test.db);
  // 85 % less experience (2) and availability (4) is 79 %.
  const below = await createTutor(test.db);
  await test.db.deleteFrom('tutor_experiences').where('tutor_id', '=', below.tutorId).execute();
  await test.db.deleteFrom('tutor_availabilities').where('tutor_id', '=', below.tutorId).execute();
  expect(await completed(below.token)).toMatchObject({ profile_completed: 79 });
  expectFailure(await apply(jobId, below.token), 409, 'PROFILE_INCOMPLETE');
  // 85 % less one present address part (5) is 80 %.
  const ready = await createTutor(test.db);
  await change(test.db, 'tutor_personal_infos', { present_road_area: ' ' }, { tutor_id: ready.tutorId });
  expect(await completed(ready.token)).toMatchObject({ profile_completed: 80 });
  expect((await apply(jobId, ready.token)).status).toBe(200);
});

it('refuses a tutor the job of their own request, as guardian with the same account', async () => {
  const tutor = await createTutor(test.db);
  const { id: parent_id } = await insert(test.db, 'parents', { user_id: tutor.userId });
  const jobId = await createJob(test.db, { parent_id });
  const refused = await apply(jobId, tutor.token);
  expectFailure(refused, 409, 'CONFLICT');
  expect(refused.body.message).toBe('This is the job of your own request.');
  expect(await applicationsOf(jobId)).toEqual([]);
});

it("API-062 refuses parents, and tutors of another city than the job's", async () => {
  const jobId = await createJob(test.db);
  expectFailure(await apply(jobId, (await createParent(test.db)).token), 403, 'WRONG_ROLE');
  const elsewhere = await createTutor(test.db, { tutor: { city_id: 2, location_id: 2001 } });
  const refused = await apply(jobId, elsewhere.token);
  expectFailure(refused, 409, 'CITY_MISMATCH');
  expect(refused.body.message).toBe('This job is limited to candidates residing in Dhaka.');
  expect(await applicationsOf(jobId)).toEqual([]);
  const anywhere = await createJob(test.db, { city_id: null, location_id: null });
  expect((await apply(anywhere, elsewhere.token)).status).toBe(200);
});

it('counts roles held, not the role the session was opened with', async () => {
  const jobId = await createJob(test.db);
  const both = await createTutor(test.db);
  await insert(test.db, 'parents', { user_id: both.userId });
  await change(test.db, 'sessions', { role: 'parent' }, { user_id: both.userId });
  expect((await apply(jobId, both.token)).status).toBe(200);
});

it('refuses in the order ban, status, profile, city, closed, duplicate', async () => {
  const { db } = test;
  const job_id = await createJob(db, { status: 'filled', city_id: 2, location_id: 2001 });
  const { tutorId, userId, token } = await createTutor(db, {
    user: { banned_at: new Date(), account_status: 'Red' },
  });
  await change(db, 'tutor_personal_infos', { father_name: null }, { tutor_id: tutorId });
  await insert(db, 'applications', { job_id, tutor_id: tutorId });
  const expectRefusal = async (code: string) => expectFailure(await apply(job_id, token), 409, code);

  await expectRefusal('BANNED');
  await change(db, 'users', { banned_at: null }, { id: userId });
  await expectRefusal('ACCOUNT_LOCKED');
  await change(db, 'users', { account_status: 'Yellow' }, { id: userId });
  await expectRefusal('ACCOUNT_LOCKED');
  await change(db, 'users', { account_status: 'Green' }, { id: userId });
  await expectRefusal('PROFILE_INCOMPLETE');
  await change(db, 'tutor_personal_infos', { father_name: 'filled' }, { tutor_id: tutorId });
  await expectRefusal('CITY_MISMATCH');
  await change(db, 'tutors', { city_id: 2 }, { id: tutorId });
  await expectRefusal('JOB_CLOSED');
  await change(db, 'jobs', { status: 'live' }, { id: job_id });
  await expectRefusal('ALREADY_APPLIED');
  expect(await applicationsOf(job_id)).toHaveLength(1);
});

it('lets the database hold one appointed and one confirmed application a job', async () => {
  const jobId = await createJob(test.db);
  const [one, two] = [await createTutor(test.db), await createTutor(test.db)];
  const add = ({ tutorId }: TestTutor, stage: 'appointed' | 'payment') =>
    insert(test.db, 'applications', { job_id: jobId, tutor_id: tutorId, stage });
  await add(one, 'appointed');
  await expect(add(two, 'appointed')).rejects.toThrow(/applications_one_appointed/);
  await change(test.db, 'applications', { stage: 'confirm' }, { job_id: jobId });
  await expect(add(two, 'payment')).rejects.toThrow(/applications_one_confirmed/);
});
