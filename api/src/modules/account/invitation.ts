import { randomBytes } from 'node:crypto';
import { resetPassword } from '@porao/contracts/paths';
import { hashPassword } from '../../kit/auth/passwords.ts';
import type { Services } from '../../kit/services.ts';
import { createVerifiedAccount } from './account.repository.ts';
import { hashResetToken, putReset } from './password.repository.ts';

export const invitationSeconds = 3600;

/** A verified account that nobody knows the password of; an invitation lets its owner choose one. */
export async function createInvitedAccount(
  db: Services['db'],
  person: { name: string; email: string; phone: string; role: string },
): Promise<number> {
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
  return createVerifiedAccount(db, person, passwordHash);
}

/** Path of the page where the owner of the account chooses a password, once. The secret is in the fragment, which no
 * server is sent. */
export async function invitationTo(
  { db, tokens }: Pick<Services, 'db' | 'tokens'>,
  userId: number,
  phone: string,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await putReset(db, userId, { hash: hashResetToken(tokens, token), validSeconds: invitationSeconds });
  return `${resetPassword}#${new URLSearchParams({ phone, token }).toString()}`;
}
