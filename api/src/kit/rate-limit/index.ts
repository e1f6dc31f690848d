import type { Db } from '../database/open.ts';
import { ApiFailure } from '../failure.ts';
import { decrement, forget, forgetAll, hit, peek, type Window } from './rate-limit.repository.ts';

export interface Limit {
  /** Identifies the limited action and the client; people and addresses as fingerprints. */
  readonly key: string;
  readonly max: number;
  readonly windowSeconds: number;
}

/** The failure after too many tries, with the seconds to wait in Retry-After. */
export function tooMany(seconds: number, why: 'attempts' | 'code' = 'attempts'): ApiFailure {
  const [unit, count] =
    seconds <= 120 ? (['seconds', seconds] as const) : (['minutes', Math.ceil(seconds / 60)] as const);
  const reason = { key: `limit.${why}.${unit}`, params: { count } } as const;
  return new ApiFailure('RATE_LIMITED', reason, {}, { 'retry-after': String(seconds) });
}

/** Counts one try and throws RATE_LIMITED past `max`. */
export async function limit(db: Db, { key, max, windowSeconds }: Limit): Promise<void> {
  const { hits, secondsLeft } = await hit(db, key, windowSeconds);
  if (hits > max) throw tooMany(secondsLeft);
}

/** Counts one use and returns the window, for callers with a failure of their own. */
export const count = (db: Db, { key, windowSeconds }: Limit): Promise<Window> => hit(db, key, windowSeconds);

/** The current window; undefined for a key that was not counted. */
export const current = (db: Db, { key }: Pick<Limit, 'key'>): Promise<Window | undefined> => peek(db, key);

/** Takes one counted try back. */
export const refund = (db: Db, { key }: Pick<Limit, 'key'>): Promise<void> => decrement(db, key);

/** Deletes the count of this key. */
export const clear = (db: Db, { key }: Pick<Limit, 'key'>): Promise<void> => forget(db, key);

/** Deletes the counts of all keys with this prefix. */
export const clearAll = (db: Db, prefix: string): Promise<void> => forgetAll(db, prefix);

export { sweepRateLimits } from './rate-limit.repository.ts';
