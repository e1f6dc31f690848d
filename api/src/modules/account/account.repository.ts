import type { SignUpBody } from '@porao/contracts';
import { sql } from 'kysely';
import { noPassword } from '../../kit/auth/passwords.ts';
import type { Db } from '../../kit/database/open.ts';
import { exists, insertRow, only, run, value } from '../../kit/database/query.repository.ts';
import { brokenUnique } from '../../kit/database/violation.ts';
import { ApiFailure } from '../../kit/failure.ts';
import { tellAccount } from '../notices/index.ts';
import { type OtpKey, takeCode } from '../otp/index.ts';
import { revokeSessions } from '../session/index.ts';
import type { Person } from './password.rules.ts';

/** True where another verified account has it; an unfinished sign-up does not reserve it (docs/adr/0018). */
export const isPhoneTaken = (db: Db, phone: string, exceptUser = 0) => exists(db)`
  select from users where phone_no = ${phone} and phone_no_verified_at is not null and id <> ${exceptUser}`;

/** The newest banned account that has the number, as its own or as a second one. */
export const bannedWith = (db: Db, phone: string) => value<number>(db)`
  select max(u.id) from users u where u.banned_at is not null and u.id in (
    select id from users where phone_no = ${phone}
    union select user_id from parents where additional_phone_number = ${phone}
    union select t.user_id from tutor_personal_infos i join tutors t on t.id = i.tutor_id
      where i.additional_number = ${phone})`;

/** True for a write that was second, after that of another account with the phone. */
export const isTakenPhone = (error: unknown): boolean => brokenUnique(error) === 'users_verified_phone';

export async function createAccount(
  db: Db,
  role: 'tutor' | 'parent',
  { body, passwordHash }: { body: SignUpBody; passwordHash: string },
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const { name, email, phone_no, gender } = body;
    const user = { name, email, phone_no, gender, password_hash: passwordHash, active_role: role };
    const id = await insertRow(trx, 'users', user);
    if (role === 'tutor') await addTutor(trx, id);
    else await addParent(trx, id, body);
    return id;
  });
}

/** An account that needs no code by SMS, without a profile. */
export const createVerifiedAccount = (
  db: Db,
  { name, email, phone, role }: { name: string; email: string; phone: string; role: string },
  passwordHash: string,
) =>
  insertRow(db, 'users', {
    name,
    email,
    phone_no: phone,
    phone_no_verified_at: sql<string>`now()`,
    gender: 1,
    password_hash: passwordHash,
    active_role: role,
  });

/** The account of a guardian who proved the phone by a code; gender, e-mail and password are asked for afterwards. */
export const createGuardian = (trx: Db, name: string, phone: string) =>
  insertRow(trx, 'users', {
    name,
    email: '',
    phone_no: phone,
    phone_no_verified_at: sql<string>`now()`,
    gender: null,
    password_hash: noPassword,
    active_role: 'parent',
  });

export const hasGender = (db: Db, userId: number) =>
  exists(db)`select from users where id = ${userId} and gender is not null`;

export const addTutor = (db: Db, userId: number) =>
  run(db)`insert into tutors (user_id) values (${userId}) on conflict do nothing`;

export const addParent = (
  db: Db,
  userId: number,
  { additional_phone_number = null, about = null }: Partial<SignUpBody> = {},
) => run(db)`insert into parents (user_id, additional_phone_number, about)
  values (${userId}, ${additional_phone_number}, ${about}) on conflict do nothing`;

interface AccountFacts extends Person {
  readonly banned: boolean;
}

export const readPerson = (db: Db, userId: number) => only<AccountFacts>(db)`
  select name, phone_no, lower(email) as email, banned_at is not null as banned from users where id = ${userId}`;

/** The number of a banned account stays with it: free, it could sign up once more. */
export const bannedFailure = () => new ApiFailure('BANNED', 'account.banned');

/** Uses the code and stores its phone as the account's verified one; null when the code no longer exists. Replacing a
 * phone ends the account's sessions except `sessionId`. */
export async function verifyPhone(
  db: Db,
  key: OtpKey,
  codeHash: string,
  sessionId: string | undefined,
): Promise<{ replaced: string | null } | null> {
  return db.transaction().execute(async (trx) => {
    const code = await takeCode(trx, key, codeHash);
    if (!code?.user_id) return null;
    const before = await readPerson(trx, code.user_id);
    if (before.banned && before.phone_no !== code.phone_no) throw bannedFailure();
    await run(trx)`update users set phone_no = ${code.phone_no}, phone_no_verified_at = now()
      where id = ${code.user_id}`;
    if (before.phone_no === code.phone_no) return { replaced: null };
    await revokeSessions(trx, code.user_id, sessionId);
    await tellAccount(trx, 'phone', code.user_id);
    return { replaced: before.phone_no };
  });
}

const maxSwept = 1000;

/** Sign-ups that were not finished within 24 hours, the oldest first and not too many at once. */
export const sweepUnverified = (db: Db) => run(db)`
  delete from users where phone_no_verified_at is null and id in (
    select id from users u where phone_no_verified_at is null and created_at < now() - interval '24 hours'
      and not exists (select from role_grants where user_id = u.id)
    order by created_at limit ${maxSwept})`;
