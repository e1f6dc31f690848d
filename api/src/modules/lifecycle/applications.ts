import type { ApplicationState, Cause } from '@porao/contracts';
import type { Db } from '../../kit/database/open.ts';
import { ApiFailure } from '../../kit/failure.ts';
import { insertInvoice, platformCharge } from '../charges/index.ts';
import { insertDeal } from '../deals/index.ts';
import { postCharge } from '../ledger/index.ts';
import { tellAnswer } from '../notices/index.ts';
import { type By, lastMove, maxShortlisted, move, stateName, system } from '../transitions/index.ts';
import { answerWait, noteAnswers, refreshAnswerBy, type TutorWait } from './answers.repository.ts';
import { endJob } from './jobs.ts';
import * as repository from './lifecycle.repository.ts';

const applicationNotFound = () => new ApiFailure('NOT_FOUND', 'application.unknown');

type Target = Exclude<ApplicationState, 'applied' | 'payment'>;

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

const causeOf = (to: ApplicationState, { actor }: By): Cause | null =>
  to === 'withdrawn' || to === 'declined'
    ? actor === 'system'
      ? 'tutor_left'
      : to
    : to === 'not_selected' && actor === 'guardian'
      ? 'not_chosen'
      : null;

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
  /** A usual reason, instead of the cause of such a move. */
  usual?: Cause,
): Promise<Readonly<Record<'from' | 'to', ApplicationState>>> {
  const { job, application } = await lockBoth(trx, id);
  if (seen !== undefined && seen !== application.state) throw await changedSince(trx, id, application.state);
  const now = new Date();
  const charge = platformCharge(job, now);
  const due = charge.amount > 0;
  const to = target === 'confirm' && due ? 'payment' : target;
  const stages = await repository.countStages(trx, job.id);
  const { state: from } = application;
  const cause = usual ?? causeOf(to, by);
  const effects = await move(
    trx,
    { entity: 'application', id, from, to, by, reason, cause },
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
  await repository.setApplicationState(trx, id, to, { cause, reason });
  await noteAnswers(trx, id, { to, actor: by.actor, now });
  await refreshAnswerBy(trx, job.id, now);
  if (effects.includes('fill_job')) {
    await endJob(trx, job, { to: 'filled', by: system, reason: null, keep: id });
    const dealId = await insertDeal(trx, id);
    const { tutor_id } = application;
    const invoiceId = await insertInvoice(trx, { id, tutorId: tutor_id }, charge, now);
    const created = { from: null, by: system, reason: null };
    await move(trx, { ...created, entity: 'deal', id: dealId, to: 'in_process' });
    const status = due ? 'unpaid' : 'waived';
    const facts = { charge_due: due, nothing_due: !due };
    await move(trx, { ...created, entity: 'invoice', id: invoiceId, to: status }, facts);
    await postCharge(trx, { id: invoiceId, tutor_id, amount: charge.amount, issued_at: now });
  }
  return { from, to };
}

async function ownApplication(trx: Db, jobId: number, tutorId: number): Promise<number> {
  const id = await repository.applicationOf(trx, jobId, tutorId);
  if (id === undefined) throw new ApiFailure('NOT_FOUND', 'job.notApplied');
  return id;
}

const notAsked = {
  meeting: 'meeting.notAsked',
  acceptance: 'job.notAppointed',
  again: 'again.notAsked',
} as const satisfies Record<TutorWait, string>;

/** The tutor will come to the meeting, accepts the job or is still available: the wait is over, the family is told, the
 * state stays. Idempotent. */
export async function answerFamily(trx: Db, jobId: number, tutorId: number, wait: TutorWait): Promise<void> {
  const { application } = await lockBoth(trx, await ownApplication(trx, jobId, tutorId));
  const now = new Date();
  const by = await answerWait(trx, application.id, wait, now);
  if (by === null) throw new ApiFailure('CONFLICT', notAsked[wait]);
  // The family's turn begins with the tutor's word.
  if (wait === 'again') await refreshAnswerBy(trx, jobId, now);
  await tellAnswer(trx, `${wait} answered`, application.id, by);
}

/** Withdraws or declines the tutor's own application, if the table allows it. */
export async function leaveJob(
  trx: Db,
  jobId: number,
  tutor: { tutorId: number; userId: number },
  to: 'withdrawn' | 'declined',
  reason: string | null,
): Promise<void> {
  const id = await ownApplication(trx, jobId, tutor.tutorId);
  await moveApplication(trx, id, to, { actor: 'tutor', userId: tutor.userId }, reason);
}

/** The open applications of an account end by the system, as if its tutor had left each job, in the caller's
 * transaction. */
export async function endApplicationsOf(trx: Db, userId: number): Promise<void> {
  for (const { id, stage } of await repository.listOpenOf(trx, userId)) {
    await moveApplication(trx, id, stage === 'appointed' ? 'declined' : 'withdrawn', system, null);
  }
}
