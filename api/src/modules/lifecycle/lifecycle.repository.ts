import type { ApplicationState, Cause } from '@porao/contracts';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../kit/database/open.ts';
import { many, one } from '../../kit/database/read.repository.ts';
import type { Jobs } from '../../kit/database/rows.generated.ts';
import { unanswered } from './answers.repository.ts';

const jobColumns = [
  'id',
  'status',
  'parent_id',
  'request_id',
  'live_until',
  'actual_salary',
  'tutoring_place_id',
  'job_duration',
  'crash_program',
] as const;
export type LockedJob = Pick<Selectable<Jobs>, (typeof jobColumns)[number]>;

/** The lock of the job's row serialises all decisions about its applications. */
export function lockJob(trx: Db, id: number): Promise<LockedJob | undefined> {
  return trx.selectFrom('jobs').select(jobColumns).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Locks the live jobs of a guardian's account, in one order. */
export function lockLiveJobsOf(trx: Db, userId: number): Promise<LockedJob[]> {
  return trx
    .selectFrom('jobs')
    .select(jobColumns)
    .where('status', '=', 'live')
    .where('parent_id', 'in', (of) => of.selectFrom('parents').select('id').where('user_id', '=', userId))
    .orderBy('id')
    .forUpdate()
    .execute();
}

export function lockDueJobs(trx: Db, now: Date, limit: number): Promise<LockedJob[]> {
  return trx
    .selectFrom('jobs')
    .select(jobColumns)
    .where('status', '=', 'live')
    .where('live_until', '<=', now.toISOString())
    .orderBy('live_until')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
}

export async function setJobStatus(trx: Db, id: number, status: LockedJob['status']): Promise<void> {
  await trx.updateTable('jobs').set({ status }).where('id', '=', id).execute();
}

/** Why something ended: the system's cause, and the words of a person. */
export interface Why {
  readonly cause: Cause | null;
  readonly reason: string | null;
}

/** A request's stage and reason; the row is locked when `lock` was called before. */
export async function setRequestStage(trx: Db, id: number, stage: string, why: Why): Promise<void> {
  const { reason, cause } = why;
  const fields = { stage, stage_reason: reason, stage_cause: cause };
  await trx.updateTable('tutor_requests').set(fields).where('id', '=', id).execute();
}

export async function lockRequestStage(trx: Db, id: number): Promise<string | undefined> {
  const row = await trx
    .selectFrom('tutor_requests')
    .select('stage')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row?.stage;
}

export interface LockedApplication {
  readonly id: number;
  readonly job_id: number;
  readonly tutor_id: number;
  readonly state: ApplicationState;
}

export async function jobOfApplication(trx: Db, id: number): Promise<number | undefined> {
  const row = await trx.selectFrom('applications').select('job_id').where('id', '=', id).executeTakeFirst();
  return row?.job_id;
}

export async function applicationOf(trx: Db, jobId: number, tutorId: number): Promise<number | undefined> {
  const row = await trx
    .selectFrom('applications')
    .select('id')
    .where('job_id', '=', jobId)
    .where('tutor_id', '=', tutorId)
    .executeTakeFirst();
  return row?.id;
}

/** Rows without a recorded exit count as not selected. */
const state = sql<ApplicationState>`case when a.stage = 'closed' then coalesce(a.closed_as, 'not_selected')
  when a.stage = 'pending' then 'applied' else a.stage end`;

export const lockApplication = (trx: Db, id: number) => one<LockedApplication>(trx)`
    select a.id, a.job_id, a.tutor_id, ${state} as state from applications a where a.id = ${id} for update`;

const exits: readonly string[] = ['withdrawn', 'declined', 'not_selected', 'timed_out'];
type Exit = 'withdrawn' | 'declined' | 'not_selected' | 'timed_out';
const isExit = (to: ApplicationState): to is Exit => exits.includes(to);

export async function setApplicationState(
  trx: Db,
  id: number,
  to: ApplicationState,
  { cause, reason }: Why,
): Promise<void> {
  await trx
    .updateTable('applications')
    .set(
      isExit(to)
        ? {
            stage: 'closed',
            closed_as: to,
            closed_reason: reason,
            closed_cause: cause,
          }
        : { stage: to },
    )
    .where('id', '=', id)
    .execute();
}

/** Selects open applications of a job: all but one, or those that wait for the family. */
export type Which = { readonly except: number | null } | 'unanswered';

/** Closes open applications of a job; returns each with its previous state. */
export async function closeApplications(
  trx: Db,
  jobId: number,
  which: Which,
  as: 'not_selected' | 'timed_out',
  { cause, reason }: Why,
): Promise<{ id: number; from: string }[]> {
  const chosen = which === 'unanswered' ? unanswered : sql`a.id is distinct from ${which.except}::int`;
  const rows = await many<{ id: number; from: string }>(trx)`
    with open as (
      select a.id, a.stage from applications a
      where a.job_id = ${jobId} and a.stage in ('applied', 'shortlisted', 'appointed') and ${chosen}
      order by a.id for update
    )
    update applications a
    set stage = 'closed', closed_as = ${as}, closed_reason = ${reason}, closed_cause = ${cause}
    from open where a.id = open.id returning a.id, open.stage as "from"`;
  return rows;
}

export interface ApplicationFacts {
  readonly shortlisted: number;
  readonly appointed: number;
  readonly confirmed: number;
}

/** Number of a job's applications by stage; appointed ones also count as shortlisted. */
export async function countStages(trx: Db, jobId: number): Promise<ApplicationFacts> {
  const rows = await many<ApplicationFacts>(trx)`
    select count(*) filter (where stage in ('shortlisted', 'appointed'))::int as shortlisted,
      count(*) filter (where stage = 'appointed')::int as appointed,
      count(*) filter (where stage in ('confirm', 'payment'))::int as confirmed
    from applications where job_id = ${jobId}`;
  return rows[0] ?? { shortlisted: 0, appointed: 0, confirmed: 0 };
}
