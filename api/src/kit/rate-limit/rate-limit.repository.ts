import { sql } from 'kysely';
import type { Db } from '../database/open.ts';

export interface Limit {
  /** Identifies the limited action and the client; people and addresses as fingerprints. */
  readonly key: string;
  readonly max: number;
  readonly windowSeconds: number;
}

export interface Window {
  readonly hits: number;
  /** Until the window ends. */
  readonly secondsLeft: number;
}

type Key = Pick<Limit, 'key'>;

/** Counts one use in one statement, so that all processes of this database share the count. */
export async function count(db: Db, { key, windowSeconds }: Omit<Limit, 'max'>): Promise<Window> {
  const end = sql`now() + make_interval(secs => ${windowSeconds})`;
  const { rows } = await sql<Window>`
    insert into rate_limits as old (key, hits, resets_at) values (${key}, 1, ${end})
    on conflict (key) do update set
      hits = case when old.resets_at <= now() then 1 else least(old.hits + 1, 1000000) end,
      resets_at = case when old.resets_at <= now() then ${end} else old.resets_at end
    returning hits, greatest(1, ceil(extract(epoch from resets_at - now())))::int as "secondsLeft"`.execute(
    db,
  );
  const row = rows[0];
  if (!row) throw new Error('An upsert answers its row');
  return row;
}

/** The current window; undefined for a key that was not counted. */
export async function current(db: Db, { key }: Key): Promise<Window | undefined> {
  const { rows } = await sql<Window>`
    select hits, greatest(1, ceil(extract(epoch from resets_at - now())))::int as "secondsLeft"
    from rate_limits where key = ${key} and resets_at > now()`.execute(db);
  return rows[0];
}

/** Takes one counted use back. */
export async function refund(db: Db, { key }: Key): Promise<void> {
  await sql`update rate_limits set hits = greatest(hits - 1, 0) where key = ${key}`.execute(db);
}

/** Deletes the count of this key. */
export async function clear(db: Db, { key }: Key): Promise<void> {
  await db.deleteFrom('rate_limits').where('key', '=', key).execute();
}

/** Deletes the counts of all keys with this prefix. */
export async function clearAll(db: Db, prefix: string): Promise<void> {
  await sql`delete from rate_limits where starts_with(key, ${prefix})`.execute(db);
}

/** Deletes windows that have ended. */
export async function sweepRateLimits(db: Db): Promise<void> {
  await db.deleteFrom('rate_limits').where('resets_at', '<', sql<Date>`now()`).execute();
}
