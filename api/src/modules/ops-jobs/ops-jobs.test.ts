import type {
  AuditEntry,
  FittingTutor,
  Notice,
  OpsApplication,
  OpsJob,
  OpsJobDetail,
} from '@porao/contracts';
import { describe, expect, it } from 'vitest';
import { type Answer, expectFailure, openTestApp } from '../../../test/support/app.ts';
import { createFamily, openMarket } from '../../../test/support/family.repository.ts';
import { createTutor } from '../../../test/support/people.repository.ts';
import { change, row as rowOf, rows as rowsOf } from '../../../test/support/rows.repository.ts';
import { run } from '../../kit/database/query.repository.ts';
import type { Page } from '../../kit/page.ts';

const test = await openTestApp();
const market = await openMarket(test);

const as = <T>(call: string, body?: object): Promise<Answer<T>> =>
  test.send<T>(call, { token: market.operator.token, ...(body && { body }) });
const list = async (query: string) => (await as<Page<OpsJob>>(`GET /api/ops/jobs?${query}`)).body.data;
const jobs = async (query: string) => (await list(query)).map((job) => job.id);
const fitting = async (jobId: number) =>
  (await as<Page<FittingTutor>>(`GET /api/ops/jobs/${jobId}/fitting`)).body;

/** Teaches the class of the test family, and these of its subjects. */
async function teach(tutorId: number, subjects: readonly number[]) {
  const tutor_id = tutorId;
  await test.db.insertInto('tutor_classes').values({ tutor_id, i_class_id: 111 }).execute();
  const rows = subjects.map((subject_id) => ({ tutor_id, subject_id }));
  await test.db.insertInto('tutor_subjects').values(rows).execute();
}

describe("operators' jobs", () => {
  it('OPS-040 are found by id, guardian, city, class and applications, in three orders', async () => {
    const family = await createFamily(test.db, { name: 'Guardian_Unusual' });
    const { jobId: first, requestId } = await market.publish(family);
    const second = (await market.publish(family)).jobId;
    expect(await jobs('q=ian_unu')).toEqual([second, first]);
    expect(await jobs('q=ian_unu&sort=oldest')).toEqual([first, second]);
    expect(await jobs(`q=${first}`)).toEqual([first]);
    expect(await jobs(`q=${encodeURIComponent(`+88 ${family.phone}`)}`)).toEqual([second, first]);
    expect(await jobs('q=ian_unu&city_id=1&i_class_id=111')).toEqual([second, first]);
    expect(await jobs('q=ian_unu&i_class_id=112')).toEqual([]);
    const soon = new Date(Date.now() + 86_400_000);
    await change(test.db, 'jobs', { live_until: soon }, { id: first });
    expect(await jobs('q=ian_unu&sort=ending')).toEqual([first, second]);
    const { applicationId } = await market.applicant(first);
    expect(await list(`q=${first}`)).toMatchObject([
      { request_id: requestId, applications: 1, guardian: { phone_no: family.phone } },
    ]);
    expect(await jobs('q=ian_unu&applications=none')).toEqual([second]);
    expect(await jobs('q=ian_unu&applications=undecided')).toEqual([first]);
    expect(await jobs('q=ian_unu&applications=marked')).toEqual([]);
    await market.move(applicationId, 'shortlisted');
    expect(await jobs('q=ian_unu&applications=undecided')).toEqual([]);
  });

  it('OPS-041 one job shows what was asked, its guardian and what confirming would charge', async () => {
    const family = await createFamily(test.db);
    const { jobId, requestId } = await market.publish(family);
    const { body } = await as<{ data: OpsJobDetail }>(`GET /api/ops/jobs/${jobId}`);
    expect(body.data).toMatchObject({
      id: jobId,
      request_id: requestId,
      guardian: { phone_no: family.phone },
      days_in_week: 4,
      tutoring_time: '17:30:00',
      charge: { percentage: 55, amount: 3300 },
      deal_id: null,
    });
    expect(body.data.subjects.map(({ id }) => id)).toEqual([11101, 11103]);
    expectFailure(await as('GET /api/ops/jobs/2000000'), 404, 'NOT_FOUND');
    const { applicationId } = await market.applicant(jobId);
    await market.confirm(applicationId);
    const after = await as<{ data: OpsJobDetail }>(`GET /api/ops/jobs/${jobId}`);
    expect(after.body.data).toMatchObject({ status: 'filled', deal_id: expect.any(Number) as number });
  });
});

