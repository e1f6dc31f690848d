import type { JobMap } from '@porao/contracts';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/open.ts';
import { many } from '../../kit/database/query.repository.ts';
import { all, type Board, conditionsOf, inCells } from './conditions.repository.ts';

/** Maximum number of jobs on a map, the newest; the cost grows with the rows. */
const mapCap = 10_000;

type Cell = Omit<JobMap['data'][number], 'salary'> & { readonly low: number; readonly high: number };

/** Jobs with a position by the centres of their cells: the results of a board's filters, one row per cell. */
export async function mapBoard(db: Db, board: Board, cap = mapCap): Promise<JobMap> {
  const near = inCells(board);
  const conditions = [...(near ? [near] : []), ...conditionsOf(board), sql`j.snap_latitude is not null`];
  const rows = await many<Cell>(db)`
    with j as (
      select j.snap_latitude, j.snap_longitude, j.actual_salary from jobs j where ${all(conditions)}
      order by j.created_at desc, j.id desc limit ${cap + 1}
    )
    select snap_latitude as latitude, snap_longitude as longitude, count(*)::int as count,
      min(actual_salary) as low, max(actual_salary) as high
    from j group by 1, 2 order by count(*) desc, 1, 2`;
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  return {
    data: rows.map(({ low, high, ...cell }) => ({ ...cell, salary: [low, high] })),
    total: Math.min(total, cap),
    total_is_capped: total > cap,
  };
}
