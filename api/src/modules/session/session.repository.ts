import type { CurrentUser } from '@porao/contracts';
import { sql } from 'kysely';
import { noPassword } from '../../kit/auth/passwords.ts';
import type { Db } from '../../kit/database/open.ts';
import { many, one, only, run } from '../../kit/database/query.repository.ts';
import { type Held, rolesOf, type Viewer } from '../../kit/viewer.ts';
import { agreeToTerms } from '../consents/index.ts';
import { tellAccount } from '../notices/index.ts';

const grantsOf = sql`array(select role from role_grants where user_id = u.id order by role)`;

interface SessionRow {
  readonly id: string;
  readonly userId: number;
  readonly role: string;
  /** In words, such as "Chrome on Android". */
  readonly device: string | null;
  readonly expiresAt: Date;
  readonly language: 'en' | 'bn';
  /** The device has signed in to this account before. */
  readonly isKnown: boolean;
  readonly browser: string | undefined;
}

/** True for the first sign-in of an account, on the device on which it was made. */
async function isFirstSignIn(trx: Db, userId: number, device: string | null): Promise<boolean> {
  const rows = await many<{ first: boolean }>(trx)`
    select u.created_at > now() - interval '7 days' and not exists (select from sessions s
      where s.user_id = u.id and (s.created_at > u.created_at + interval '1 minute'
        or s.device is distinct from ${device}::text)) as first
    from users u where u.id = ${userId}`;
  return rows[0]?.first ?? false;
}

/** In ms: sign-ins on new devices of one kind are told once in this time. */
const joinedMs = 10 * 60_000;

function tellDevice(trx: Db, userId: number, device: string | null): Promise<void> {
  const source = `device ${device ?? 'unknown'} ${Math.floor(Date.now() / joinedMs)}`;
  return device === null
    ? tellAccount(trx, 'unknownDevice', userId, {}, source)
    : tellAccount(trx, 'device', userId, { device }, source);
}

export async function createSession(db: Db, session: SessionRow): Promise<void> {
  const { id, userId, role, device, expiresAt, language, isKnown, browser } = session;
  await db.transaction().execute(async (trx) => {
    if (!isKnown && !(await isFirstSignIn(trx, userId, device))) await tellDevice(trx, userId, device);
    await run(trx)`insert into sessions (id, user_id, role, device, expires_at)
      values (${id}, ${userId}, ${role}, ${device}, ${expiresAt})`;
    if (browser !== undefined)
      await run(trx)`insert into account_browsers (user_id, browser) values (${userId}, ${browser})
        on conflict (user_id, browser) do update set seen_at = excluded.seen_at`;
    // Every page that begins a session says so beside its button.
    await agreeToTerms(trx, userId);
    await run(trx)`update users set language = ${language} where id = ${userId}`;
  });
}

export const sweepBrowsers = (db: Db) =>
  run(db)`delete from account_browsers where seen_at < now() - interval '1 year'`;

export const revokeSession = (db: Db, sessionId: string) =>
  run(db)`update sessions set revoked_at = now() where id = ${sessionId}`;

/** Ends every session of the account except `keep`. */
export const revokeSessions = (db: Db, userId: number, keep: string | null = null) =>
  run(db)`update sessions set revoked_at = now()
    where user_id = ${userId} and revoked_at is null and (${keep}::uuid is null or id <> ${keep}::uuid)`;

/** Also the role that the next sign-in starts in. Returns when the session ends. */
export async function setSessionRole(
  db: Db,
  sessionId: string,
  userId: number,
  role: string,
): Promise<string> {
  return db.transaction().execute(async (trx) => {
    await run(trx)`update users set active_role = ${role} where id = ${userId}`;
    const session = await only<{ expires_at: string }>(trx)`
      update sessions set role = ${role} where id = ${sessionId} and user_id = ${userId} returning expires_at`;
    return session.expires_at;
  });
}

