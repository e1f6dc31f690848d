import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Tokens } from '../../kit/auth/tokens.ts';
import type { Cookies } from '../../kit/bind.ts';
import type { Services } from '../../kit/services.ts';
import { type Account, findAccounts } from './session.repository.ts';

type Device = Pick<Account, 'id' | 'passwordHash'>;

const validSeconds = 180 * 24 * 3600;

const cookieOf = (tokens: Tokens, { id }: Device) =>
  `device_${tokens.fingerprint(`device ${id}`).slice(0, 12)}`;

/** Derived from the password, so that a change of it invalidates the cookies of other devices. */
const proofOf = (tokens: Tokens, account: Device, device: string) =>
  tokens.fingerprint(`device ${device} ${account.id} ${account.passwordHash}`);

/** The name of a device that signed in to this account before; it only selects separate counts of tries and messages. */
export function knownDevice(tokens: Tokens, cookies: Cookies, account: Device): string | undefined {
  const [device = '', given = ''] = (cookies.read(cookieOf(tokens, account)) ?? '').split('.');
  const [proof, said] = [Buffer.from(proofOf(tokens, account, device)), Buffer.from(given)];
  return proof.length === said.length && timingSafeEqual(proof, said) ? device : undefined;
}

/** Sets the cookie that identifies this device; nothing is stored on the server. */
export function rememberDevice(
  tokens: Tokens,
  cookies: Cookies,
  account: Device,
  device = randomBytes(9).toString('base64url'),
): void {
  cookies.write(cookieOf(tokens, account), `${device}.${proofOf(tokens, account, device)}`, validSeconds);
}

/** The account of a phone, and whether it is a verified one that this device signed in to before. */
export async function findOwner(
  { db, tokens }: Pick<Services, 'db' | 'tokens'>,
  cookies: Cookies,
  phone: string,
) {
  const account = chosenAccount(tokens, cookies, await findAccounts(db, phone));
  return { account, isKnown: account?.isVerified === true && account.device !== undefined };
}

/** The account that a phone or e-mail means: the verified one; of sign-ups that wait for their code that of this device,
 * else the newest. */
export function chosenAccount(
  tokens: Tokens,
  cookies: Cookies,
  accounts: readonly Account[],
): (Account & { readonly device: string | undefined }) | undefined {
  const known = accounts.map((account) => ({ ...account, device: knownDevice(tokens, cookies, account) }));
  const [first] = known;
  return first?.isVerified ? first : (known.find(({ device }) => device !== undefined) ?? first);
}
