import type { JobBoardBody } from '@porao/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '../../kit/database/open.ts';
import { type Cursor, decodeCursor } from './cursor.ts';
import { cellsOf, squaredChord, unitVector } from './radius.ts';

/** Beyond it a board says "1000+": exact counts would grow with the rows. */
export const totalCap = 1000;

type Board = z.output<typeof JobBoardBody>;

export interface BoardSlice {
  /** Ids of the page, and one more when there is a next page. */
  readonly ids: readonly number[];
  /** Up to `totalCap + 1`. */
  readonly total: number;
}

const all = (conditions: RawBuilder<unknown>[]) => sql.join(conditions, sql` and `);
const newest = sql`j.created_at desc, j.id desc`;

function conditionsOf({
  filters,
  tutor_gender,
  latitude,
  longitude,
  distance,
}: Board): RawBuilder<unknown>[] {
  const { salary, i_class_id, tutoring_place_id, subject_id, days_in_week } = filters;
  const conditions: RawBuilder<unknown>[] = [sql`j.status = 'live'`];
  if (salary) conditions.push(sql`j.actual_salary >= ${salary[0]}`);
  if (salary && salary[1] !== null) conditions.push(sql`j.actual_salary <= ${salary[1]}`);
  if (i_class_id) conditions.push(sql`j.i_class_id = ${i_class_id}`);
  if (tutoring_place_id) conditions.push(sql`j.tutoring_place_id = ${tutoring_place_id}`);
  if (days_in_week) conditions.push(sql`j.days_in_week = ${days_in_week}`);
  if (tutor_gender && tutor_gender !== 3) conditions.push(sql`j.tutor_gender in (${tutor_gender}, 3)`);
  if (subject_id) {
    conditions.push(
      sql`exists (select from job_subjects s where s.job_id = j.id and s.subject_id = ${subject_id})`,
    );
  }
  if (latitude !== undefined && longitude !== undefined) {
    const { x, y, z } = unitVector(latitude, longitude);
    conditions.push(sql`(j.unit_x - ${x}) * (j.unit_x - ${x}) + (j.unit_y - ${y}) * (j.unit_y - ${y})
      + (j.unit_z - ${z}) * (j.unit_z - ${z}) <= ${squaredChord(distance)}`);
  }
  return conditions;
}

const after = (cursor: Cursor | undefined) =>
  cursor ? sql`(j.created_at, j.id) < (${cursor.createdAt}, ${cursor.id})` : sql`true`;

/** Only the cells around the position, count and page from one pass. Beyond the cap the page is not of the
 * newest, only the count is known; null without a position. */
async function searchCells(db: Db, board: Board, paging: Paging): Promise<BoardSlice | null> {
  const { latitude, longitude, distance } = board;
  if (latitude === undefined || longitude === undefined) return null;
  const near = cellsOf({ latitude, longitude, distance });
  if (!near) return null;
  const inCells = sql`${sql.ref(`j.${near.column}`)} = any(${near.cells}::int[])`;
  const { rows } = await sql<{ ids: number[]; total: number }>`
    with j as materialized (
      select j.id, j.created_at from jobs j where ${all([inCells, ...conditionsOf(board)])} limit ${totalCap + 1}
    )
    select (select count(*)::int from j) as total,
      array(select j.id from j where ${after(paging.cursor)} order by ${newest}
        limit ${paging.limit} offset ${paging.offset}) as ids`.execute(db);
  return rows[0] ?? null;
}

/** The page along the index of the newest open jobs. */
async function pageOfNewest(db: Db, board: Board, paging: Paging): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select j.id from jobs j where ${all(conditionsOf(board))} and ${after(paging.cursor)} order by ${newest}
    limit ${paging.limit} offset ${paging.offset}`.execute(db);
  return rows.map((row) => row.id);
}

/** Stops counting one past the cap. */
async function countOpen(db: Db, board: Board): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total
    from (select from jobs j where ${all(conditionsOf(board))} limit ${totalCap + 1}) counted`.execute(db);
  return rows[0]?.total ?? 0;
}

interface Paging {
  readonly cursor: Cursor | undefined;
  readonly limit: number;
  readonly offset: number;
}

export async function searchBoard(db: Db, board: Board, perPage: number): Promise<BoardSlice> {
  const cursor = board.cursor === undefined ? undefined : decodeCursor(board.cursor);
  const paging = { cursor, limit: perPage + 1, offset: cursor ? 0 : (board.page - 1) * perPage };
  const near = await searchCells(db, board, paging);
  if (near && near.total <= totalCap) return near;
  const total = near?.total ?? (await countOpen(db, board));
  return { ids: await pageOfNewest(db, board, paging), total };
}
