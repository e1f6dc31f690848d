import type { ApplicationState } from '@porao/contracts';
import type { Db } from '../../kit/database/open.ts';
import { ApiFailure } from '../../kit/failure.ts';
import { insertInvoice, platformCharge } from '../charges/index.ts';
import { insertDeal } from '../deals/index.ts';
import {
  type By,
  decide,
  lastMove,
  maxShortlisted,
  record,
  stateName,
  system,
} from '../transitions/index.ts';
import { endJob } from './jobs.ts';
import * as repository from './lifecycle.repository.ts';

const applicationNotFound = () => new ApiFailure('NOT_FOUND', 'application.unknown');

export type Target =
  | 'shortlisted'
  | 'appointed'
  | 'confirm'
  | 'not_selected'
  | 'timed_out'
  | 'withdrawn'
  | 'declined';

export interface Moved {
  readonly from: ApplicationState;
  readonly to: ApplicationState;
}

/** Locks the job first, then the application, always in this order, so that two operators cannot deadlock. */
async function lockBoth(trx: Db, id: number) {
  const jobId = await repository.jobOfApplication(trx, id);
  const job = jobId === undefined ? undefined : await repository.lockJob(trx, jobId);
  const application = job && (await repository.lockApplication(trx, id));
  if (!application) throw applicationNotFound();
  return { job, application };
}

async function changedSince(trx: Db, id: number, state: ApplicationState): Promise<ApiFailure> {
  const to = stateName(state);
  const last = await lastMove(trx, 'application', id);
  if (!last) return new ApiFailure('CONFLICT', { key: 'application.changed', params: { to } });
  const by = last.name ?? { key: `actor.${last.actor}` as const };
  return new ApiFailure('CONFLICT', { key: 'application.changedBy', params: { to, by } });
}

/** Moves one application by the table of transitions, with all effects, in the caller's transaction.
 * `confirm` becomes `payment` while a platform charge is due. */
export async function moveApplication(
  trx: Db,
  id: number,
  target: Target,
  by: By,
  reason: string | null,
  /** The state that the actor saw; another one is refused with who changed it. */
  seen?: ApplicationState,
): Promise<Moved> {
  const { job, application } = await lockBoth(trx, id);
  if (seen !== undefined && seen !== application.state) throw await changedSince(trx, id, application.state);
  const now = new Date();
  const charge = platformCharge(
    {
      tutoringPlaceId: job.tutoring_place_id,
      jobDuration: job.job_duration,
      crashProgram: job.crash_program,
      salary: job.actual_salary,
    },
    now,
  );
  const due = charge.amount > 0;
  const to = target === 'confirm' && due ? 'payment' : target;
  const stages = await repository.countStages(trx, job.id);
  const { state: from } = application;
  const { effects = [] } = decide(
    { entity: 'application', from, to, actor: by.actor, reason },
    {
      job_live: job.status === 'live',
      shortlist_has_room: stages.shortlisted < maxShortlisted,
      nobody_appointed: stages.appointed === 0,
      nobody_confirmed: stages.confirmed === 0,
      has_guardian: job.parent_id !== null,
      charge_due: due,
      nothing_due: !due,
    },
  );
  const cause = to === 'withdrawn' || to === 'declined' ? to : null;
  await repository.setApplicationState(trx, id, to, { cause, reason });
  await record(trx, [{ entity: 'application', id, from, to, by, reason, cause }]);
  if (effects.includes('fill_job')) {
    await endJob(trx, job, { to: 'filled', by: system, reason: null, keep: id });
    const dealId = await insertDeal(trx, id);
    const invoiceId = await insertInvoice(trx, { id, tutorId: application.tutor_id }, charge, now);
    const deal = { entity: 'deal', from: null, to: 'in_process', reason: null } as const;
    const invoice = {
      entity: 'invoice',
      from: null,
      to: due ? 'unpaid' : 'waived',
      reason: null,
    } as const;
    decide({ ...deal, actor: 'system' });
    decide({ ...invoice, actor: 'system' }, { charge_due: due, nothing_due: !due });
    await record(trx, [
      { ...deal, id: dealId, by: system },
      { ...invoice, id: invoiceId, by: system },
    ]);
  }
  return { from, to };
}

/** Withdraws or declines the tutor's own application, if the table allows it. */
export async function leaveJob(
  trx: Db,
  jobId: number,
  tutor: { tutorId: number; userId: number },
  to: 'withdrawn' | 'declined',
  reason: string | null,
): Promise<void> {
  const id = await repository.applicationOf(trx, jobId, tutor.tutorId);
  if (id === undefined) throw new ApiFailure('NOT_FOUND', 'job.notApplied');
  await moveApplication(trx, id, to, { actor: 'tutor', userId: tutor.userId }, reason);
}
