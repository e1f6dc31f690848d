import type {
  Case,
  CaseDecision,
  CaseEntry,
  CaseKind,
  CaseState,
  DealSide,
  EndedDeal,
} from '@porao/contracts';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db } from '../../kit/database/open.ts';
import { exists, insertRow, isoTime, many, one, run, value } from '../../kit/database/query.repository.ts';
import type { CaseDecisions, Cases } from '../../kit/database/rows.generated.ts';
import { dealJoins } from '../deals/index.ts';
import { caseKnown } from '../notices/index.ts';

const guardian = sql`left join parents p on p.id = j.parent_id`;
const joins = sql`${dealJoins} ${guardian}`;
/** Cases `c` of a deal `d`, of a meeting before there is one, or of neither, with the job and the tutor. */
export const caseJoins = sql`from cases c left join deals d on d.id = c.deal_id
  left join applications a on a.id = coalesce(d.application_id, c.application_id)
  join jobs j on j.id = coalesce(a.job_id, c.job_id) join tutors t on t.id = coalesce(a.tutor_id, c.tutor_id)
  join users u on u.id = t.user_id`;
const sideOf = (userId: number) => sql`case when t.user_id = ${userId} then 'tutor'
  when p.user_id = ${userId} then 'guardian' end`;

/** The side that this account is on, of a deal. */
export const readDealSide = (db: Db, dealId: number, userId: number) => value<DealSide | null>(db)`
  select ${sideOf(userId)} ${joins} where d.id = ${dealId}`;

/** The same of an application, and whether both agreed to meet since this moment. */
export const readMeetingSide = (db: Db, applicationId: number, userId: number, since: Date) =>
  one<{ side: DealSide; recent: boolean }>(db)`
    select ${sideOf(userId)} as side, coalesce(a.meeting_agreed_at > ${since}, false) as recent
    from applications a join jobs j on j.id = a.job_id join tutors t on t.id = a.tutor_id ${guardian}
    where a.id = ${applicationId} and ${sideOf(userId)} is not null`;

/** Two reports at once wait for each other here, and one for the deal that is made meanwhile. Returns that deal. */
export async function lockMeeting(trx: Db, applicationId: number): Promise<number | undefined> {
  await run(trx)`select from applications where id = ${applicationId} for no key update`;
  return value<number>(trx)`select id from deals where application_id = ${applicationId}`;
}

/** True of a job that this tutor may read: an open one, or one applied to. */
export const mayReport = (db: Db, jobId: number, tutorId: number) => exists(db)`
  select from jobs j where j.id = ${jobId} and (j.status = 'live' or exists (
    select from applications a where a.job_id = j.id and a.tutor_id = ${tutorId}))`;

/** The job and the tutor of an application to a job of this guardian. */
export const readCandidate = (db: Db, applicationId: number, parentId: number) =>
  one<{ job_id: number; tutor_id: number }>(db)`select a.job_id, a.tutor_id
    from applications a join jobs j on j.id = a.job_id where a.id = ${applicationId} and j.parent_id = ${parentId}`;

/** Two reports at once wait for each other here. Returns the deal of this job and tutor. */
export async function lockJobCases(trx: Db, jobId: number, tutorId: number): Promise<number | undefined> {
  await run(trx)`select from jobs where id = ${jobId} for no key update`;
  return value<number>(trx)`select d.id from deals d join applications a on a.id = d.application_id
    where a.job_id = ${jobId} and a.tutor_id = ${tutorId}`;
}

/** The same of a case that this side may know of. */
export const readCaseSide = (db: Db, id: number, userId: number) =>
  one<{ side: DealSide }>(db)`
    select ${sideOf(userId)} as side ${caseJoins} ${guardian}
    where c.id = ${id} and ${sideOf(userId)} is not null and ${caseKnown(sideOf(userId))}`;

interface CaseParties {
  readonly job: number;
  readonly request: number | null;
  /** Null for a meeting before there is one, and for a report. */
  readonly deal: number | null;
  readonly application: number | null;
  readonly tutor: number;
  readonly guardian: number | null;
}

/** Accounts of both sides of a case, and the number of the tuition that they know it by. */
export const readParties = (db: Db, caseId: number) => one<CaseParties>(db)`
  select j.id as job, j.request_id as request, d.id as deal, a.id as application, t.user_id as tutor, p.user_id as guardian ${caseJoins} ${guardian}
  where c.id = ${caseId}`;

