import { sql } from 'kysely';
import type { Db } from '../../kit/database/open.ts';
import { inGoodStanding } from '../../kit/good-standing.repository.ts';

/** Tutors after this one, by id, whom a digest may be for. */
export async function listWaiting(db: Db, after: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ tutor_id: number }>`
    select distinct tutor_id from job_alerts where sent_at is null and tutor_id > ${after}
    order by tutor_id limit ${limit}`.execute(db);
  return rows.map(({ tutor_id }) => tutor_id);
}

/** Jobs of one digest, the oldest first. */
export interface Digest {
  readonly user_id: number;
  readonly jobs: number[];
}

/** Takes what waits for these tutors, as sent: open jobs that they may apply for and have not, found by searches that
 * are not paused, weekly ones only if `weekly`. */
export async function takeDigests(
  trx: Db,
  tutorIds: readonly number[],
  { weekly, now }: { weekly: boolean; now: Date },
): Promise<Digest[]> {
  const { rows } = await sql<Digest>`
    with taken as (
      update job_alerts a set sent_at = ${now}
      from saved_searches s, jobs j, tutors t, users u
      where a.tutor_id = any(${tutorIds}::int[]) and a.sent_at is null
        and s.id = a.search_id and not s.paused and (${weekly}::boolean or s.frequency <> 'weekly')
        and j.id = a.job_id and j.status = 'live'
        and t.id = a.tutor_id and (j.city_id is null or j.city_id = t.city_id) and u.id = t.user_id and ${inGoodStanding}
        and not exists (select from applications p where p.job_id = a.job_id and p.tutor_id = a.tutor_id)
      returning u.id as user_id, a.job_id
    )
    select user_id, array_agg(job_id order by job_id) as jobs from taken group by user_id order by user_id`.execute(
    trx,
  );
  return rows;
}

/** Deletes what no digest will have: of jobs that closed, of searches that were deleted, and sent ones of jobs that left
 * the board long ago. */
export async function sweepAlerts(db: Db, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - 90 * 86_400_000);
  await sql`delete from job_alerts where created_at < ${before}`.execute(db);
  await sql`delete from job_alerts a where sent_at is null and (
    not exists (select from jobs j where j.id = a.job_id and j.status = 'live')
    or not exists (select from saved_searches s where s.id = a.search_id))`.execute(db);
}
