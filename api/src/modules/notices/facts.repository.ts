import { caseKinds, caseRules } from '@porao/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../kit/database/open.ts';
import { many, one, value } from '../../kit/database/query.repository.ts';
import type { Entity } from '../transitions/index.ts';

export interface StoredTransition {
  readonly id: string;
  readonly entity: Entity;
  readonly entity_id: number;
  readonly from_state: string | null;
  readonly to_state: string;
  readonly actor_user_id: number | null;
}

export const readTransition = (db: Db, id: string) => one<StoredTransition>(db)`
  select id, entity, entity_id, from_state, to_state, actor_user_id from transitions where id = ${id}`;

/** Accounts of the parties, and what texts and paths name. */
export interface TransitionFacts {
  readonly guardian: number | null;
  readonly tutor: number | null;
  readonly request: number | null;
  readonly job: number | null;
  readonly deal: number | null;
  /** Taka of the charge, and of its refund. */
  readonly amount: number | null;
  readonly refunded: number | null;
  /** Day until which the charge is to be paid. */
  readonly day: string | null;
  /** Number of the case, what it is about and how it was decided. */
  readonly problem?: number;
  readonly case_kind?: string;
  /** Null for a report about a job or a person without a deal. */
  readonly application?: number | null;
  readonly decision?: string | null;
  readonly reason?: string | null;
  readonly closed_cause?: string | null;
  /** Accounts of both sides of a case: operators among them are not told of it as operators. */
  readonly parties?: readonly (number | null)[];
}

const none = sql`null::int`;
const ofJob = sql`p.user_id as guardian, j.request_id as request, j.id as job`;
const withGuardian = sql`left join parents p on p.id = j.parent_id`;
const ofCharge = sql`i.amount, i.refunded_amount as refunded, i.due_on as day`;
const noCharge = sql`${none} as amount, ${none} as refunded, null::date as day`;
const applied = sql`applications a join jobs j on j.id = a.job_id join tutors t on t.id = a.tutor_id ${withGuardian}`;

/** True of a case `c` that this side may know of: its own, one that it was asked about, a decided one. Of a report that
 * changed nothing the other side learns nothing. */
export const caseKnown = (side: RawBuilder<unknown>) => sql`(c.side = ${side}
  or exists (select from case_entries e where e.case_id = c.id and e.side = ${side}
    and e.kind in ('question', 'message'))
  or exists (select from case_decisions y where y.case_id = c.id and y.effective_at is not null
    and (c.job_id is null or y.decision <> 'no_action')))`;

const facts: Readonly<Record<Entity, RawBuilder<unknown>>> = {
  request: sql`select p.user_id as guardian, ${none} as tutor, r.id as request, j.id as job, ${none} as deal, ${noCharge}
    from tutor_requests r join parents p on p.id = r.parent_id left join jobs j on j.request_id = r.id where r.id =`,
  job: sql`select ${ofJob}, ${none} as tutor, ${none} as deal, ${noCharge} from jobs j ${withGuardian} where j.id =`,
  application: sql`select ${ofJob}, t.user_id as tutor, ${none} as deal, ${noCharge} from ${applied} where a.id =`,
  deal: sql`select ${ofJob}, t.user_id as tutor, d.id as deal, ${noCharge}
    from deals d join ${applied} on a.id = d.application_id where d.id =`,
  invoice: sql`select ${ofJob}, t.user_id as tutor, ${none} as deal, ${ofCharge}
    from invoices i join ${applied} on a.id = i.application_id where i.id =`,
  // The other side is told once it knows of the case.
  case: sql`select j.request_id as request, j.id as job, d.id as deal, c.id as problem, c.kind as case_kind,
      a.id as application,
      case when ${caseKnown(sql`'guardian'`)} then p.user_id end as guardian,
      case when ${caseKnown(sql`'tutor'`)} then t.user_id end as tutor, y.decision, y.reason, c.closed_cause,
      array[p.user_id, t.user_id] as parties, ${noCharge}
    from cases c left join deals d on d.id = c.deal_id
    left join applications a on a.id = coalesce(d.application_id, c.application_id)
    join jobs j on j.id = coalesce(a.job_id, c.job_id) join tutors t on t.id = coalesce(a.tutor_id, c.tutor_id)
    ${withGuardian}
    left join lateral (select decision, reason from case_decisions where case_id = c.id and effective_at is not null
      order by id desc limit 1) y on true where c.id =`,
};

export const readFacts = (db: Db, entity: Entity, id: number) =>
  one<TransitionFacts>(db)`${facts[entity]} ${id}`;

async function listHolders(db: Db, role: 'operator' | 'lead'): Promise<number[]> {
  const rows = await many<{ user_id: number }>(db)`
    select user_id from role_grants where role = ${role} order by user_id`;
  return rows.map(({ user_id }) => user_id);
}
export const listOperators = (db: Db): Promise<number[]> => listHolders(db, 'operator');
export const listLeads = (db: Db): Promise<number[]> => listHolders(db, 'lead');

export const readRole = (db: Db, userId: number) =>
  value<string>(db)`select active_role from users where id = ${userId}`;

interface PassedDate {
  readonly job: number;
  readonly request: number;
  readonly user_id: number;
  readonly hiring_date: string;
}

/** Open jobs of requests whose hiring date is on one of these days, both included. */
export const listHiringDates = (db: Db, from: string, until: string) => many<PassedDate>(db)`
    select j.id as job, j.request_id as request, p.user_id, j.hiring_date
    from jobs j join parents p on p.id = j.parent_id
    where j.status = 'live' and j.request_id is not null
      and j.hiring_date between ${from}::date and ${until}::date order by j.id`;

export interface UnpaidCharge {
  readonly id: number;
  readonly user_id: number;
  readonly job: number;
  readonly amount: number;
  readonly day: string;
}

/** Nobody is reminded of a charge that a case may end. */
const kindsThatWaive = caseKinds.filter((kind) => caseRules[kind].decisions.includes('waive'));

/** Unpaid charges that are due on or before this day, without those whose waiver is claimed, whose payment is being
 * checked or that a case may end. */
export const listUnpaid = (db: Db, until: string) => many<UnpaidCharge>(db)`
    select i.id, t.user_id, a.job_id as job, i.amount, i.due_on as day
    from invoices i join applications a on a.id = i.application_id join tutors t on t.id = i.tutor_id
    where i.status = 'unpaid' and i.due_on <= ${until}::date
      and (i.claimed_at is null or i.claim_refused_at is not null)
      and not exists (select from cases c join deals d on d.id = c.deal_id
        where d.application_id = i.application_id and c.state not in ('decided', 'closed')
          and c.kind = any(${kindsThatWaive}))
      and not exists (select from hand_payments h where h.invoice_id = i.id and h.state = 'claimed')
    order by i.id`;

/** Claims of tutors that nobody decided since this moment. */
export const listLateClaims = (db: Db, until: Date) => many<Record<'id' | 'tutor' | 'job' | 'deal', number>>(
  db,
)`
    select i.id, t.user_id as tutor, a.job_id as job, d.id as deal
    from invoices i join applications a on a.id = i.application_id join deals d on d.application_id = a.id
    join tutors t on t.id = i.tutor_id
    where i.claimed_at <= ${until} and i.claim_refused_at is null and i.status in ('unpaid', 'paid') order by i.id`;
