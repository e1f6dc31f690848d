import type { AuditEntry, AuditFilter, AuditSubject } from '@porao/contracts';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/open.ts';
import { allOf, many, run, withTotal } from '../../kit/database/query.repository.ts';
import { partiesOfCase } from './cases.repository.ts';

export interface Act {
  /** Account of the operator; null at the command line. */
  readonly actor: number | null;
  readonly action: string;
  readonly subject: AuditSubject;
  readonly subjectId: number;
  readonly reason: string | null;
  readonly before: Record<string, unknown> | null;
  readonly after: Record<string, unknown> | null;
}

/** Appends to the audit table, inside the transaction of the act; the database refuses to change it later. */
export const audit = (trx: Db, { actor, action, subject, subjectId, reason, before, after }: Act) => run(trx)`
  insert into audit_log (actor_user_id, action, subject, subject_id, reason, before, after)
  values (${actor}, ${action}, ${subject}, ${subjectId}, ${reason}, ${before && JSON.stringify(before)},
    ${after && JSON.stringify(after)})`;

type Filter = AuditFilter & { readonly reader: number };

/** The filter on acts `a`, without those of cases about the reader; a day begins at midnight in Bangladesh. */
const matching = ({ actor, action, subject, id, from, to, reader }: Filter) =>
  allOf(
    sql`not (a.subject = 'case' and ${reader} in ${partiesOfCase(sql`a.subject_id`)})`,
    actor !== undefined && sql`a.actor_user_id = ${actor}`,
    action && sql`a.action = ${action}`,
    subject !== undefined && sql`a.subject = ${subject}`,
    id !== undefined && sql`a.subject_id = ${id}`,
    from !== undefined && sql`a.at >= ${from}::timestamp at time zone 'Asia/Dhaka'`,
    to !== undefined && sql`a.at < (${to}::timestamp + interval '1 day') at time zone 'Asia/Dhaka'`,
  );

/** Newest first, with the actor's name. */
export const readAudit = (db: Db, filter: Filter, limit: number, offset = 0) => many<AuditEntry>(db)`
    select a.id::text as id, a.at, a.actor_user_id, u.name as actor_name, a.action, a.subject, a.subject_id,
      a.reason, a.before, a.after
    from audit_log a left join users u on u.id = a.actor_user_id
    where ${matching(filter)} order by a.id desc limit ${limit} offset ${offset}`;

export const pageOfAudit = (db: Db, filter: Filter, limit: number, offset: number) =>
  withTotal(db, readAudit(db, filter, limit, offset), sql`from audit_log a where ${matching(filter)}`);

/** Reads the people who have acted and the kinds of acts; each value is one step in an index. */
export async function readAuditChoices(db: Db) {
  const actions = sql<{ action: string }>`
    with recursive step as (
      select min(action) as action from audit_log
      union all
      select (select min(l.action) from audit_log l where l.action > s.action) from step s where s.action is not null)
    select action from step where action is not null`.execute(db);
  const actors = sql<{ id: number; name: string }>`
    with recursive step as (
      select min(actor_user_id) as id from audit_log
      union all
      select (select min(l.actor_user_id) from audit_log l where l.actor_user_id > s.id) from step s
      where s.id is not null)
    select u.id, u.name from step s join users u on u.id = s.id order by u.name, u.id`.execute(db);
  const [known, did] = await Promise.all([actors, actions]);
  return { actors: known.rows, actions: did.rows.map(({ action }) => action) };
}
