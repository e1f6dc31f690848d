import type { OpsGrant, OpsNote, OpsOperator, OpsPerson, OpsSecurityEvent } from '@porao/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../kit/database/open.ts';
import { exists, isoTime, many, one, only, withTotal } from '../../kit/database/query.repository.ts';
import { addressOf, matching } from './ops-people.repository.ts';

/** Rows of each list on a person's page. */
const shown = 10;

/** The newest rows, and how many there are. `order` is of columns of `from`, grows with time and differs between rows. */
const newest = <T>(
  db: Db,
  columns: RawBuilder<T>,
  from: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
): Promise<{ rows: T[]; total: number }> =>
  withTotal(db, many<T>(db)`select ${columns} ${from} order by ${order} desc limit ${shown}`, from);

type RowOf<K extends 'requests' | 'applications' | 'deals' | 'acts'> = OpsPerson[K]['rows'][number];

export const listRequests = (db: Db, userId: number) =>
  newest(
    db,
    sql<RowOf<'requests'>>`r.id, r.stage, k.class_name, r.created_at`,
    sql`from tutor_requests r join parents p on p.id = r.parent_id join students s on s.id = r.student_id
      join i_classes k on k.id = s.i_class_id where p.user_id = ${userId}`,
    sql`r.id`,
  );

export const listApplications = (db: Db, userId: number) =>
  newest(
    db,
    sql<
      RowOf<'applications'>
    >`a.job_id, case when a.stage = 'closed' then coalesce(a.closed_as, 'not_selected') else a.stage end as stage,
      k.class_name, a.created_at`,
    sql`from applications a join tutors t on t.id = a.tutor_id join jobs j on j.id = a.job_id
      join i_classes k on k.id = j.i_class_id where t.user_id = ${userId}`,
    sql`(a.created_at, a.id)`,
  );

export const listDeals = (db: Db, userId: number) =>
  newest(
    db,
    sql<
      RowOf<'deals'>
    >`d.id, d.state, d.job_id, d.side as as, (select name from users where id = d.other_id) as other, d.created_at`,
    sql`from (
      select d.id, d.state, a.job_id, 'tutor' as side, p.user_id as other_id, d.created_at
      from tutors t join applications a on a.tutor_id = t.id join deals d on d.application_id = a.id
      join jobs j on j.id = a.job_id left join parents p on p.id = j.parent_id where t.user_id = ${userId}
      union all
      select d.id, d.state, a.job_id, 'parent', t.user_id, d.created_at
      from parents p join jobs j on j.parent_id = p.id join applications a on a.job_id = j.id
      join deals d on d.application_id = a.id join tutors t on t.id = a.tutor_id where p.user_id = ${userId}) d`,
    sql`d.id`,
  );

/** Lists what operators did to the account; looking at it is no act. */
export const listActs = (db: Db, userId: number) =>
  newest(
    db,
    sql<
      RowOf<'acts'>
    >`a.id::text as id, a.at, a.action, u.name as actor, a.reason, a.after->>'account_status' as account_status`,
    sql`from audit_log a left join users u on u.id = a.actor_user_id
      where a.subject = 'user' and a.subject_id = ${userId}`,
    sql`a.id`,
  );

const asNote = sql`n.id::text as id, n.body as text, u.name as author, n.at`;

export async function listNotes(db: Db, userId: number): Promise<OpsPerson['notes']> {
  const page = many<OpsNote>(db)`
    select ${asNote} from user_notes n left join users u on u.id = n.author_id
    where n.user_id = ${userId} order by n.id desc limit 50`;
  return withTotal(db, page, sql`from user_notes where user_id = ${userId}`);
}

export const addNote = (trx: Db, userId: number, authorId: number, text: string) => only<OpsNote>(trx)`
  with n as (insert into user_notes (user_id, author_id, body) values (${userId}, ${authorId}, ${text}) returning *)
  select ${asNote} from n join users u on u.id = n.author_id`;

export const listSessions = (db: Db, userId: number) => many<OpsPerson['sessions'][number]>(db)`
  select role, device, created_at as started_at, last_seen_at from sessions
  where user_id = ${userId} and revoked_at is null and expires_at > now() order by created_at desc, id desc limit ${shown}`;

export const listSecurityEvents = (db: Db, userId: number) => many<OpsSecurityEvent>(db)`
  select id, at, kind, call, outcome, network from security_events
  where user_id = ${userId} order by at desc, id desc limit 50`;

const grants = (of: RawBuilder<unknown>) => sql<OpsGrant[]>`coalesce((
  select jsonb_agg(jsonb_build_object('role', g.role, 'granted_by', b.name, 'reason', g.reason,
    'at', ${isoTime(sql`g.at`)}) order by g.role)
  from role_grants g left join users b on b.id = g.granted_by where g.user_id = ${of}), '[]')`;

/** The rest of the account itself. */
export const readRest = (db: Db, userId: number) => one<Pick<OpsPerson, 'photo' | 'address' | 'grants'>>(db)`
  select u.photo, ${addressOf(sql`u.id`)} as address, ${grants(sql`u.id`)} as grants from users u where u.id = ${userId}`;

export async function findOperators(db: Db, q: string, limit: number, offset: number) {
  const from = sql`from users u where exists (select from role_grants where user_id = u.id) and ${matching(q)}`;
  const page = many<OpsOperator>(db)`
    select u.id as user_id, u.name, u.phone_no, ${grants(sql`u.id`)} as grants ${from}
    order by u.name, u.id limit ${limit} offset ${offset}`;
  return withTotal(db, page, from);
}

/** The account gets questions by text message. */
export const isBySms = (db: Db, userId: number) =>
  exists(db)`select from users where id = ${userId} and by_sms_since is not null`;

type Reply = NonNullable<NonNullable<OpsPerson['by_sms']>['reply']>;

export const findLastReply = (db: Db, userId: number) => one<Reply>(db)`
  select i.body as text, i.received_at, i.outcome,
    i.handled_at is null and i.outcome in ('refused', 'unclear') as waits
  from sms_incoming i where i.user_id = ${userId} order by i.id desc limit 1`;
