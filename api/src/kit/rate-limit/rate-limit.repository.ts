import { sql } from 'kysely';
import type { Db } from '../database/open.ts';
import { many, one, run } from '../database/query.repository.ts';
import type { ApiFailure } from '../failure.ts';

export interface Limit {
  /** Identifies the limited action and the client; people and addresses as fingerprints. */
  readonly key: string;
  readonly max: number;
  readonly windowSeconds: number;
  /** The failure past `max`, by the seconds to wait; by default RATE_LIMITED. */
  readonly refusal?: (secondsLeft: number) => ApiFailure;
}

export interface Window {
  readonly hits: number;
  /** Until the window ends. */
  readonly secondsLeft: number;
}

type Key = Pick<Limit, 'key'>;

export interface KeyWindow extends Window {
  readonly key: string;
  /** False for a key that was used up. */
  readonly counted: boolean;
}

/** Counts one use by each key, unless one of them is used up: then that one alone is returned, and nothing is written.
 * One statement, so that all processes of this database share the counts. */
export function count(db: Db, rules: readonly Limit[]): Promise<readonly KeyWindow[]> {
  const columns = sql`${rules.map(({ key }) => key)}::text[], ${rules.map(({ max }) => max)}::int[],
    ${rules.map(({ windowSeconds }) => windowSeconds)}::int[]`;
  return many<KeyWindow>(db)`
    with rules as (select * from unnest(${columns}) as r (key, max, seconds)),
    used_up as (
      select l.key, l.hits + 1 as hits, l.resets_at from rate_limits l join rules r on r.key = l.key
      where l.resets_at > now() and l.hits >= r.max order by l.resets_at desc limit 1
    ),
    counted as (
      insert into rate_limits as old (key, hits, resets_at)
      select key, 1, now() + make_interval(secs => seconds) from rules
      where not exists (select from used_up) order by key
      on conflict (key) do update set
        hits = case when old.resets_at <= now() then 1 else least(old.hits + 1, 1000000) end,
        resets_at = case when old.resets_at <= now() then excluded.resets_at else old.resets_at end
      returning key, hits, resets_at
    )
    select key, hits, counted, greatest(1, ceil(extract(epoch from resets_at - now())))::int as "secondsLeft"
    from (select *, true as counted from counted union all select *, false from used_up) w`;
}

export const current = (db: Db, { key }: Key) => one<Window>(db)`
    select hits, greatest(1, ceil(extract(epoch from resets_at - now())))::int as "secondsLeft"
    from rate_limits where key = ${key} and resets_at > now()`;

const keysOf = (rules: readonly Key[]) => rules.map(({ key }) => key);

/** Takes one counted use of each back, in the order in which uses are counted. */
export async function refund(db: Db, ...rules: readonly Key[]): Promise<void> {
  if (rules.length === 0) return;
  await run(db)`update rate_limits l set hits = greatest(l.hits - 1, 0)
    from (select key from rate_limits where key = any(${keysOf(rules)}::text[]) order by key for update) k
    where l.key = k.key`;
}

export async function clear(db: Db, ...rules: readonly Key[]): Promise<void> {
  if (rules.length > 0) await run(db)`delete from rate_limits where key = any(${keysOf(rules)}::text[])`;
}

export const clearAll = (db: Db, prefix: string) =>
  run(db)`delete from rate_limits where starts_with(key, ${prefix})`;

export const sweepRateLimits = (db: Db) => run(db)`delete from rate_limits where resets_at < now()`;
