import { verifyPassword } from '../../kit/auth/passwords.ts';
import type { Db } from '../../kit/database/open.ts';
import { ApiFailure, invalid } from '../../kit/failure.ts';
import { clear, limit } from '../../kit/rate-limit/index.ts';
import { passwordChecks } from './account.limits.ts';
import { readPasswordHash } from './password.repository.ts';

/** Throws under `current_password` unless it is the account's. */
export async function checkPassword(db: Db, userId: number, password: string): Promise<void> {
  const checks = passwordChecks(userId);
  await limit(db, checks);
  if (!(await verifyPassword(await readPasswordHash(db, userId), password))) {
    throw invalid({ current_password: ['password.wrong'] });
  }
  await clear(db, checks);
}

/** The same for a change of `field`; a missing password is an error of `field`, where forms show it. */
export async function requirePassword(
  db: Db,
  userId: number,
  field: 'phone_no' | 'email',
  password: string | undefined,
): Promise<void> {
  if (password === undefined) {
    throw new ApiFailure('PASSWORD_NEEDED', 'password.needed', { [field]: ['password.needed'] });
  }
  await checkPassword(db, userId, password);
}
