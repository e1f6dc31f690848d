import type { ApplicationState, Cause } from '@porao/contracts';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../kit/database/open.ts';
import { many, one, only, run, value } from '../../kit/database/query.repository.ts';
import type { Jobs } from '../../kit/database/rows.generated.ts';
import { unanswered, waitHours } from './answers.repository.ts';

export type LockedJob = Selectable<Jobs>;

/** The lock of the job's row serialises all decisions about its applications. */
export const lockJob = (trx: Db, id: number) =>
  one<LockedJob>(trx)`select * from jobs where id = ${id} for update`;

/** Locks the live jobs of a guardian's account, in one order. */
export const lockLiveJobsOf = (trx: Db, userId: number) => many<LockedJob>(trx)`
  select * from jobs where status = 'live' and parent_id in (select id from parents where user_id = ${userId})
  order by id for update`;

export const lockDueJobs = (trx: Db, now: Date, limit: number) => many<LockedJob>(trx)`
  select * from jobs where status = 'live' and live_until <= ${now}
  order by live_until, id limit ${limit} for update skip locked`;

export const setJobStatus = (trx: Db, id: number, status: LockedJob['status']) =>
  run(trx)`update jobs set status = ${status} where id = ${id}`;

/** Why something ended: the system's cause, and the words of a person. */
export interface Why {
  readonly cause: Cause | null;
  readonly reason: string | null;
}

export const setRequestStage = (trx: Db, id: number, stage: string, { reason, cause }: Why) => run(trx)`
  update tutor_requests set stage = ${stage}, stage_reason = ${reason}, stage_cause = ${cause} where id = ${id}`;

/** The operators have their whole time again (WAI-001). */
export const giveBack = (trx: Db, id: number) => run(trx)`
  update tutor_requests set review_by = now() + interval '24 hours', review_warned_at = null where id = ${id}`;

export const setTerms = (trx: Db, id: number, terms: object) => run(trx)`
  update tutor_requests set stage = 'Terms', terms = ${JSON.stringify(terms)}::jsonb, stage_reason = null,
    stage_cause = null, agree_by = now() + make_interval(hours => ${waitHours.terms}::int), agree_warned_at = null
  where id = ${id}`;

export const lockRequestStage = (trx: Db, id: number) =>
  value<string>(trx)`select stage from tutor_requests where id = ${id} for update`;

interface LockedApplication {
  readonly id: number;
  readonly job_id: number;
  readonly tutor_id: number;
  readonly state: ApplicationState;
}

export const jobOfApplication = (trx: Db, id: number) =>
  value<number>(trx)`select job_id from applications where id = ${id}`;

export const applicationOf = (trx: Db, jobId: number, tutorId: number) =>
  value<number>(trx)`select id from applications where job_id = ${jobId} and tutor_id = ${tutorId}`;

/** Open applications of a tutor's account, in the order in which their jobs are locked. */
export const listOpenOf = (trx: Db, userId: number) => many<{ id: number; stage: string }>(trx)`
  select a.id, a.stage from applications a join tutors t on t.id = a.tutor_id
  where t.user_id = ${userId} and a.stage in ('pending', 'applied', 'shortlisted', 'appointed') order by a.job_id`;

/** Rows without a recorded exit count as not selected. */
const state = sql<ApplicationState>`case when a.stage = 'closed' then coalesce(a.closed_as, 'not_selected')
  when a.stage = 'pending' then 'applied' else a.stage end`;

export const lockApplication = (trx: Db, id: number) => one<LockedApplication>(trx)`
    select a.id, a.job_id, a.tutor_id, ${state} as state from applications a where a.id = ${id} for update`;

const exits: readonly ApplicationState[] = ['withdrawn', 'declined', 'not_selected', 'timed_out'];

export const setApplicationState = (trx: Db, id: number, to: ApplicationState, { cause, reason }: Why) =>
  exits.includes(to)
    ? run(trx)`update applications set stage = 'closed', closed_as = ${to}, closed_reason = ${reason},
        closed_cause = ${cause} where id = ${id}`
    : run(trx)`update applications set stage = ${to} where id = ${id}`;

/** Selects open applications of a job: all but one, or those that wait for the family. */
export type Which = { readonly except: number | null } | 'unanswered';

/** Closes open applications of a job; returns each with its previous state. */
export function closeApplications(
  trx: Db,
  jobId: number,
  which: Which,
  as: 'not_selected' | 'timed_out',
  { cause, reason }: Why,
): Promise<{ id: number; from: string }[]> {
  const chosen = which === 'unanswered' ? unanswered : sql`a.id is distinct from ${which.except}::int`;
  return many<{ id: number; from: string }>(trx)`
    with open as (
      select a.id, a.stage from applications a
      where a.job_id = ${jobId} and a.stage in ('applied', 'shortlisted', 'appointed') and ${chosen}
      order by a.id for update
    ), closed as (
      update applications a
      set stage = 'closed', closed_as = ${as}, closed_reason = ${reason}, closed_cause = ${cause}
      from open where a.id = open.id returning a.id, open.stage as "from"
    )
    select * from closed order by id`;
}

type StageCounts = Readonly<Record<'shortlisted' | 'appointed' | 'confirmed', number>>;

/** Number of a job's applications by stage; appointed ones also count as shortlisted. */
export const countStages = (trx: Db, jobId: number) => only<StageCounts>(trx)`
    select count(*) filter (where stage in ('shortlisted', 'appointed'))::int as shortlisted,
      count(*) filter (where stage = 'appointed')::int as appointed,
      count(*) filter (where stage in ('confirm', 'payment') and replaced_at is null)::int as confirmed
    from applications where job_id = ${jobId}`;

/** The job and deal of a charge, and its tutor's account. */
export const placesOfInvoice = (trx: Db, id: number) => only<
  Readonly<Record<'job' | 'deal' | 'tutor', number>>
>(trx)`
  select a.job_id as job, d.id as deal, t.user_id as tutor from invoices i
  join applications a on a.id = i.application_id join deals d on d.application_id = a.id
  join tutors t on t.id = i.tutor_id where i.id = ${id}`;
