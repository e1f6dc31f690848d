import { networksOf } from '@porao/server';
import type { Tokens } from '../auth/tokens.ts';
import type { Db } from '../database/open.ts';
import { ApiFailure } from '../failure.ts';
import { count, type KeyWindow, type Limit, refund } from './rate-limit.repository.ts';

export {
  clear,
  clearAll,
  current,
  type Limit,
  refund,
  sweepRateLimits,
} from './rate-limit.repository.ts';

/** The failure after too many tries, with the seconds to wait in Retry-After. */
export function tooMany(seconds: number, why: 'attempts' | 'code' | 'phone' = 'attempts'): ApiFailure {
  const [unit, waiting] =
    seconds <= 120 ? (['seconds', seconds] as const) : (['minutes', Math.ceil(seconds / 60)] as const);
  const reason = { key: `limit.${why}.${unit}`, params: { count: waiting } } as const;
  return new ApiFailure('RATE_LIMITED', reason, {}, { 'retry-after': String(seconds) });
}

/** Counts one try by each rule and returns the windows by key; throws past the limit of one, and counts nothing then. */
export async function limit(db: Db, ...rules: readonly Limit[]): Promise<ReadonlyMap<string, KeyWindow>> {
  if (rules.length === 0) return new Map();
  const windows = new Map((await count(db, rules)).map((window) => [window.key, window]));
  const passed = rules.find(({ key, max }) => (windows.get(key)?.hits ?? 0) > max);
  if (!passed) return windows;
  // When several calls come at once, some are counted and refused all the same.
  if (windows.get(passed.key)?.counted) await refund(db, ...rules);
  throw (passed.refusal ?? tooMany)(windows.get(passed.key)?.secondsLeft ?? 1);
}

/** The limits of one address, and of the wider networks that it is in. */
export const addressLimits = (
  tokens: Tokens,
  address: string,
  { key, max, windowSeconds }: Limit,
): readonly Limit[] =>
  networksOf(address).map(({ network, times }) => ({
    key: `${key} ${tokens.fingerprint(`address ${network}`)}`,
    max: max * times,
    windowSeconds,
  }));
