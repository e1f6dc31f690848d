import { afterAll, describe, expect, it } from 'vitest';
import { freshDatabase } from '../../test/support/database.ts';
import { row, rows as rowsOf } from '../../test/support/rows.repository.ts';
import type { Db } from '../kit/database/open.ts';
import { countMyTutors } from '../modules/deals/index.ts';
import { heldDays } from '../modules/lessons/index.ts';
import { listFitting, readWish } from '../modules/ops-jobs/index.ts';
import { profileCompletion, readProfileParts } from '../modules/profile/index.ts';
import { isProven } from '../modules/reviews/open.ts';
import { demoJobs, loadDemoData } from './demo.ts';

const now = Date.UTC(2026, 10, 20);
const databases = [await freshDatabase(), await freshDatabase()] as const;
const [{ db }, { db: again }] = databases;
for (const database of databases) {
  await loadDemoData(database.db, now);
  afterAll(database.close);
}

const jobs = (of: Db) => of.selectFrom('jobs').selectAll().orderBy('id').execute();
const users = (of: Db) => of.selectFrom('users').select(['name', 'phone_no']).orderBy('id').execute();

/** The tutor or guardian with this phone. */
async function ownOf(table: 'tutors' | 'parents', phone_no: string) {
  const { id } = await row(db, 'users', ['id'], { phone_no });
  return db.selectFrom(table).select('id').where('user_id', '=', id).executeTakeFirstOrThrow();
}

describe('demo data', () => {
  it('is the same every time, and loaded once', async () => {
    expect(await jobs(db)).toEqual(await jobs(again));
    expect(await users(db)).toEqual(await users(again));
    expect(await loadDemoData(db, now)).toBe(false);
    expect(await jobs(db)).toHaveLength(demoJobs);
  });

  it('has 600 jobs and more over five cities, mostly open, some of today, with plausible values', async () => {
    const rows = await jobs(db);
    expect(rows.length).toBeGreaterThanOrEqual(600);
    expect(new Set(rows.map((row) => row.city_id)).size).toBe(5);
    expect(rows.filter((row) => row.status === 'live').length).toBeGreaterThan(rows.length * 0.8);
    expect(rows.filter((row) => now - Date.parse(row.created_at) < 86_400_000).length).toBeGreaterThan(20);
    for (const row of rows) {
      expect(row.actual_salary).toBeGreaterThanOrEqual(2000);
      expect(row.actual_salary).toBeLessThanOrEqual(15_000);
      expect(Date.parse(row.created_at)).toBeLessThan(now);
    }
    expect(rows.at(-1)).toMatchObject({ id: demoJobs, status: 'live', location_id: 1001 });
    expect(rows.at(-2)).toMatchObject({ status: 'live', city_id: 2 });
  });

  it('has 80 tutors, 40 guardians and names in both scripts that the name rule takes', async () => {
    const count = async (table: 'tutors' | 'parents') =>
      (await db.selectFrom(table).select('id').execute()).length;
    expect(await count('tutors')).toBeGreaterThanOrEqual(80);
    expect(await count('parents')).toBeGreaterThanOrEqual(40);
    const names = (await users(db)).map((user) => user.name);
    for (const name of names) expect(name).toMatch(/^[\p{L}\p{M} ]+$/u);
    expect(names.some((name) => /[\u0980-\u09ff]/.test(name))).toBe(true);
  });

  it('has one tutor ready to apply and one who is not, and something on every tab of the first', async () => {
    const tutorOf = (phone: string) => ownOf('tutors', phone);
    const [ready, unready] = [await tutorOf('01700000001'), await tutorOf('01700000002')];
    const completed = async ({ id }: { id: number }) => profileCompletion(await readProfileParts(db, id));
    expect(await completed(ready)).toBe(85);
    expect(await completed(unready)).toBe(39);
    expect(await completed(await tutorOf('01700000003'))).toBeGreaterThanOrEqual(80);
    for (const table of ['tutor_wallets', 'tutor_experiences', 'tutor_educations', 'tutor_places'] as const) {
      const rows = await db.selectFrom(table).select('tutor_id').where('tutor_id', '=', ready.id).execute();
      expect({ table, some: rows.length > 1 }).toEqual({ table, some: true });
    }
  });

  it('OPS-160 has tutors to ask for most open jobs of Dhaka and of Chattogram, the tutor to try among those of the newest', async () => {
    const fitting = async (id: number) => {
      const wish = await readWish(db, id);
      return wish ? (await listFitting(db, wish, 100, 0)).rows : [];
    };
    for (const city of [1, 2]) {
      const open = (await jobs(db)).filter((job) => job.status === 'live' && job.city_id === city);
      const counts = await Promise.all(open.map(async ({ id }) => (await fitting(id)).length));
      expect(counts.filter((count) => count > 0).length).toBeGreaterThan(open.length / 2);
    }
    expect((await fitting(demoJobs)).map(({ tutor }) => tutor.phone_no)).toContain('01700000001');
  });

  it('has for each demo guardian requests of every stage, candidates, a hired tutor and a routine', async () => {
    for (const phone of ['01700000004', '01700000005']) {
      const { id } = await ownOf('parents', phone);
      const requests = await db
        .selectFrom('tutor_requests')
        .leftJoin('jobs', 'jobs.request_id', 'tutor_requests.id')
        .select(['stage', 'jobs.id as job_id', 'jobs.status'])
        .where('tutor_requests.parent_id', '=', id)
        .orderBy('tutor_requests.id')
        .execute();
      expect(requests).toMatchObject([
        { stage: 'Closed', status: 'filled' },
        { stage: 'Rejected', status: null },
        { stage: 'Approved', status: 'live' },
        { stage: 'Pending', status: null },
      ]);
      const applied = await rowsOf(db, 'applications', ['stage'], { job_id: requests[2]?.job_id ?? 0 });
      expect(applied.length).toBeGreaterThanOrEqual(4);
      expect(await countMyTutors(db, id)).toBeGreaterThanOrEqual(1);
      const routines = await db
        .selectFrom('routines')
        .innerJoin('students', 'students.id', 'routines.student_id')
        .select('routines.id')
        .where('students.parent_id', '=', id)
        .execute();
      expect(routines).toHaveLength(2);
    }
    const invoices = await db.selectFrom('invoices').select('status').execute();
    expect(new Set(invoices.map((row) => row.status))).toEqual(new Set(['paid', 'unpaid']));
    const deals = await db.selectFrom('deals').select('state').execute();
    expect(new Set(deals.map((row) => row.state))).toEqual(new Set(['in_process', 'continue']));
    expect(deals).toHaveLength(invoices.length);
    const states = (await rowsOf(db, 'cases', ['state'])).map(({ state }) => state);
    expect(states).toEqual(['open', 'in_progress', 'decided']);
  });

  it('has a tuition of seven weeks whose lessons and salary both sides agree on, and which both can review', async () => {
    const lessons = await rowsOf(db, 'lesson_entries', ['deal_id', 'day', 'how'], {});
    const deal_id = lessons[0]?.deal_id ?? 0;
    const held = await heldDays(db, deal_id, new Date(now));
    expect(held.length).toBeGreaterThanOrEqual(10);
    expect(isProven(held)).toBe(true);
    expect(new Set(lessons.map(({ how }) => how))).toEqual(new Set(['code', 'said']));
    const salary = await rowsOf(db, 'salary_entries', ['kind'], { deal_id });
    expect(new Set(salary.map(({ kind }) => kind))).toEqual(new Set(['due', 'paid', 'confirmed']));
  });
});