export type LockedCase = Selectable<Cases>;

/** Entries may be added to a case that somebody holds. */
export const lockCase = (trx: Db, id: number) =>
  one<LockedCase>(trx)`select * from cases where id = ${id} for no key update`;

/** Has the deal, the application of a meeting before there is one, or the job and the tutor of a report. */
export type CaseOf =
  | Pick<LockedCase, 'deal_id' | 'application_id'>
  | { readonly job_id: number; readonly tutor_id: number };
function isOf(of: CaseOf): RawBuilder<unknown> {
  if ('job_id' in of) return sql`c.job_id = ${of.job_id} and c.tutor_id = ${of.tutor_id}`;
  const { deal_id, application_id } = of;
  return deal_id === null ? sql`c.application_id = ${application_id}` : sql`c.deal_id = ${deal_id}`;
}

export const findUndecided = (trx: Db, of: CaseOf, side: DealSide, kind: CaseKind) => value<number>(trx)`
  select c.id from cases c where ${isOf(of)} and c.side = ${side} and c.kind = ${kind}
    and c.state not in ('decided', 'closed') limit 1`;

/** A problem of this kind and side was decided before. */
export const wasDecided = (trx: Db, dealId: number, side: DealSide, kind: CaseKind) => exists(trx)`
  select from cases c join case_decisions z on z.case_id = c.id and z.effective_at is not null
  where c.deal_id = ${dealId} and c.side = ${side} and c.kind = ${kind} limit 1`;

export const insertCase = (
  trx: Db,
  row: CaseOf &
    Pick<LockedCase, 'kind' | 'side' | 'recorded_by'> &
    Record<'opened_at' | 'due_at' | 'ends_at', Date>,
) => insertRow(trx, 'cases', row);

export async function changeCase(trx: Db, id: number, fields: Partial<LockedCase>): Promise<void> {
  await trx.updateTable('cases').set(fields).where('id', '=', id).execute();
}

interface NewEntry {
  readonly kind: CaseEntry['kind'];
  readonly actor: CaseEntry['actor'];
  readonly user_id: number | null;
  readonly side: DealSide | null;
  readonly body: string | null;
  readonly reply?: string | null;
  readonly photo?: string | null;
  readonly at: Date;
}
export const insertEntry = (trx: Db, caseId: number, entry: NewEntry) =>
  insertRow(trx, 'case_entries', { case_id: caseId, ...entry });

type DecisionRow = Selectable<CaseDecisions>;

export const insertDecision = (
  trx: Db,
  row: Pick<DecisionRow, 'case_id' | 'amount' | 'reason' | 'end_deal' | 'decided_by'> & {
    readonly decision: CaseDecision;
    readonly at: Date;
  },
) => insertRow(trx, 'case_decisions', row);

export const readDecision = (trx: Db, id: number) =>
  one<DecisionRow>(trx)`select * from case_decisions where id = ${id}`;

/** The decision that waits for a lead. */
export const findWaiting = (trx: Db, caseId: number) => one<DecisionRow>(trx)`
  select * from case_decisions where case_id = ${caseId} and effective_at is null and returned_at is null
  order by id desc limit 1`;

export async function changeDecision(trx: Db, id: number, fields: Partial<DecisionRow>): Promise<void> {
  await trx.updateTable('case_decisions').set(fields).where('id', '=', id).execute();
}

/** True when this operator decided or confirmed it before. */
export const decidedBefore = (db: Db, caseId: number, userId: number) => exists(db)`
  select from case_decisions where case_id = ${caseId} and effective_at is not null
    and (decided_by = ${userId} or seen_by = ${userId}) limit 1`;

export const readDealEnd = (db: Db, dealId: number) => value<string>(db)`
  select at from transitions where entity = 'deal' and entity_id = ${dealId} and to_state = 'ended'
  order by id desc limit 1`;

