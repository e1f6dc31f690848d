import { randomBytes } from 'node:crypto';
import type { Tokens } from '../../kit/auth/tokens.ts';
import type { Cookies } from '../../kit/bind.ts';
import type { OtpKey } from './otp.repository.ts';

const cookie = 'code_browser';
const validSeconds = 24 * 3600;
const secretShape = /^[\w-]{24}$/;

const fingerprintOf = (tokens: Tokens, secret: string) => tokens.fingerprint(`browser ${secret}`);

/** The browser that codes belong to, as a fingerprint; undefined where it never asked for one. */
export function browserOf(tokens: Tokens, cookies: Cookies): string | undefined {
  const secret = cookies.read(cookie) ?? '';
  return secretShape.test(secret) ? fingerprintOf(tokens, secret) : undefined;
}

/** The same for a browser that asks for a code, which gets a secret for a day. */
export function markBrowser(tokens: Tokens, cookies: Cookies): string {
  const given = cookies.read(cookie) ?? '';
  const secret = secretShape.test(given) ? given : randomBytes(18).toString('base64url');
  cookies.write(cookie, secret, validSeconds);
  return fingerprintOf(tokens, secret);
}

/** A code that is asked for without a session: others who ask for the same phone have codes and tries of their own. */
export const guestKey = (purpose: 'reset' | 'alerts' | 'hire', phone: string, browser: string): OtpKey => ({
  purpose,
  subject: `${phone} ${browser}`,
});
