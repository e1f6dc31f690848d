import type { Tokens } from '../../kit/auth/tokens.ts';
import type { Db } from '../../kit/database/open.ts';
import { one, only, run, value } from '../../kit/database/query.repository.ts';
import { type OtpKey, takeCode } from '../otp/index.ts';
import { revokeSessions } from '../session/index.ts';

export async function readPasswordHash(db: Db, userId: number): Promise<string> {
  const row = await only<{ password_hash: string }>(db)`select password_hash from users where id = ${userId}`;
  return row.password_hash;
}

/** The role that a sign-in begins with; undefined unless this is the account's verified phone. */
export const readVerified = (db: Db, userId: number, phone: string) =>
  one<{ id: number; passwordHash: string; role: string }>(db)`
    select id, password_hash as "passwordHash", active_role as role from users
    where id = ${userId} and phone_no = ${phone} and phone_no_verified_at is not null`;

export const setPasswordHash = (db: Db, userId: number, hash: string) =>
  run(db)`update users set password_hash = ${hash} where id = ${userId}`;

interface NewReset {
  readonly hash: string;
  readonly validSeconds: number;
}

export const hashResetToken = (tokens: Tokens, token: string) => tokens.fingerprint(`reset ${token}`);

export async function putReset(db: Db, userId: number, { hash, validSeconds }: NewReset): Promise<void> {
  await run(db)`delete from password_resets where user_id = ${userId}`;
  await run(db)`insert into password_resets (token_hash, user_id, expires_at)
    values (${hash}, ${userId}, now() + make_interval(secs => ${validSeconds}))`;
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

export const findReset = (db: Db, tokenHash: string, phone: string) => value<number>(db)`
  select u.id from password_resets r join users u on u.id = r.user_id
  where r.token_hash = ${tokenHash} and u.phone_no = ${phone} and r.expires_at > now()`;

/** Uses the token and ends every session. The code proves possession of the phone, so it counts as verified. */
export async function resetPassword(
  db: Db,
  tokenHash: string,
  userId: number,
  passwordHash: string,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const token = await one(trx)`
      delete from password_resets where token_hash = ${tokenHash} and user_id = ${userId} returning user_id`;
    if (!token) return false;
    await run(trx)`update users set password_hash = ${passwordHash},
      phone_no_verified_at = coalesce(phone_no_verified_at, now()) where id = ${userId}`;
    await revokeSessions(trx, userId);
    return true;
  });
}
