import { type RawBuilder, sql } from 'kysely';
import type { Db } from './open.ts';

/** Number of rows; `from` is the rest of the query: "from jobs where …". */
export async function countRows(db: Db, from: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total ${from}`.execute(db);
  return rows[0]?.total ?? 0;
}
