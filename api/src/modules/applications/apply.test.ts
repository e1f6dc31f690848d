import { describe, expect, it } from 'vitest';
import { expectFailure, openTestApp } from '../../../test/support/app.ts';
import { createJob } from '../../../test/support/jobs.repository.ts';
import { createParent, createTutor } from '../../../test/support/people.repository.ts';
import { change } from '../../../test/support/rows.repository.ts';

const test = await openTestApp();

const apply = (jobId: number, token: string) => test.send(`POST /api/apply/${jobId}`, { token });
const applicationsOf = (jobId: number) =>
  test.db.selectFrom('applications').selectAll().where('job_id', '=', jobId).execute();

describe('apply', () => {
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
    const status = await test.send<{ data: object }>('GET /api/update-profile-status', {
      token: below.token,
    });
    expect(status.body.data).toEqual({ profile_completed: 79 });
    expectFailure(await apply(jobId, below.token), 409, 'PROFILE_INCOMPLETE');
    // 85 % less one present address part (5) is 80 %.
    const ready = await createTutor(test.db);
    await change(test.db, 'tutor_personal_infos', { present_road_area: ' ' }, { tutor_id: ready.tutorId });
    const exact = await test.send<{ data: object }>('GET /api/update-profile-status', { token: ready.token });
    expect(exact.body.data).toEqual({ profile_completed: 80 });
    expect((await apply(jobId, ready.token)).status).toBe(200);
  });

  it('refuses a tutor the job of their own request, as guardian with the same account', async () => {
    const tutor = await createTutor(test.db);
    const { id } = await test.db
      .insertInto('parents')
      .values({ user_id: tutor.userId })
      .returning('id')
      .executeTakeFirstOrThrow();
    const jobId = await createJob(test.db, { parent_id: id });
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
    await test.db.insertInto('parents').values({ user_id: both.userId }).execute();
    await change(test.db, 'sessions', { role: 'parent' }, { user_id: both.userId });
    expect((await apply(jobId, both.token)).status).toBe(200);
  });

  it('refuses in the order ban, status, profile, city, closed, duplicate', async () => {
    const jobId = await createJob(test.db, { status: 'filled', city_id: 2, location_id: 2001 });
    const tutor = await createTutor(test.db, { user: { banned_at: new Date(), account_status: 'Red' } });
    const infos = () => test.db.updateTable('tutor_personal_infos').where('tutor_id', '=', tutor.tutorId);
    const user = () => test.db.updateTable('users').where('id', '=', tutor.userId);
    await infos().set({ father_name: null }).execute();
    await test.db.insertInto('applications').values({ job_id: jobId, tutor_id: tutor.tutorId }).execute();

    expectFailure(await apply(jobId, tutor.token), 409, 'BANNED');
    await user().set({ banned_at: null }).execute();
    expectFailure(await apply(jobId, tutor.token), 409, 'ACCOUNT_LOCKED');
    await user().set({ account_status: 'Yellow' }).execute();
    expectFailure(await apply(jobId, tutor.token), 409, 'ACCOUNT_LOCKED');
    await user().set({ account_status: 'Green' }).execute();
    expectFailure(await apply(jobId, tutor.token), 409, 'PROFILE_INCOMPLETE');
    await infos().set({ father_name: 'filled' }).execute();
    expectFailure(await apply(jobId, tutor.token), 409, 'CITY_MISMATCH');
    await test.db.updateTable('tutors').set({ city_id: 2 }).where('id', '=', tutor.tutorId).execute();
    expectFailure(await apply(jobId, tutor.token), 409, 'JOB_CLOSED');
    await test.db.updateTable('jobs').set({ status: 'live' }).where('id', '=', jobId).execute();
    expectFailure(await apply(jobId, tutor.token), 409, 'ALREADY_APPLIED');
    expect(await applicationsOf(jobId)).toHaveLength(1);
  });

  it('answers 404 for a job that is not there', async () => {
    expectFailure(await apply(2_147_483_647, (await createTutor(test.db)).token), 404, 'NOT_FOUND');
  });

  it('takes fifty presses of one button as one application', async () => {
    const [jobId, tutor] = [await createJob(test.db), await createTutor(test.db)];
    const answers = await Promise.all(Array.from({ length: 50 }, () => apply(jobId, tutor.token)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.status === 409)).toHaveLength(49);
    expect(await applicationsOf(jobId)).toHaveLength(1);
  });

  it('takes fifty tutors at once, and counts all of them', async () => {
    const jobId = await createJob(test.db);
    const tutors = [];
    for (let index = 0; index < 50; index++) tutors.push(await createTutor(test.db));
    const answers = await Promise.all(tutors.map((tutor) => apply(jobId, tutor.token)));
    expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 50 }, () => 200));
    const job = await test.send<{ data: { total_application: number } }>(`GET /api/job-board/${jobId}`);
    expect(job.body.data.total_application).toBe(50);
  });

  it('lets the database hold one appointed and one confirmed application a job', async () => {
    const jobId = await createJob(test.db);
    const [one, two] = [await createTutor(test.db), await createTutor(test.db)];
    const insert = (tutorId: number, stage: 'appointed' | 'confirm' | 'payment') =>
      test.db.insertInto('applications').values({ job_id: jobId, tutor_id: tutorId, stage }).execute();
    await insert(one.tutorId, 'appointed');
    await expect(insert(two.tutorId, 'appointed')).rejects.toThrow(/applications_one_appointed/);
    await test.db.updateTable('applications').set({ stage: 'confirm' }).where('job_id', '=', jobId).execute();
    await expect(insert(two.tutorId, 'payment')).rejects.toThrow(/applications_one_confirmed/);
  });
});
