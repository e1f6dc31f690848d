import { normalizePhone, type SignInBody } from '@porao/contracts';
import type { Limit } from '../../kit/rate-limit/index.ts';

/** The phone number or e-mail a person signs in with, in the form it is stored in. */
export function identifierOf(body: SignInBody): string {
  const given = (body.phone_no ?? body.phone ?? body.email ?? body.username ?? '').trim();
  return given.includes('@') ? given.toLowerCase() : normalizePhone(given);
}

const windowSeconds = 15 * 60;
/** Wrong passwords of one account, wherever they come from. */
export const signInsOf = (account: string): Limit => ({ key: `sign-in ${account}`, max: 10, windowSeconds });
/** Wrong passwords from one address, which may stand for a whole school. */
export const signInsFrom = (address: string): Limit => ({
  key: `sign-in ${address}`,
  max: 100,
  windowSeconds,
});
