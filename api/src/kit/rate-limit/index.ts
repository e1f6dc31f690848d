import type { Db } from '../database/open.ts';
import { ApiFailure } from '../failure.ts';
import { forget, hit, unhit } from './rate-limit.repository.ts';

export interface Limit {
  /** Names what is limited and for whom; people and addresses as fingerprints. */
  readonly key: string;
  readonly max: number;
  readonly windowSeconds: number;
}

const waiting = (seconds: number) =>
  seconds <= 120 ? `${seconds} second${seconds === 1 ? '' : 's'}` : `${Math.ceil(seconds / 60)} minutes`;

/** The refusal of one try too many, with the seconds to wait in Retry-After. */
export function tooMany(seconds: number, why = 'Too many attempts.'): ApiFailure {
  const message = `${why} Please wait ${waiting(seconds)} and try again.`;
  return new ApiFailure('RATE_LIMITED', message, {}, { 'retry-after': String(seconds) });
}

/** Counts one try and throws RATE_LIMITED past `max`. */
export async function limit(db: Db, { key, max, windowSeconds }: Limit): Promise<void> {
  const { hits, secondsLeft } = await hit(db, key, windowSeconds);
  if (hits > max) throw tooMany(secondsLeft);
}

/** The try does not count after all. */
export const forgive = (db: Db, { key }: Pick<Limit, 'key'>): Promise<void> => unhit(db, key);

/** Everything counted under this key is forgotten. */
export const clear = (db: Db, { key }: Pick<Limit, 'key'>): Promise<void> => forget(db, key);

export { sweepRateLimits } from './rate-limit.repository.ts';
