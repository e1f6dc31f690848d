import { ApproveBody, type Cause } from '@porao/contracts';
import { dayInBangladesh, inBangladesh } from '../../kit/bangladesh-time.ts';
import type { Db } from '../../kit/database/open.ts';
import { ApiFailure } from '../../kit/failure.ts';
import { type Queue, send } from '../../kit/queue/index.ts';
import { type By, move } from '../transitions/index.ts';
import * as repository from './lifecycle.repository.ts';
import {
  insertJob,
  type JobFields,
  type LockedRequest,
  lockRequest,
  requireStudent,
} from './publish.repository.ts';

/** A job of the queue for every tuition job that is published, written with it. */
export const alertQueue: Queue<{ job: number }> = { name: 'alerts' };

/** Days until the hiring date of a job whose terms were agreed to after the one that they name. */
export const daysToHire = 7;

/** Days of a job on the board (decision OQ-139). */
export const liveDays = 30;

const requestNotFound = () => new ApiFailure('NOT_FOUND', 'tutorRequest.unknown');

async function publish(trx: Db, request: LockedRequest, body: JobFields, by: By): Promise<number> {
  const { id, stage: from, banned } = request;
  const change = { entity: 'request', id, from, to: 'Approved', by, reason: null } as const;
  await move(trx, change, { guardian_not_banned: !banned });
  const liveUntil = inBangladesh(new Date()).add(liveDays, 'day').toDate();
  const jobId = await insertJob(trx, request, body, liveUntil);
  await repository.setRequestStage(trx, id, 'Approved', { cause: null, reason: null });
  await move(trx, { entity: 'job', id: jobId, from: null, to: 'live', by, reason: null });
  await send(trx, alertQueue, [{ data: { job: jobId } }]);
  return jobId;
}

/** A pending request becomes a live job; where it would pay less than the family's budget, the guardian agrees first. */
export async function approveRequest(trx: Db, id: number, body: JobFields, by: By) {
  const request = await lockRequest(trx, id);
  if (!request) throw requestNotFound();
  const { stage, budget, banned } = request;
  const before = { stage };
  if (budget === null || body.actual_salary >= budget) {
    return { jobId: await publish(trx, request, body, by), before };
  }
  const change = { entity: 'request', id, from: stage, to: 'Terms', by, reason: null } as const;
  await move(trx, change, { guardian_not_banned: !banned });
  requireStudent(request);
  await repository.setTerms(trx, id, body);
  return { jobId: null, before };
}

/** The job of the terms that an operator offered. */
export async function agreeToTerms(trx: Db, id: number, by: By): Promise<void> {
  const request = await lockRequest(trx, id);
  if (!request) throw requestNotFound();
  await publish(trx, request, termsOf(request), by);
}

/** Terms are there in their stage alone; in any other the move is refused before they are used. */
const termsOf = ({ stage, terms }: LockedRequest): JobFields => {
  if (stage !== 'Terms') throw new ApiFailure('CONFLICT', 'tutorRequest.noTerms');
  const body = ApproveBody.parse(terms);
  const isPast = body.hiring_date < dayInBangladesh(new Date());
  return isPast ? { ...body, hiring_date: dayInBangladesh(new Date(), daysToHire) } : body;
};

/** Rejected by an operator, Withdrawn by its guardian or back from its terms, Closed with its job. Returns the previous stage. */
export async function moveRequest(
  trx: Db,
  id: number,
  to: 'Pending' | 'Approved' | 'Rejected' | 'Withdrawn' | 'Closed',
  by: By,
  reason: string | null,
  cause: Cause | null = null,
): Promise<string> {
  const from = await repository.lockRequestStage(trx, id);
  if (from === undefined) throw requestNotFound();
  await move(trx, { entity: 'request', id, from, to, by, reason, cause });
  await repository.setRequestStage(trx, id, to, { cause, reason });
  if (to === 'Pending') await repository.giveBack(trx, id);
  return from;
}
