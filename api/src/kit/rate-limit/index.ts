import type { Db } from '../database/open.ts';
import { ApiFailure } from '../failure.ts';
import { count, type Limit } from './rate-limit.repository.ts';

export {
  clear,
  clearAll,
  count,
  current,
  type Limit,
  refund,
  sweepRateLimits,
} from './rate-limit.repository.ts';

/** The failure after too many tries, with the seconds to wait in Retry-After. */
export function tooMany(seconds: number, why: 'attempts' | 'code' = 'attempts'): ApiFailure {
  const [unit, waiting] =
    seconds <= 120 ? (['seconds', seconds] as const) : (['minutes', Math.ceil(seconds / 60)] as const);
  const reason = { key: `limit.${why}.${unit}`, params: { count: waiting } } as const;
  return new ApiFailure('RATE_LIMITED', reason, {}, { 'retry-after': String(seconds) });
}

/** Counts one try and throws RATE_LIMITED past `max`. */
export async function limit(db: Db, rule: Limit): Promise<void> {
  const { hits, secondsLeft } = await count(db, rule);
  if (hits > rule.max) throw tooMany(secondsLeft);
}
