import { noPassword, verifyPassword } from '../../kit/auth/passwords.ts';
import type { Db } from '../../kit/database/open.ts';
import { ApiFailure, invalid } from '../../kit/failure.ts';
import { clear, limit } from '../../kit/rate-limit/index.ts';
import { passwordChecks } from './account.limits.ts';
import { readPasswordHash } from './password.repository.ts';

/** The first password needs no earlier one; the session is the proof. */
export async function checkForChange(db: Db, userId: number, password: string | undefined): Promise<void> {
  if ((await readPasswordHash(db, userId)) === noPassword) return;
  if (password === undefined) throw invalid({ current_password: ['password.currentRequired'] });
  await checkPassword(db, userId, password);
}

/** Throws under `current_password` unless it is the account's. */
async function checkPassword(db: Db, userId: number, password: string): Promise<void> {
  const checks = passwordChecks(userId);
  await limit(db, checks);
  if (!(await verifyPassword(await readPasswordHash(db, userId), password))) {
    throw invalid({ current_password: ['password.wrong'] });
  }
  await clear(db, checks);
}

/** The same for a change of `field` of an account that has a password; a missing password is an error of `field`, where forms show it. */
export async function requirePassword(
  db: Db,
  userId: number,
  field: 'phone_no' | 'email',
  password: string | undefined,
): Promise<void> {
  if ((await readPasswordHash(db, userId)) === noPassword) return;
  if (password === undefined) {
    throw new ApiFailure('PASSWORD_NEEDED', 'password.needed', { [field]: ['password.needed'] });
  }
  await checkPassword(db, userId, password);
}
