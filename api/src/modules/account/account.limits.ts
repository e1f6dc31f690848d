import type { Tokens } from '../../kit/auth/tokens.ts';
import type { Db } from '../../kit/database/open.ts';
import { type Limit, limit } from '../../kit/rate-limit/index.ts';

const hour = 3600;
const quarter = 900;
const day = 86_400;

/** Tries of one account or phone, and of one address, which a whole school or mobile network may share. */
const limits = {
  /** Calls that reveal whether a phone or e-mail is in use; counted before the look-up. */
  lookup: { own: [30, hour], address: [120, hour] },
  registration: { own: [5, hour], address: [60, hour] },
  'otp-send': { own: [6, hour], address: [60, hour] },
  /** Besides those of any code: who never asked for them is sent few. */
  'alert-code': { own: [4, day], address: [20, hour] },
  'otp-check': { own: [20, quarter], address: [100, quarter] },
  'password-reset': { own: [10, quarter], address: [60, quarter] },
} as const satisfies Record<string, Record<'own' | 'address', readonly [max: number, seconds: number]>>;

/** Counts a try of `what` for `subject`, a phone or a user's id, and for the address; throws past either limit. */
export async function countUse(
  { db, tokens }: { db: Db; tokens: Tokens },
  what: keyof typeof limits,
  subject: string | number,
  address: string,
): Promise<void> {
  const { own, address: shared } = limits[what];
  await limit(db, {
    key: `${what} address ${tokens.fingerprint(address)}`,
    max: shared[0],
    windowSeconds: shared[1],
  });
  await limit(db, {
    key: `${what} own ${tokens.fingerprint(String(subject))}`,
    max: own[0],
    windowSeconds: own[1],
  });
}

/** Wrong current passwords of a signed-in account. */
export const passwordChecks = (userId: number): Limit => ({
  key: `password-check ${userId}`,
  max: 10,
  windowSeconds: quarter,
});
