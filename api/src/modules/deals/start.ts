import type { Db } from '../../kit/database/open.ts';
import { ApiFailure } from '../../kit/failure.ts';
import { type By, decide, record } from '../transitions/index.ts';
import { lockDeal, saveDeal } from './deals.repository.ts';

export const dealNotFound = () => new ApiFailure('NOT_FOUND', 'deal.missing');

/** One side confirms that lessons started; once both have, the deal continues. Idempotent. Returns whether it
 * continues. */
export function confirmStarted(
  db: Db,
  id: number,
  party: { tutor: number } | { parent: number },
  by: By,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const deal = await lockDeal(trx, id, party);
    if (!deal || deal.state === 'ended') throw dealNotFound();
    if (deal.state === 'continue') return true;
    const now = new Date();
    const tutorStarted = deal.tutor_started_at ?? ('tutor' in party ? now : null);
    const guardianStarted = deal.guardian_started_at ?? ('parent' in party ? now : null);
    const both = tutorStarted !== null && guardianStarted !== null;
    await saveDeal(trx, id, {
      ...(tutorStarted && { tutor_started_at: tutorStarted }),
      ...(guardianStarted && { guardian_started_at: guardianStarted }),
      ...(both && { state: 'continue' }),
    });
    if (!both) return false;
    const move = { entity: 'deal', from: deal.state, to: 'continue', reason: null } as const;
    decide({ ...move, actor: by.actor }, { both_started: both });
    await record(trx, [{ ...move, id, by }]);
    return true;
  });
}

/** By an operator. Both sides lose access to each other's contact details. */
export async function endDeal(trx: Db, id: number, by: By, reason: string): Promise<string> {
  const deal = await lockDeal(trx, id, 'any');
  if (!deal) throw new ApiFailure('NOT_FOUND', 'deal.unknown');
  const move = { entity: 'deal', from: deal.state, to: 'ended', reason } as const;
  decide({ ...move, actor: by.actor });
  await saveDeal(trx, id, { state: 'ended' });
  await record(trx, [{ ...move, id, by }]);
  return deal.state;
}
