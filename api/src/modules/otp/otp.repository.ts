import { sql } from 'kysely';
import type { Db } from '../../kit/database/open.ts';

export type OtpPurpose = 'verify' | 'change' | 'reset' | 'alerts';

/** Owner and purpose of a code: the user's id, or without a session the phone and the browser that asked. */
export interface OtpKey {
  readonly purpose: OtpPurpose;
  readonly subject: string;
}

export interface NewOtp extends OtpKey {
  readonly userId: number | null;
  readonly phone: string;
  /** The browser that asked; null where it has no cookie of ours. */
  readonly browser: string | null;
  readonly codeHash: string;
  readonly validSeconds: number;
}

const after = (seconds: number) => sql<string>`(now() + make_interval(secs => ${seconds}))`;

/** Replaces an older code, unless it was sent less than `pauseSeconds` ago. */
export async function putCode(db: Db, otp: NewOtp, pauseSeconds: number): Promise<boolean> {
  const code = {
    user_id: otp.userId,
    phone_no: otp.phone,
    browser: otp.browser,
    code_hash: otp.codeHash,
    tries: 0,
    sent_at: sql<string>`now()`,
    expires_at: after(otp.validSeconds),
  };
  const stored = await db
    .insertInto('otp_codes')
    .values({ purpose: otp.purpose, subject: otp.subject, ...code })
    .onConflict((conflict) =>
      conflict
        .columns(['purpose', 'subject'])
        .doUpdateSet(code)
        .where('otp_codes.sent_at', '<=', after(-pauseSeconds)),
    )
    .returning('subject')
    .executeTakeFirst();
  return stored !== undefined;
}

const secondsLeft = (pauseSeconds: number) =>
  sql<number>`ceil(extract(epoch from sent_at - ${after(-pauseSeconds)}))::int`;

/** Seconds until the next code may be sent; 0 or less when it may be. */
export async function secondsToWait(db: Db, key: OtpKey, pauseSeconds: number): Promise<number> {
  const row = await db
    .selectFrom('otp_codes')
    .select(secondsLeft(pauseSeconds).as('seconds'))
    .where('purpose', '=', key.purpose)
    .where('subject', '=', key.subject)
    .executeTakeFirst();
  return row?.seconds ?? 0;
}

/** Seconds until `resend-otp` sends another code to this user; as there, a new phone comes before the own one. */
export async function secondsUntilResend(db: Db, userId: number, pauseSeconds: number): Promise<number> {
  const row = await db
    .selectFrom('otp_codes')
    .select(secondsLeft(pauseSeconds).as('seconds'))
    .where('purpose', 'in', ['change', 'verify'])
    .where('subject', '=', String(userId))
    .orderBy('purpose')
    .limit(1)
    .executeTakeFirst();
  return Math.max(0, row?.seconds ?? 0);
}

/** Phone of the last code for this purpose, used or not. */
export async function findCodePhone(db: Db, key: OtpKey): Promise<string | undefined> {
  const row = await db
    .selectFrom('otp_codes')
    .select('phone_no')
    .where('purpose', '=', key.purpose)
    .where('subject', '=', key.subject)
    .executeTakeFirst();
  return row?.phone_no;
}

/** The sign-up with this phone whose code this browser asked for last, while it waits for that. */
export async function findSignUp(db: Db, phone: string, browser: string) {
  return db
    .selectFrom('otp_codes')
    .innerJoin('users', 'users.id', 'otp_codes.user_id')
    .select(['users.id as userId', 'users.active_role as role'])
    .where('otp_codes.purpose', '=', 'verify')
    .where('otp_codes.phone_no', '=', phone)
    .where('otp_codes.browser', '=', browser)
    .where('users.phone_no_verified_at', 'is', null)
    .orderBy('users.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Counts a try before the code is compared, so that concurrent tries are all counted. */
export async function countTry(db: Db, key: OtpKey, maxTries: number) {
  return db
    .updateTable('otp_codes')
    .set({ tries: sql<number>`tries + 1` })
    .where('purpose', '=', key.purpose)
    .where('subject', '=', key.subject)
    .where('expires_at', '>', sql<string>`now()`)
    .where('tries', '<', maxTries)
    .returning(['code_hash', 'tries'])
    .executeTakeFirst();
}

/** Deletes the code; of two concurrent calls only one gets the row. */
export async function takeCode(db: Db, key: OtpKey, codeHash: string) {
  return db
    .deleteFrom('otp_codes')
    .where('purpose', '=', key.purpose)
    .where('subject', '=', key.subject)
    .where('code_hash', '=', codeHash)
    .returning(['user_id', 'phone_no'])
    .executeTakeFirst();
}

/** Deletes expired codes and reset tokens; codes an hour later, so that another one can be requested. */
export async function sweepCodes(db: Db): Promise<void> {
  await db.deleteFrom('otp_codes').where('expires_at', '<', after(-3600)).execute();
  await db.deleteFrom('password_resets').where('expires_at', '<', sql<string>`now()`).execute();
}
