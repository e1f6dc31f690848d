import { sql } from 'kysely';
import type { Db } from '../../kit/database/open.ts';

/** Counts a view, at most one per viewer, job and hour; answers the new count, or null when it already counted. */
export async function countView(db: Db, jobId: number, viewer: string): Promise<number | null> {
  const { rows } = await sql<{ views: number }>`
    with mark as (
      insert into job_view_marks (job_id, viewer, hour) values (${jobId}, ${viewer}, date_trunc('hour', now()))
      on conflict do nothing returning job_id
    )
    insert into job_views (job_id, views) select job_id, 1 from mark
    on conflict (job_id) do update set views = job_views.views + 1
    returning views`.execute(db);
  return rows[0]?.views ?? null;
}

/** Deletes marks of past hours. */
export async function sweepViewMarks(db: Db): Promise<void> {
  await sql`delete from job_view_marks where hour < now() - interval '1 day'`.execute(db);
}
