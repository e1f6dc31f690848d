import type { CurrentUser } from '@porao/contracts';
import { sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { buildOnce } from '../../kit/database/build-once.ts';
import type { Db } from '../../kit/database/open.ts';
import { many } from '../../kit/database/read.repository.ts';
import { rolesOf, type Viewer } from '../../kit/viewer.ts';
import { tellAccount } from '../notices/index.ts';

/** Names of the roles that were granted to the account of the query's `users` row. */
const grantsOf = sql<string[]>`array(select role from role_grants where user_id = users.id order by role)`.as(
  'grants',
);

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
  const { id, userId, role, device, expiresAt, language, isKnown } = session;
  await db.transaction().execute(async (trx) => {
    if (!isKnown && !(await isFirstSignIn(trx, userId, device))) await tellDevice(trx, userId, device);
    await trx
      .insertInto('sessions')
      .values({ id, user_id: userId, role, device, expires_at: expiresAt })
      .execute();
    await trx.updateTable('users').set({ language }).where('id', '=', userId).execute();
  });
}

export async function revokeSession(db: Db, sessionId: string): Promise<void> {
  await db.updateTable('sessions').set({ revoked_at: new Date() }).where('id', '=', sessionId).execute();
}

/** Ends every session of the account except `keep`. */
export async function revokeSessions(db: Db, userId: number, keep?: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revoked_at: new Date() })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .$if(keep !== undefined, (query) => query.where('id', '!=', keep ?? ''))
    .execute();
}

/** Also the role that the next sign-in starts in. Returns when the session ends. */
export async function setSessionRole(
  db: Db,
  sessionId: string,
  userId: number,
  role: string,
): Promise<string> {
  return db.transaction().execute(async (trx) => {
    await trx.updateTable('users').set({ active_role: role }).where('id', '=', userId).execute();
    const row = await trx
      .updateTable('sessions')
      .set({ role })
      .where('id', '=', sessionId)
      .where('user_id', '=', userId)
      .returning('expires_at')
      .executeTakeFirstOrThrow();
    return row.expires_at;
  });
}

export async function sweepSessions(db: Db): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<', sql<string>`now()`).execute();
}

/** A session that was last recorded as used before this is recorded again. */
const seenBefore = sql<string>`now() - interval '5 minutes'`;

const viewerRow = buildOnce((db, { sessionId }: { sessionId: string }) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('tutors', 'tutors.user_id', 'users.id')
    .leftJoin('parents', 'parents.user_id', 'users.id')
    .select(['sessions.id', 'users.id as user_id', 'sessions.role'])
    .select(['tutors.id as tutor_id', 'parents.id as parent_id'])
    .select(grantsOf)
    .select(['users.phone_no_verified_at', 'users.banned_at', 'users.account_status'])
    .select(sql<boolean>`sessions.last_seen_at < ${seenBefore}`.as('unseen'))
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', sql<string>`now()`)
    .where('sessions.id', '=', sessionId)
    .compile(),
);

const noteSeen = (db: Db, sessionId: string) =>
  db
    .updateTable('sessions')
    .set({ last_seen_at: sql<string>`now()` })
    .where('id', '=', sessionId)
    .where('last_seen_at', '<', seenBefore)
    .execute();

/** The caller of a session that has not ended. Also records the use, at most every five minutes, so that most calls
 * write nothing. */
export async function findViewer(db: Db, sessionId: string): Promise<Viewer | null> {
  const [row] = await viewerRow(db, { sessionId });
  if (!row) return null;
  if (row.unseen) await noteSeen(db, sessionId);
  return {
    userId: row.user_id,
    sessionId: row.id,
    role: row.role,
    tutorId: row.tutor_id,
    parentId: row.parent_id,
    grants: row.grants,
    verified: row.phone_no_verified_at !== null,
    banned: row.banned_at !== null,
    accountStatus: row.account_status,
  };
}

const userRows = buildOnce((db, { userId }: { userId: number }) =>
  db
    .selectFrom('users')
    .leftJoin('tutors', 'tutors.user_id', 'users.id')
    .leftJoin('parents', 'parents.user_id', 'users.id')
    .leftJoin('cities', 'cities.id', 'tutors.city_id')
    .leftJoin('locations', 'locations.id', 'tutors.location_id')
    .select(['users.id', 'users.name', 'users.email', 'users.phone_no', 'users.phone_no_verified_at'])
    .select(['users.gender', 'users.photo', 'users.account_status', 'users.banned_at'])
    .select(grantsOf)
    .select(['users.created_at'])
    .select(['tutors.id as tutor_id', 'tutors.facebook', 'tutors.instagram', 'tutors.linkedin', 'tutors.x'])
    .select(['parents.id as parent_id', 'parents.additional_phone_number', 'parents.about'])
    .select(['cities.id as city_id', 'cities.city_name', 'locations.location_name'])
    .select((expression) =>
      jsonObjectFrom(
        expression
          .selectFrom('tutor_educations')
          .leftJoin('departments', 'departments.id', 'tutor_educations.department_id')
          .leftJoin('universities', 'universities.id', 'tutor_educations.university_id')
          .select(['departments.department_name', 'universities.university_name'])
          .whereRef('tutor_educations.tutor_id', '=', 'tutors.id')
          .where('tutor_educations.current_institute', '=', true),
      ).as('education'),
    )
    .where('users.id', '=', userId)
    .compile(),
);

export async function readUser(db: Db, userId: number, role: string): Promise<CurrentUser> {
  const [row] = await userRows(db, { userId });
  if (!row) throw new Error('The account of a session is there');
  const { city_id, city_name, location_name, education } = row;
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    phone_no: row.phone_no,
    phone_no_verified_at: row.phone_no_verified_at,
    gender: row.gender,
    photo: row.photo,
    type: role,
    roles: rolesOf({
      tutorId: row.tutor_id,
      parentId: row.parent_id,
      grants: row.grants,
      banned: row.banned_at !== null,
    }),
    created_at: row.created_at,
    account_status: row.account_status,
    banned: row.banned_at !== null,
    api_token: null,
    parent:
      row.parent_id === null
        ? null
        : { additional_phone_number: row.additional_phone_number, about: row.about },
    tutor:
      row.tutor_id === null
        ? null
        : {
            tutorid: row.tutor_id,
            facebook: row.facebook,
            instagram: row.instagram,
            linkedin: row.linkedin,
            x: row.x,
            location: location_name === null ? null : { location_name },
            city: city_id === null || city_name === null ? null : { id: city_id, city_name },
            current_educational_info: education && {
              department:
                education.department_name === null ? null : { department_name: education.department_name },
              university:
                education.university_name === null ? null : { university_name: education.university_name },
            },
          },
  };
}
