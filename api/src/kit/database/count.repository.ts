import { type QueryResult, type RawBuilder, sql } from 'kysely';
import type { Db } from './open.ts';

/** Number of rows; `from` is the rest of the query: "from jobs where …". */
export async function countRows(db: Db, from: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total ${from}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Rows of a page with how many there are in all, both read at once; `from` as above. Not for a transaction, which has
 * one connection. */
export async function withTotal<T>(
  db: Db,
  page: Promise<T[] | QueryResult<T>>,
  from: RawBuilder<unknown>,
): Promise<{ rows: T[]; total: number }> {
  const [read, total] = await Promise.all([page, countRows(db, from)]);
  return { rows: Array.isArray(read) ? read : read.rows, total };
}
