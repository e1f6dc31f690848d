import type { Tokens } from '../../kit/auth/tokens.ts';
import type { Db } from '../../kit/database/open.ts';
import { addressLimits, type Limit, limit } from '../../kit/rate-limit/index.ts';

const hour = 3600;
const quarter = 900;

/** Tries from one address, which a whole school or mobile network may share. None is counted by a phone that a stranger
 * can name, as the owner would be refused then. */
const limits = {
  /** Calls that reveal whether a phone or e-mail is in use; counted before the look-up. */
  lookup: [120, hour],
  registration: [60, hour],
  'otp-check': [100, quarter],
  'password-reset': [60, quarter],
} as const satisfies Record<string, readonly [max: number, seconds: number]>;

/** Looking up by one account. */
const ownLookups = { max: 30, windowSeconds: hour };

/** Counts a try of `what` for the address, and a look-up for the account; throws past either limit. */
export async function countUse(
  { db, tokens }: { db: Db; tokens: Tokens },
  what: keyof typeof limits,
  { address, userId }: { address: string; userId?: number | undefined },
): Promise<void> {
  const [max, windowSeconds] = limits[what];
  const own = what === 'lookup' && userId !== undefined;
  await limit(
    db,
    ...addressLimits(tokens, address, { key: `${what} address`, max, windowSeconds }),
    ...(own ? [{ key: `lookup own ${tokens.fingerprint(String(userId))}`, ...ownLookups }] : []),
  );
}

/** Wrong current passwords of a signed-in account. */
export const passwordChecks = (userId: number): Limit => ({
  key: `password-check ${userId}`,
  max: 10,
  windowSeconds: quarter,
});
