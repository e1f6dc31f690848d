import { normalizePhone, type SignInBody } from '@porao/contracts';
import type { Tokens } from '../../kit/auth/tokens.ts';
import { addressLimits, type Limit } from '../../kit/rate-limit/index.ts';

/** The phone number or e-mail a person signs in with, in the form it is stored in. */
export function identifierOf(body: SignInBody): string {
  const given = (body.phone_no ?? body.phone ?? body.email ?? body.username ?? '').trim();
  return given.includes('@') ? given.toLowerCase() : normalizePhone(given);
}

const quarter = 15 * 60;
const day = 24 * 3600;

/** All keys of an account start with this. */
export const signInPrefix = (account: string) => `sign-in ${account} `;

export interface SignInLimits {
  /** Cleared by the right password. */
  readonly own: readonly Limit[];
  /** Shared with other clients: the right password only refunds one try. */
  readonly shared: readonly Limit[];
}

/** Wrong passwords of an account from one device that signed in to it before. */
export const deviceLimits = (account: string, device: string): SignInLimits => ({
  own: [{ key: `${signInPrefix(account)}device ${device}`, max: 10, windowSeconds: quarter }],
  shared: [],
});

/** Right passwords on devices that the account does not know: each makes a session and a notice. */
export const newDevices = (account: string): Limit => ({
  key: `sign-in ${account} new devices`,
  max: 100,
  windowSeconds: quarter,
});

/** Wrong passwords of an account from one address; then of all accounts from that address, which a whole
 * school may share, and of the account from all addresses, which one address alone cannot use up (docs/adr/0017). */
export const strangerLimits = (tokens: Tokens, account: string, address: string): SignInLimits => {
  const from = `${signInPrefix(account)}from`;
  return {
    own: [
      ...addressLimits(tokens, address, { key: from, max: 10, windowSeconds: quarter }),
      ...addressLimits(tokens, address, { key: `${from} daily`, max: 30, windowSeconds: day }),
    ],
    shared: [
      ...addressLimits(tokens, address, { key: 'sign-in', max: 100, windowSeconds: quarter }),
      { key: `${signInPrefix(account)}everywhere`, max: 100, windowSeconds: day },
    ],
  };
};
