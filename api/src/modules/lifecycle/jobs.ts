import type { Cause } from '@porao/contracts';
import { inTransaction } from '../../kit/database/in-transaction.ts';
import type { Db } from '../../kit/database/open.ts';
import { ApiFailure } from '../../kit/failure.ts';
import { type By, decide, move, record, system } from '../transitions/index.ts';
import { refreshAnswerBy } from './answers.repository.ts';
import * as repository from './lifecycle.repository.ts';
import { moveRequest } from './request-decisions.ts';

interface Ending {
  readonly to: 'filled' | 'expired' | 'cancelled';
  readonly by: By;
  readonly reason: string | null;
  /** Instead of the usual cause of such an end. */
  readonly cause?: Cause;
  /** The confirmed application, which stays. */
  readonly keep?: number;
}

/** Effects of a job's end on the others: the exit of their applications, and the causes that they and the guardian read. */
const effectsOf = {
  filled: { exit: 'not_selected', tutors: 'another_tutor', guardian: 'tutor_confirmed' },
  expired: { exit: 'timed_out', tutors: 'time_up', guardian: 'time_up' },
  cancelled: { exit: 'not_selected', tutors: 'job_cancelled', guardian: 'job_cancelled' },
} as const;

/** By the system; the caller has locked the job. Returns how many ended. */
async function endApplications(
  trx: Db,
  jobId: number,
  which: repository.Which,
  to: 'not_selected' | 'timed_out',
  why: repository.Why & { readonly cause: Cause },
): Promise<number> {
  const closed = await repository.closeApplications(trx, jobId, which, to, why);
  const entries = closed.map((row) => ({ entity: 'application', ...row, to, by: system, ...why }) as const);
  for (const entry of entries) decide({ ...entry, actor: 'system', reason: why.cause });
  await record(trx, entries);
  return closed.length;
}

/** Ends the applications that the family has not answered in time; the caller has locked the job. Returns how many. */
export async function endUnanswered(trx: Db, jobId: number, now: Date): Promise<number> {
  const why = { cause: 'no_answer', reason: null } as const;
  const ended = await endApplications(trx, jobId, 'unanswered', 'timed_out', why);
  await refreshAnswerBy(trx, jobId, now);
  return ended;
}

/** Ends a job that the caller has locked, with its open applications and its request. */
export async function endJob(
  trx: Db,
  job: repository.LockedJob,
  ending: Ending,
  now = new Date(),
): Promise<void> {
  const { to, by, reason, cause = null } = ending;
  const change = { entity: 'job', id: job.id, from: job.status, to, by, reason, cause } as const;
  const effects = await move(trx, change, { time_is_up: job.live_until <= now.toISOString() });
  await repository.setJobStatus(trx, job.id, to);
  const { exit, tutors, guardian } = effectsOf[to];
  if (effects.includes('end_applications')) {
    const which = { except: ending.keep ?? null };
    await endApplications(trx, job.id, which, exit, { cause: cause ?? tutors, reason });
  }
  if (effects.includes('close_request') && job.request_id !== null) {
    await moveRequest(trx, job.request_id, 'Closed', system, reason, cause ?? guardian);
  }
}

/** By an operator. Returns the previous status. */
export async function cancelJob(trx: Db, id: number, by: By, reason: string): Promise<string> {
  const job = await repository.lockJob(trx, id);
  if (!job) throw new ApiFailure('NOT_FOUND', 'job.missing');
  await endJob(trx, job, { to: 'cancelled', by, reason });
  return job.status;
}

/** By its guardian, as long as nobody is appointed. */
export async function endOwnJob(trx: Db, id: number, by: By): Promise<void> {
  const job = await repository.lockJob(trx, id);
  if (job?.status !== 'live') throw new ApiFailure('CONFLICT', 'guard.job_live');
  const { appointed } = await repository.countStages(trx, id);
  if (appointed > 0) throw new ApiFailure('CONFLICT', 'candidate.appointed');
  await endJob(trx, job, { to: 'cancelled', by, reason: null, cause: 'job_cancelled' });
}

/** Cancels every live job of an account in the caller's transaction. */
export async function cancelJobsOf(trx: Db, userId: number, by: By, cause: Cause): Promise<void> {
  for (const job of await repository.lockLiveJobsOf(trx, userId)) {
    await endJob(trx, job, { to: 'cancelled', by, reason: null, cause });
  }
}

const batch = 50;

/** Expires jobs after their time. Several processes may run it concurrently: each takes other rows. */
export async function expireJobs(db: Db, now = new Date()): Promise<number> {
  for (let expired = 0; ; ) {
    const done = await inTransaction(db, async (trx) => {
      const jobs = await repository.lockDueJobs(trx, now, batch);
      for (const job of jobs) await endJob(trx, job, { to: 'expired', by: system, reason: null }, now);
      return jobs.length;
    });
    expired += done;
    if (done < batch) return expired;
  }
}
