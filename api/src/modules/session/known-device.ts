import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Tokens } from '../../kit/auth/tokens.ts';
import type { Cookies } from '../../kit/bind.ts';
import type { Account } from './session.repository.ts';

const validSeconds = 180 * 24 * 3600;

const cookieOf = (tokens: Tokens, { id }: Account) =>
  `device_${tokens.fingerprint(`device cookie ${id}`).slice(0, 12)}`;

/** Derived from the password, so that a change of it invalidates the cookies of other devices. */
const proofOf = (tokens: Tokens, account: Account, device: string) =>
  tokens.fingerprint(`device ${device} ${account.id} ${account.passwordHash}`);

/** The name of a device that signed in to this account before; it only selects a separate count of wrong passwords. */
export function knownDevice(tokens: Tokens, cookies: Cookies, account: Account): string | undefined {
  const [device = '', given = ''] = (cookies.read(cookieOf(tokens, account)) ?? '').split('.');
  const [proof, said] = [Buffer.from(proofOf(tokens, account, device)), Buffer.from(given)];
  return proof.length === said.length && timingSafeEqual(proof, said) ? device : undefined;
}

/** Sets the cookie that identifies this device; nothing is stored on the server. */
export function rememberDevice(
  tokens: Tokens,
  cookies: Cookies,
  account: Account,
  device = randomBytes(9).toString('base64url'),
): void {
  cookies.write(cookieOf(tokens, account), `${device}.${proofOf(tokens, account, device)}`, validSeconds);
}