/** Deals of this account on a side that ended later, or have a problem that is not over. */
export const listEndedDeals = (db: Db, userId: number, side: DealSide, since: Date) => many<EndedDeal>(db)`
  select d.id, k.class_name, ${side === 'tutor' ? sql`pu.name` : sql`u.name`} as name, x.at as ended_at,
    ${side === 'tutor' ? sql`null::int` : sql`j.request_id`} as request_id
  ${joins} left join users pu on pu.id = p.user_id join i_classes k on k.id = j.i_class_id
  join lateral (select h.at from transitions h where h.entity = 'deal' and h.entity_id = d.id
    and h.to_state = 'ended' order by h.id desc limit 1) x on true
  where d.state = 'ended' and ${side === 'tutor' ? sql`t.user_id` : sql`p.user_id`} = ${userId}
    and (x.at > ${since} or exists (
      select from cases c where c.deal_id = d.id and c.state <> 'closed' and ${caseKnown(sql`${side}`)}))
  order by x.at desc, d.id desc limit 20`;

/** The decision that holds of a case `c`, as `y`. */
export const decisionJoin = sql`left join lateral (
  select z.decision, z.amount, z.reason, z.effective_at as at from case_decisions z
  where z.case_id = c.id and z.effective_at is not null order by z.id desc limit 1) y on true`;
export const decidedColumn = sql`case when y.decision is not null then jsonb_build_object('decision', y.decision,
  'amount', y.amount, 'reason', y.reason, 'at', ${isoTime(sql`y.at`)}) end as decided`;

export type CaseRow = Omit<Case, 'written' | 'question' | 'closed_reason'> & {
  readonly written: readonly { text: string; at: string; photo: string | null }[];
  readonly asked: { readonly text: string | null; readonly reply: string | null } | null;
  readonly answer_by: string | null;
  readonly closed_cause: string | null;
};

/** Cases that a side may know of, newest first: of a deal or a meeting, or the one with this id. */
export const listOwnCases = (db: Db, of: CaseOf | { readonly id: number }, side: DealSide) => many<CaseRow>(
  db,
)`
  select c.id, c.deal_id, c.kind, c.state, c.side = ${side} as mine, c.opened_at, c.closed_cause,
    case when c.state not in ('decided', 'closed') then c.due_at end as decide_by,
    coalesce((select jsonb_agg(jsonb_build_object('text', e.body, 'at', ${isoTime(sql`e.at`)}, 'photo', e.photo)
        order by e.id) from case_entries e
      where e.case_id = c.id and e.side = ${side} and e.kind in ('report', 'answer', 'appeal')), '[]') as written,
    case when c.asked_side = ${side} then (select jsonb_build_object('text', e.body, 'reply', e.reply)
      from case_entries e where e.case_id = c.id and e.side = ${side} and e.kind = 'question'
      order by e.id desc limit 1) end as asked, c.answer_by,
    ${decidedColumn}, case when c.state = 'decided' and c.appealed_by is null then c.ends_at end as appeal_by
  from cases c ${decisionJoin}
  where ${'id' in of ? sql`c.id = ${of.id}` : isOf(of)} and ${caseKnown(sql`${side}`)}
  order by c.id desc`;

export const hasPhoto = (db: Db, photo: string) =>
  exists(db)`select from case_entries where photo = ${photo} limit 1`;

/** Locks cases that nobody decides or appeals anymore. */
export const lockEnded = (trx: Db, now: Date, limit: number) => many<LockedCase>(trx)`
  select * from cases where state <> 'closed' and ends_at <= ${now}
  order by ends_at, id limit ${limit} for no key update skip locked`;

/** Locks cases whose question was not answered in time. */
export const lockUnanswered = (trx: Db, now: Date, limit: number) => many<LockedCase>(trx)`
  select * from cases where answer_by <= ${now} order by answer_by, id limit ${limit} for no key update skip locked`;

/** Overdue cases, marked as told. */
export const markOverdue = (trx: Db, now: Date, limit: number) => many<LockedCase>(trx)`
  with told as (
    update cases c set escalated_at = ${now}
    from (select id from cases where state not in ('decided', 'closed') and escalated_at is null and due_at <= ${now}
      order by due_at limit ${limit} for no key update skip locked) due
    where c.id = due.id returning c.*)
  select * from told order by due_at, id`;

export const setState = (trx: Db, id: number, state: CaseState) =>
  run(trx)`update cases set state = ${state}, asked_side = null, answer_by = null where id = ${id}`;
