import type { Db } from '../../kit/database/open.ts';
import { run } from '../../kit/database/query.repository.ts';

/** A view; the viewer is a keyed hash. */
export interface View {
  readonly jobId: number;
  readonly viewer: string;
  readonly hour: Date;
}

/** Counts those that are not counted already, by this process or another one. All processes write in one order, so that
 * none waits for another in a circle. */
export const addViews = (db: Db, views: readonly View[]) => run(db)`
    with mark as (
      insert into job_view_marks (job_id, viewer, hour)
      select v.job_id, v.viewer, v.hour
      from unnest(${views.map(({ jobId }) => jobId)}::int[], ${views.map(({ viewer }) => viewer)}::text[],
        ${views.map(({ hour }) => hour)}::timestamptz[]) v (job_id, viewer, hour)
      join jobs j on j.id = v.job_id
      order by 1, 2, 3
      on conflict do nothing returning job_id
    )
    insert into job_views (job_id, views) select job_id, count(*) from mark group by 1 order by 1
    on conflict (job_id) do update set views = job_views.views + excluded.views`;

export const sweepViewMarks = (db: Db) =>
  run(db)`delete from job_view_marks where hour < now() - interval '1 day'`;
