import { dayInBangladesh, inBangladesh } from '../../kit/bangladesh-time.ts';
import type { Db } from '../../kit/database/open.ts';
import { ApiFailure } from '../../kit/failure.ts';
import { type By, decide, move, record, system } from '../transitions/index.ts';
import { findFamily, findOwnDeal, lockRunnersUp, reopen } from './again.repository.ts';
import { refreshAnswerBy } from './answers.repository.ts';
import { lockJob } from './lifecycle.repository.ts';
import { daysToHire, liveDays, moveRequest } from './request-decisions.ts';

/** After a deal ended, its guardian, or an operator for them, asks for another tutor: the job opens again without a new
 * approval, and those who were not selected are asked. Returns how many. */
export async function askAgain(
  trx: Db,
  dealId: number,
  parentId: number,
  by: By,
  now = new Date(),
): Promise<number> {
  const deal = await findOwnDeal(trx, dealId, parentId, now);
  const job = deal && (await lockJob(trx, deal.job_id));
  if (!job) throw new ApiFailure('NOT_FOUND', 'deal.missing');
  const asked = (await lockRunnersUp(trx, job.id)).map(({ id }) => id);
  await move(
    trx,
    { entity: 'job', id: job.id, from: job.status, to: 'live', by, reason: null },
    {
      deal_ended: deal.ended,
      another_in_time: deal.in_time,
      somebody_to_ask: asked.length > 0,
      guardian_not_banned: !deal.banned,
    },
  );
  const entries = asked.map(
    (id) => ({ entity: 'application', id, from: 'not_selected', to: 'applied', by, reason: null }) as const,
  );
  for (const entry of entries) decide({ ...entry, actor: by.actor });
  await record(trx, entries);
  const liveUntil = inBangladesh(now).add(liveDays, 'day').toDate();
  const hiring = dayInBangladesh(now, daysToHire);
  await reopen(trx, { jobId: job.id, replaced: deal.application_id, asked, now, liveUntil, hiring });
  if (job.request_id !== null) await moveRequest(trx, job.request_id, 'Approved', system, null);
  await refreshAnswerBy(trx, job.id, now);
  return asked.length;
}

/** The same by an operator for the family of a deal. */
export async function askAgainFor(trx: Db, dealId: number, by: By, now = new Date()): Promise<number> {
  const parentId = (await findFamily(trx, dealId))?.parent_id ?? null;
  if (parentId === null) throw new ApiFailure('NOT_FOUND', 'deal.unknown');
  return askAgain(trx, dealId, parentId, by, now);
}

/** The same after the decision of a case. False where nobody can be asked; a family that asked before is left alone. */
export async function askIfPossible(trx: Db, dealId: number, by: By, now: Date): Promise<boolean> {
  if ((await findFamily(trx, dealId))?.replaced) return true;
  try {
    await askAgainFor(trx, dealId, by, now);
    return true;
  } catch (error) {
    // Refused before anything is written.
    if (error instanceof ApiFailure) return false;
    throw error;
  }
}
