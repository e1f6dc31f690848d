import type { Cause } from '@porao/contracts';
import { inBangladesh } from '../../kit/bangladesh-time.ts';
import type { Db } from '../../kit/database/open.ts';
import { ApiFailure } from '../../kit/failure.ts';
import { type Queue, send } from '../../kit/queue/index.ts';
import { type By, move } from '../transitions/index.ts';
import * as repository from './lifecycle.repository.ts';
import { insertJob, type JobFields, lockRequest } from './publish.repository.ts';

/** A job of the queue for every tuition job that is published, written with it. */
export const alertQueue: Queue<{ job: number }> = { name: 'alerts' };

/** Days of a job on the board (decision OQ-139). */
const liveDays = 30;

const requestNotFound = () => new ApiFailure('NOT_FOUND', 'tutorRequest.unknown');

/** A pending request becomes a live job. */
export async function approveRequest(trx: Db, id: number, body: JobFields, by: By) {
  const request = await lockRequest(trx, id);
  if (!request) throw requestNotFound();
  const change = { entity: 'request', id, from: request.stage, to: 'Approved', by, reason: null } as const;
  await move(trx, change, { guardian_not_banned: !request.banned });
  const liveUntil = inBangladesh(new Date()).add(liveDays, 'day').toDate();
  const jobId = await insertJob(trx, request, body, liveUntil);
  await repository.setRequestStage(trx, id, 'Approved', { cause: null, reason: null });
  await move(trx, { entity: 'job', id: jobId, from: null, to: 'live', by, reason: null });
  await send(trx, alertQueue, [{ data: { job: jobId } }]);
  return { jobId, before: { stage: request.stage } };
}

/** Rejected by an operator, Withdrawn by its guardian, Closed with its job. Returns the previous stage. */
export async function moveRequest(
  trx: Db,
  id: number,
  to: 'Rejected' | 'Withdrawn' | 'Closed',
  by: By,
  reason: string | null,
  cause: Cause | null = null,
): Promise<string> {
  const from = await repository.lockRequestStage(trx, id);
  if (from === undefined) throw requestNotFound();
  await move(trx, { entity: 'request', id, from, to, by, reason, cause });
  await repository.setRequestStage(trx, id, to, { cause, reason });
  return from;
}
