import { sql } from 'kysely';
import type { Db } from '../../kit/database/open.ts';

export async function readCached(db: Db, key: string): Promise<unknown> {
  const row = await db
    .selectFrom('geo_cache')
    .select('answer')
    .where('key', '=', key)
    .where('expires_at', '>', sql<string>`now()`)
    .executeTakeFirst();
  return row?.answer;
}

export async function writeCached(db: Db, key: string, answer: unknown, days: number): Promise<void> {
  const row = {
    answer: sql<string>`${JSON.stringify(answer)}::jsonb`,
    expires_at: sql<string>`now() + make_interval(days => ${days})`,
  };
  await db
    .insertInto('geo_cache')
    .values({ key, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute();
}

export async function sweepGeoCache(db: Db): Promise<void> {
  await db.deleteFrom('geo_cache').where('expires_at', '<', sql<string>`now()`).execute();
}
