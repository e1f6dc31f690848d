import { type Selectable, sql } from 'kysely';
import type { Db } from '../../kit/database/open.ts';
import { one, value } from '../../kit/database/query.repository.ts';
import type { OtpCodes } from '../../kit/database/rows.generated.ts';

export type OtpPurpose = 'verify' | 'change' | 'reset' | 'alerts' | 'hire';

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

const isOf = ({ purpose, subject }: OtpKey) => sql`purpose = ${purpose} and subject = ${subject}`;

/** Seconds until the next code may be sent; 0 or less when it may be. */
export async function secondsToWait(db: Db, key: OtpKey, pauseSeconds: number): Promise<number> {
  const row = await one<{ seconds: number }>(db)`
    select ${secondsLeft(pauseSeconds)} as seconds from otp_codes where ${isOf(key)}`;
  return row?.seconds ?? 0;
}

/** Seconds until `resend-otp` sends another code to this user; as there, a new phone comes before the own one. */
export async function secondsUntilResend(db: Db, userId: number, pauseSeconds: number): Promise<number> {
  const row = await one<{ seconds: number }>(db)`
    select ${secondsLeft(pauseSeconds)} as seconds from otp_codes
    where purpose in ('change', 'verify') and subject = ${String(userId)} order by purpose limit 1`;
  return Math.max(0, row?.seconds ?? 0);
}

/** Phone of the last code for this purpose, used or not. */
export const findCodePhone = (db: Db, key: OtpKey) =>
  value<string>(db)`select phone_no from otp_codes where ${isOf(key)}`;

interface SignUp {
  readonly userId: number;
  readonly role: string;
}
type Code = Selectable<OtpCodes>;

/** The sign-up with this phone whose code this browser asked for last, while it waits for that. */
export const findSignUp = (db: Db, phone: string, browser: string) => one<SignUp>(db)`
  select u.id as "userId", u.active_role as role from otp_codes o join users u on u.id = o.user_id
  where o.purpose = 'verify' and o.phone_no = ${phone} and o.browser = ${browser} and u.phone_no_verified_at is null
  order by u.id desc limit 1`;

/** Counts a try before the code is compared, so that concurrent tries are all counted. */
export const countTry = (db: Db, key: OtpKey, maxTries: number) => one<Pick<Code, 'code_hash' | 'tries'>>(db)`
  update otp_codes set tries = tries + 1 where ${isOf(key)} and expires_at > now() and tries < ${maxTries}
  returning code_hash, tries`;

/** Deletes the code; of two concurrent calls only one gets the row. */
export function takeCode(db: Db, key: OtpKey, codeHash: string) {
  return one<Pick<Code, 'user_id' | 'phone_no'>>(db)`
    delete from otp_codes where ${isOf(key)} and code_hash = ${codeHash} returning user_id, phone_no`;
}

/** Deletes expired codes and reset tokens; codes an hour later, so that another one can be requested. */
export async function sweepCodes(db: Db): Promise<void> {
  await db.deleteFrom('otp_codes').where('expires_at', '<', after(-3600)).execute();
  await db.deleteFrom('password_resets').where('expires_at', '<', sql<string>`now()`).execute();
}