describe('the fit of an application', () => {
  const fitOf = async (jobId: number) =>
    (await as<Page<OpsApplication>>(`GET /api/ops/jobs/${jobId}/applications`)).body.data[0]?.fit;

  it('OPS-042 says subjects, class, place, gender, distance, days, completion and credentials', async () => {
    const { jobId } = await market.publish(await createFamily(test.db), { tutor_gender: 2 });
    const tutor = await createTutor(test.db, {
      user: { gender: 1, account_status: 'Green' },
      tutor: { teaching_latitude: 23.75, teaching_longitude: 90.39 },
    });
    await teach(tutor.tutorId, [11103]);
    const days = [1, 2, 3].map((day) => ({
      tutor_id: tutor.tutorId,
      day,
      morning: true,
      noon: false,
      afternoon: true,
      // 17:30 to 19:00 is afternoon and evening.
      evening: day > 1,
    }));
    await test.db.deleteFrom('tutor_availabilities').where('tutor_id', '=', tutor.tutorId).execute();
    await test.db.insertInto('tutor_availabilities').values(days).execute();
    const certificate = { tutor_id: tutor.tutorId, certificate_type_id: 1, certificate: 'fit.png' };
    await test.db.insertInto('tutor_certificates').values(certificate).execute();
    const { id } = await rowOf(test.db, 'tutor_certificates', ['id'], { tutor_id: tutor.tutorId });
    await as(`POST /api/ops/credentials/${id}/verify`, { reason: 'Seen' });
    await market.applicant(jobId, tutor);
    const fit = await fitOf(jobId);
    expect(fit).toMatchObject({
      gender: 1,
      gender_fits: false,
      subject_ids: [11103],
      teaches_class: true,
      offers_place: true,
      same_city: true,
      distance_km: 3,
      free_days: 2,
      expected_salary: 5000,
      deals: { count: 0, ended_early: 0 },
      completion: 95,
      account_status: 'Green',
    });
    expect(fit?.verified_credentials).toHaveLength(1);
  });

  it('OPS-042 counts deals, and those that ended before the agreed months', async () => {
    const tutor = await createTutor(test.db);
    const confirm = async () => {
      const { jobId } = await market.publish(await createFamily(test.db));
      await market.confirm((await market.applicant(jobId, tutor)).applicationId);
      return (await as<Page<{ id: number }>>('GET /api/ops/deals?per_page=1')).body.data[0]?.id ?? 0;
    };
    const [early, late] = [await confirm(), await confirm()];
    const past = new Date(Date.now() - 60 * 86_400_000);
    await change(test.db, 'deals', { created_at: past }, { id: late });
    for (const id of [early, late]) await as(`POST /api/ops/deals/${id}/end`, { reason: 'Ended' });
    const { jobId } = await market.publish(await createFamily(test.db));
    await market.applicant(jobId, tutor);
    expect((await fitOf(jobId))?.deals).toEqual({ count: 2, ended_early: 1 });
  });
});

describe('tutors who fit a job', () => {
  it('OPS-043 are those who may apply and teach it, most subjects first, then the nearest', async () => {
    const { jobId } = await market.publish(await createFamily(test.db), { tutor_gender: 1 });
    const at = (latitude: number) => ({ teaching_latitude: latitude, teaching_longitude: 90.3744 });
    const far = await createTutor(test.db, { tutor: at(23.9) });
    const near = await createTutor(test.db, { tutor: at(23.75) });
    const both = await createTutor(test.db, { tutor: at(23.95) });
    const other = await createTutor(test.db, { tutor: at(23.75) });
    const refused = [
      await createTutor(test.db, { user: { banned_at: new Date() } }),
      await createTutor(test.db, { user: { account_status: 'Red' } }),
      await createTutor(test.db, { user: { gender: 2 } }),
      await createTutor(test.db, { tutor: { city_id: 2, location_id: 1001 } }),
    ];
    for (const { tutorId } of [far, near, ...refused]) await teach(tutorId, [11101]);
    await teach(both.tutorId, [11101, 11103]);
    await teach(other.tutorId, [11102]);
    const ids = (page: Page<FittingTutor>) => page.data.map((row) => row.tutor_id);
    const found = await fitting(jobId);
    const ours = [both, near, far].map(({ tutorId }) => tutorId);
    expect(ids(found).filter((id) => id >= far.tutorId)).toEqual(ours);
    expect(found.data[0]?.fit.subject_ids).toEqual([11101, 11103]);
    await market.applicant(jobId, near);
    const after = await fitting(jobId);
    expect(ids(after)).not.toContain(near.tutorId);
    expect(after.total).toBe(found.total - 1);
    const beyond = await as<Page<FittingTutor>>(`GET /api/ops/jobs/${jobId}/fitting?page=9`);
    expect(beyond.body).toMatchObject({ data: [], total: after.total });
  });
});

