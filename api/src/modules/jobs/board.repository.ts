import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../kit/database/open.ts';
import { countRows, many } from '../../kit/database/query.repository.ts';
import { plannedEachTime } from '../../kit/database/statement-names.ts';
import { all, type Board, chordOf, conditionsOf, inCells } from './conditions.repository.ts';
import { type Cursor, decodeCursor } from './cursor.ts';

/** Above it a board shows "1000+": the cost of an exact count grows with the rows. */
export const totalCap = 1000;

interface Row {
  readonly id: number;
  readonly created_at: string;
  readonly rank: number;
}

interface Paging {
  readonly cursor: Cursor | undefined;
  /** One more than the page size. */
  readonly limit: number;
  readonly offset: number;
}

/** Returns the value by which the board is sorted before the date, the largest first; null for the newest. */
function rankOf(board: Board): RawBuilder<number> | null {
  if (board.sort === 'salary') return sql<number>`j.actual_salary`;
  const chord = board.sort === 'nearest' ? chordOf(board) : null;
  return chord && sql<number>`-(${chord})`;
}

/** Reads only the cells around the position; count and page from one pass. Above the cap only the count is exact,
 * except for the nearest, which are sorted completely. Null without a position. */
async function searchCells(db: Db, board: Board, paging: Paging): Promise<Slice | null> {
  const near = inCells(board);
  if (!near) return null;
  const rank = rankOf(board) ?? sql<number>`0`;
  const cap = board.sort === 'nearest' ? null : totalCap + 1;
  const rows = await many<{ total: number; page: [number, string, number][] }>(db)`${plannedEachTime}
    with j as materialized (
      select j.id, j.created_at, (${rank})::float8 as rank from jobs j
      where ${all([near, ...conditionsOf(board)])} limit ${cap}
    ), page as (
      select * from j where ${after(paging.cursor, sql`j.rank`)} order by j.rank desc, ${newest}
      limit ${paging.limit} offset ${paging.offset}
    )
    select (select count(*)::int from j) as total, coalesce((
      select jsonb_agg(jsonb_build_array(j.id, extract(epoch from j.created_at) * 1000, j.rank)
        order by j.rank desc, ${newest}) from page j), '[]') as page`;
  const [found] = rows;
  if (!found) return null;
  const page = found.page.map(([id, ms, value]) => ({
    id,
    created_at: new Date(Number(ms)).toISOString(),
    rank: value,
  }));
  return { rows: page, total: found.total };
}

const newest = sql`j.created_at desc, j.id desc`;

const after = (cursor: Cursor | undefined, rank: RawBuilder<unknown> | null) => {
  if (!cursor) return sql`true`;
  return rank
    ? sql`(${rank}, j.created_at, j.id) < (${cursor.rank}, ${cursor.createdAt}, ${cursor.id})`
    : sql`(j.created_at, j.id) < (${cursor.createdAt}, ${cursor.id})`;
};

/** The page along the index of the newest open jobs, or of those that pay most. */
function pageOf(db: Db, board: Board, { cursor, limit, offset }: Paging): Promise<Row[]> {
  const rank = rankOf(board);
  return many<Row>(db)`${plannedEachTime}
    select j.id, j.created_at, ${rank ?? sql`0`} as rank from jobs j
    where ${all(conditionsOf(board))} and ${after(cursor, rank)}
    order by ${rank ? sql`${rank} desc, ${newest}` : newest} limit ${limit} offset ${offset}`;
}

/** Counts up to one above the cap. */
const countOpen = (db: Db, board: Board) =>
  countRows(
    db,
    sql`${plannedEachTime} from (select from jobs j where ${all(conditionsOf(board))} limit ${totalCap + 1}) counted`,
  );

interface Slice {
  readonly rows: readonly Row[];
  readonly total: number;
}

async function search(db: Db, board: Board, paging: Paging): Promise<Slice> {
  const near = await searchCells(db, board, paging);
  if (near && (near.total <= totalCap || board.sort === 'nearest')) return near;
  const total = near?.total ?? (await countOpen(db, board));
  return { rows: await pageOf(db, board, paging), total };
}

/** The total is up to `totalCap + 1`. */
export async function searchBoard(db: Db, board: Board, perPage: number) {
  const cursor = board.cursor === undefined ? undefined : decodeCursor(board.cursor);
  const offset = cursor ? 0 : (board.page - 1) * perPage;
  const { rows, total } = await search(db, board, { cursor, limit: perPage + 1, offset });
  const page = rows.slice(0, perPage);
  const last = page.at(-1);
  const next = last && rows.length > perPage;
  return {
    ids: page.map((row) => row.id),
    total: Math.min(total, totalCap + 1),
    next: next ? { rank: last.rank, createdAt: last.created_at, id: last.id } : null,
  };
}