export const sweepSessions = (db: Db) => run(db)`delete from sessions where expires_at < now()`;

/** A session that was last recorded as used before this is recorded again. */
const seenBefore = sql<string>`now() - interval '5 minutes'`;

const noteSeen = (db: Db, sessionId: string) =>
  run(db)`update sessions set last_seen_at = now() where id = ${sessionId} and last_seen_at < ${seenBefore}`;

/** The caller of a session that has not ended. Also records the use, at most every five minutes, so that most calls
 * write nothing. */
export async function findViewer(db: Db, sessionId: string): Promise<Viewer | null> {
  const row = await one<Viewer & { unseen: boolean }>(db)`
    select u.id as "userId", s.id as "sessionId", s.role, t.id as "tutorId", p.id as "parentId", ${grantsOf} as grants,
      u.phone_no_verified_at is not null as verified, u.banned_at is not null as banned,
      u.account_status as "accountStatus", s.last_seen_at < ${seenBefore} as unseen
    from sessions s join users u on u.id = s.user_id
    left join tutors t on t.user_id = u.id left join parents p on p.user_id = u.id
    where s.id = ${sessionId} and s.revoked_at is null and s.expires_at > now()`;
  if (!row) return null;
  const { unseen, ...viewer } = row;
  if (unseen) await noteSeen(db, sessionId);
  return viewer;
}

export interface Account {
  readonly id: number;
  readonly passwordHash: string;
  readonly activeRole: string;
  readonly isVerified: boolean;
}

/** By a normalised phone number: the verified account, then unfinished sign-ups, the newest first. By an e-mail address:
 * the account that proved it. */
export const findAccounts = (db: Db, identifier: string) => many<Account>(db)`
  select id, password_hash as "passwordHash", active_role as "activeRole",
    phone_no_verified_at is not null as "isVerified"
  from users where ${
    identifier.includes('@')
      ? sql`lower(email) = ${identifier.toLowerCase()} and email_verified_at is not null`
      : sql`phone_no = ${identifier}`
  } order by phone_no_verified_at is null, id desc limit 20`;

export async function readUser(db: Db, userId: number, role: string): Promise<CurrentUser> {
  type Row = Omit<CurrentUser, 'type' | 'roles' | 'api_token'> & Held;
  const row = await only<Row>(db)`
    select u.id, u.name, u.email, u.phone_no, u.phone_no_verified_at, u.gender, u.password_hash <> ${noPassword} as has_password,
      u.photo, u.created_at, u.account_status,
      u.banned_at is not null as banned, t.id as "tutorId", p.id as "parentId", ${grantsOf} as grants,
      case when p.id is not null then jsonb_build_object(
        'additional_phone_number', p.additional_phone_number, 'about', p.about) end as parent,
      case when t.id is not null then jsonb_build_object('tutorid', t.id,
        'facebook', t.facebook, 'instagram', t.instagram, 'linkedin', t.linkedin, 'x', t.x,
        'location', case when l.id is not null then jsonb_build_object('location_name', l.location_name) end,
        'city', case when c.id is not null then jsonb_build_object('id', c.id, 'city_name', c.city_name) end,
        'current_educational_info', (select jsonb_build_object(
            'department', case when d.id is not null then jsonb_build_object('department_name', d.department_name) end,
            'university', case when n.id is not null then jsonb_build_object('university_name', n.university_name) end)
          from tutor_educations e left join departments d on d.id = e.department_id
          left join universities n on n.id = e.university_id
          where e.tutor_id = t.id and e.current_institute)) end as tutor
    from users u left join tutors t on t.user_id = u.id left join parents p on p.user_id = u.id
    left join cities c on c.id = t.city_id left join locations l on l.id = t.location_id
    where u.id = ${userId}`;
  const { tutorId, parentId, grants, ...user } = row;
  const roles = rolesOf({ tutorId, parentId, grants, banned: user.banned });
  return { ...user, type: role, roles, api_token: null };
}
