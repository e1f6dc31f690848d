import { sql } from 'kysely';
import type { Db } from '../../kit/database/open.ts';
import { countRows, many } from '../../kit/database/read.repository.ts';

/** Saved jobs that are still open, newest save first. */
export async function listSaved(db: Db, tutorId: number, limit: number, offset: number): Promise<number[]> {
  const rows = await many<{ job_id: number }>(db)`
    select s.job_id from saved_jobs s join jobs j on j.id = s.job_id
    where s.tutor_id = ${tutorId} and j.status = 'live'
    order by s.created_at desc, s.job_id desc limit ${limit} offset ${offset}`;
  return rows.map((row) => row.job_id);
}

export const countSaved = (db: Db, tutorId: number) =>
  countRows(
    db,
    sql`from saved_jobs s join jobs j on j.id = s.job_id where s.tutor_id = ${tutorId} and j.status = 'live'`,
  );

export async function saveJob(db: Db, tutorId: number, jobId: number): Promise<void> {
  await db
    .insertInto('saved_jobs')
    .values({ tutor_id: tutorId, job_id: jobId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** False when it was not saved. */
export async function unsaveJob(db: Db, tutorId: number, jobId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('saved_jobs')
    .where('tutor_id', '=', tutorId)
    .where('job_id', '=', jobId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
