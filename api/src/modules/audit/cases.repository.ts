import type { AuditSubject } from '@porao/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../kit/database/open.ts';
import { exists, one } from '../../kit/database/query.repository.ts';

export interface Case {
  readonly subject: AuditSubject;
  readonly id: number;
}

const guardianOf = sql`select p.user_id from jobs j join parents p on p.id = j.parent_id where j.id =`;
const tutorOf = sql`select t.user_id from applications a join tutors t on t.id = a.tutor_id where`;

/** A job concerns everybody who applied: what is done with one application decides about the others. */
const ofJob = (job: RawBuilder<unknown>) => sql`${guardianOf} ${job} union all ${tutorOf} a.job_id = ${job}`;
const ofApplication = (application: RawBuilder<unknown>) => sql`
  ${guardianOf} (select job_id from applications where id = ${application})
  union all ${tutorOf} a.id = ${application}`;

/** The tutor and the guardian of a case, as `(select ...)`. */
export const partiesOfCase = (id: RawBuilder<unknown>) => sql`(
  select unnest(array[pt.user_id, pp.user_id]) from cases pc left join deals pd on pd.id = pc.deal_id
    left join applications pa on pa.id = coalesce(pd.application_id, pc.application_id)
    join tutors pt on pt.id = coalesce(pa.tutor_id, pc.tutor_id)
    join jobs pj on pj.id = coalesce(pa.job_id, pc.job_id) left join parents pp on pp.id = pj.parent_id where pc.id = ${id})`;

/** Accounts that each kind of case is about; names of lists are about nobody. */
const parties: Partial<Record<AuditSubject, (id: number) => RawBuilder<unknown>>> = {
  user: (id) => sql`select ${id}::int as user_id`,
  credential: (id) =>
    sql`select t.user_id from tutor_certificates c join tutors t on t.id = c.tutor_id where c.id = ${id}`,
  request: (id) =>
    sql`select p.user_id from tutor_requests r join parents p on p.id = r.parent_id where r.id = ${id}`,
  job: (id) => ofJob(sql`${id}::int`),
  application: (id) => ofJob(sql`(select job_id from applications where id = ${id})`),
  deal: (id) => ofApplication(sql`(select application_id from deals where id = ${id})`),
  case: (id) => sql`select * from ${partiesOfCase(sql`${id}::int`)} party(user_id)`,
  invoice: (id) => ofApplication(sql`(select application_id from invoices where id = ${id})`),
  payment: (id) =>
    ofApplication(sql`(select i.application_id from hand_payments h join invoices i on i.id = h.invoice_id
      where h.id = ${id})`),
};

export async function isParty(db: Db, userId: number, { subject, id }: Case): Promise<boolean> {
  const accounts = parties[subject]?.(id);
  if (!accounts) return false;
  return exists(db)`select from (${accounts}) party where user_id = ${userId} limit 1`;
}

export const hasGrant = (db: Db, userId: number) =>
  exists(db)`select from role_grants where user_id = ${userId} limit 1`;

export interface LastAct {
  /** Null for the machine's owner at the command line. */
  readonly actor_user_id: number | null;
  readonly name: string | null;
}

export const readLastAct = (db: Db, { subject, id }: Case, actions: readonly string[]) => one<LastAct>(db)`
    select a.actor_user_id, u.name from audit_log a left join users u on u.id = a.actor_user_id
    where a.subject = ${subject} and a.subject_id = ${id} and a.action = any(${actions}::text[])
    order by a.id desc limit 1`;
