import { sql } from 'kysely';
import type { Db } from '../../kit/database/open.ts';
import { countRows, exists, many, run } from '../../kit/database/query.repository.ts';

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

export const saveJob = (db: Db, tutorId: number, jobId: number) =>
  run(db)`insert into saved_jobs (tutor_id, job_id) values (${tutorId}, ${jobId}) on conflict do nothing`;

/** False when it was not saved. */
export const unsaveJob = (db: Db, tutorId: number, jobId: number) =>
  exists(db)`delete from saved_jobs where tutor_id = ${tutorId} and job_id = ${jobId} returning job_id`;
