import { sql } from 'kysely';
import type { Tokens } from '../../kit/auth/tokens.ts';
import type { Db } from '../../kit/database/open.ts';
import { type OtpKey, takeCode } from '../otp/index.ts';

export async function readPasswordHash(db: Db, userId: number): Promise<string> {
  const row = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return row.password_hash;
}

export async function setPasswordHash(db: Db, userId: number, hash: string): Promise<void> {
  await db.updateTable('users').set({ password_hash: hash }).where('id', '=', userId).execute();
}

interface NewReset {
  readonly hash: string;
  readonly validSeconds: number;
}

export const hashResetToken = (tokens: Tokens, token: string) => tokens.fingerprint(`reset ${token}`);

export async function putReset(db: Db, userId: number, { hash, validSeconds }: NewReset): Promise<void> {
  await db.deleteFrom('password_resets').where('user_id', '=', userId).execute();
  await db
    .insertInto('password_resets')
    .values({
      token_hash: hash,
      user_id: userId,
      expires_at: sql<string>`now() + make_interval(secs => ${validSeconds})`,
    })
    .execute();
}

/** Exchanges a reset code for a token, the account's only one. False when the code no longer exists. */
export async function exchangeCode(db: Db, key: OtpKey, codeHash: string, token: NewReset): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const code = await takeCode(trx, key, codeHash);
    if (!code?.user_id) return false;
    await putReset(trx, code.user_id, token);
    return true;
  });
}

export async function findReset(db: Db, tokenHash: string, phone: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('password_resets')
    .innerJoin('users', 'users.id', 'password_resets.user_id')
    .select('users.id')
    .where('token_hash', '=', tokenHash)
    .where('users.phone_no', '=', phone)
    .where('password_resets.expires_at', '>', sql<string>`now()`)
    .executeTakeFirst();
  return row?.id;
}

/** Uses the token and ends every session. The code proves possession of the phone, so it counts as verified. */
export async function resetPassword(
  db: Db,
  tokenHash: string,
  userId: number,
  passwordHash: string,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const token = await trx
      .deleteFrom('password_resets')
      .where('token_hash', '=', tokenHash)
      .where('user_id', '=', userId)
      .returning('user_id')
      .executeTakeFirst();
    if (!token) return false;
    await trx
      .updateTable('users')
      .set({
        password_hash: passwordHash,
        phone_no_verified_at: sql<string>`coalesce(phone_no_verified_at, now())`,
      })
      .where('id', '=', userId)
      .execute();
    await trx
      .updateTable('sessions')
      .set({ revoked_at: sql<string>`now()` })
      .where('user_id', '=', userId)
      .where('revoked_at', 'is', null)
      .execute();
    return true;
  });
}
