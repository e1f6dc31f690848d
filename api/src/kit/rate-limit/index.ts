import type { Db } from '../database/open.ts';
import { ApiFailure } from '../failure.ts';
import { decrement, forget, forgetAll, hit, peek, type Window } from './rate-limit.repository.ts';

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

/** Counts one use and answers how many there were, for who refuses in words of its own. */
export const count = (db: Db, { key, windowSeconds }: Limit): Promise<Window> => hit(db, key, windowSeconds);

/** The window that is open now; a key that was never counted has none. */
export const current = (db: Db, { key }: Pick<Limit, 'key'>): Promise<Window | undefined> => peek(db, key);

/** The try does not count after all. */
export const refund = (db: Db, { key }: Pick<Limit, 'key'>): Promise<void> => decrement(db, key);

/** Everything counted under this key is forgotten. */
export const clear = (db: Db, { key }: Pick<Limit, 'key'>): Promise<void> => forget(db, key);

/** The same for every key that starts so. */
export const clearAll = (db: Db, prefix: string): Promise<void> => forgetAll(db, prefix);

export { sweepRateLimits } from './rate-limit.repository.ts';