describe('asking tutors who fit', () => {
  const ask = (jobId: number, ...tutors: readonly { tutorId: number }[]) =>
    as<{ message: string; data: { tutor_ids: number[] } }>(`POST /api/ops/jobs/${jobId}/ask`, {
      tutor_ids: tutors.map(({ tutorId }) => tutorId),
    });
  const publish = async () => (await market.publish(await createFamily(test.db), { tutor_gender: 1 })).jobId;
  async function fits() {
    const tutor = await createTutor(test.db);
    await teach(tutor.tutorId, [11101]);
    return tutor;
  }
  const noticesOf = async ({ token }: { token: string }) =>
    (await test.send<Page<Notice>>('GET /api/notices', { token })).body.data;

  it('OPS-143 OPS-144 tells each who fits once, with the page of the job, and leaves a line in the log', async () => {
    const [jobId, first, second] = [await publish(), await fits(), await fits()];
    const other = await createTutor(test.db);
    const { body } = await ask(jobId, second, first, other, first);
    expect(body.message).toBe('2 tutors were asked.');
    expect(new Set(body.data.tutor_ids)).toEqual(new Set([first.tutorId, second.tutorId]));
    for (const tutor of [first, second]) {
      const text = expect.stringContaining('fits you') as string;
      expect(await noticesOf(tutor)).toMatchObject([{ kind: 'alerts', path: `/job-details/${jobId}`, text }]);
    }
    expect(await noticesOf(other)).toEqual([]);
    expectFailure(await ask(jobId, first, other), 409, 'CONFLICT');
    expect(await noticesOf(first)).toHaveLength(1);
    const asked = (await fitting(jobId)).data.filter((row) => row.asked_at !== null);
    expect(new Set(asked.map((row) => row.tutor_id))).toEqual(new Set([first.tutorId, second.tutorId]));
    const { body: log } = await as<Page<AuditEntry>>(`GET /api/ops/audit?subject=job&id=${jobId}`);
    expect(log.data.map(({ action }) => action)).toEqual(['ask']);
    expect(await rowsOf(test.db, 'notice_deliveries', ['channel'], { channel: 'sms' })).toEqual([]);
  });

  it('OPS-144 ends at 3 jobs a day for a tutor, at 50 tutors for a job, and with the job', async () => {
    const tutor = await fits();
    for (let count = 0; count < 3; count++) expect((await ask(await publish(), tutor)).status).toBe(200);
    expectFailure(await ask(await publish(), tutor), 409, 'CONFLICT');
    const jobId = await publish();
    await run(test.db)`with people as (
        insert into users (name, email, phone_no, gender, password_hash, active_role)
        select 'Asked', 'asked' || n || '@example.com', '0199999' || lpad(n::text, 4, '0'), 1, 'none', 'tutor'
        from generate_series(1, 50) n returning id
      ), asked as (insert into tutors (user_id) select id from people returning id)
      insert into job_asks (job_id, tutor_id) select ${jobId}, id from asked`;
    const late = await fits();
    expect((await ask(jobId, late)).body.message).toBe('At most 50 tutors are asked for one job.');
    await as(`POST /api/ops/jobs/${jobId}/cancel`, { reason: 'Found' });
    expect((await ask(jobId, late)).body.message).toBe('This job is not open anymore.');
  });
});

describe('a move', () => {
  it('OPS-044 from a state that changed is refused with the new one and who changed it', async () => {
    const { jobId } = await market.publish(await createFamily(test.db));
    const { applicationId } = await market.applicant(jobId);
    const move = (from: string, to: string) =>
      as(`POST /api/ops/applications/${applicationId}/move`, { to, from });
    expect((await move('applied', 'shortlisted')).status).toBe(200);
    const late = await move('applied', 'shortlisted');
    expectFailure(late, 409, 'CONFLICT');
    expect(late.body).toMatchObject({
      message: 'This application is shortlisted now (Test Person). Look at it and decide again.',
    });
    expect((await move('shortlisted', 'appointed')).status).toBe(200);
  });
});
