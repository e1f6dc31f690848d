import { inTransaction } from '../../kit/database/in-transaction.ts';
import type { Db } from '../../kit/database/open.ts';
import { ApiFailure } from '../../kit/failure.ts';
import { type By, decide, record, system } from '../transitions/index.ts';
import * as repository from './lifecycle.repository.ts';
import { moveRequest } from './requests.ts';

const chosen = 'Another tutor was chosen.';
const timeUp = 'The job ended after 30 days without a decision.';

interface Ending {
  readonly to: 'filled' | 'expired' | 'cancelled';
  readonly by: By;
  readonly reason: string | null;
  /** The confirmed application, which stays. */
  readonly keep?: number;
}

/** Effects of a job's end on the others: the exit of their applications, and the reasons they read. */
function wordsOf({ to, reason }: Ending) {
  if (to === 'filled')
    return { exit: 'not_selected', tutors: chosen, guardian: 'A tutor was confirmed.' } as const;
  if (to === 'expired') return { exit: 'timed_out', tutors: timeUp, guardian: timeUp } as const;
  const tutors = `The job was cancelled: ${reason ?? ''}`;
  return { exit: 'not_selected', tutors, guardian: reason ?? 'ops.cancelled' } as const;
}

/** Ends a job that the caller has locked, with its open applications and its request. */
export async function endJob(
  trx: Db,
  job: repository.LockedJob,
  ending: Ending,
  now = new Date(),
): Promise<void> {
  const { to, by, reason } = ending;
  const facts = { time_is_up: job.live_until <= now };
  const { effects = [] } = decide({ entity: 'job', from: job.status, to, actor: by.actor, reason }, facts);
  await repository.setJobStatus(trx, job.id, to);
  await record(trx, [{ entity: 'job', id: job.id, from: job.status, to, by, reason }]);
  const { exit, tutors, guardian } = wordsOf(ending);
  if (effects.includes('end_applications')) {
    const keep = ending.keep ?? null;
    const closed = await repository.closeOpenApplications(trx, job.id, keep, exit, tutors);
    for (const { from } of closed) {
      decide({ entity: 'application', from, to: exit, actor: 'system', reason: tutors });
    }
    await record(
      trx,
      closed.map(({ id, from }) => ({
        entity: 'application' as const,
        id,
        from,
        to: exit,
        by: system,
        reason: tutors,
      })),
    );
  }
  if (effects.includes('close_request') && job.request_id !== null) {
    await moveRequest(trx, job.request_id, 'Closed', system, guardian);
  }
}

/** By an operator. Returns the previous status. */
export async function cancelJob(trx: Db, id: number, by: By, reason: string): Promise<string> {
  const job = await repository.lockJob(trx, id);
  if (!job) throw new ApiFailure('NOT_FOUND', 'job.missing');
  await endJob(trx, job, { to: 'cancelled', by, reason });
  return job.status;
}

/** Cancels every live job of an account in the caller's transaction. */
export async function cancelJobsOf(trx: Db, userId: number, by: By, reason: string): Promise<void> {
  for (const job of await repository.lockLiveJobsOf(trx, userId)) {
    await endJob(trx, job, { to: 'cancelled', by, reason });
  }
}

const batch = 50;

/** Expires jobs after their time. Several processes may run it concurrently: each takes other rows. */
export async function expireJobs(db: Db, now = new Date()): Promise<number> {
  for (let expired = 0; ; ) {
    const done = await inTransaction(db, async (trx) => {
      const jobs = await repository.lockDueJobs(trx, now, batch);
      for (const job of jobs) await endJob(trx, job, { to: 'expired', by: system, reason: timeUp }, now);
      return jobs.length;
    });
    expired += done;
    if (done < batch) return expired;
  }
}
