import { type EndDealBody, endReasonsOf } from '@porao/contracts';
import type { Db } from '../../kit/database/open.ts';
import { ApiFailure, invalid } from '../../kit/failure.ts';
import { type By, decide, move, stateName } from '../transitions/index.ts';
import { lockDeal, saveDeal } from './deals.repository.ts';

export const dealNotFound = () => new ApiFailure('NOT_FOUND', 'deal.missing');

export type Side = 'guardian' | 'tutor';
type LockedDeal = NonNullable<Awaited<ReturnType<typeof lockDeal>>>;

/** Saves that this side says lessons started; with the other side's word the deal continues. Returns whether it
 * continues. */
async function saveStart(trx: Db, deal: LockedDeal, side: Side, by: By, reason: string | null) {
  const now = new Date().toISOString();
  const tutorStarted = deal.tutor_started_at ?? (side === 'tutor' ? now : null);
  const guardianStarted = deal.guardian_started_at ?? (side === 'guardian' ? now : null);
  const both = tutorStarted !== null && guardianStarted !== null;
  const recordedBy = by.actor === 'operator' ? by.userId : null;
  const isNew = deal[`${side}_started_at`] === null;
  await saveDeal(trx, deal.id, {
    ...(tutorStarted && { tutor_started_at: tutorStarted }),
    ...(guardianStarted && { guardian_started_at: guardianStarted }),
    ...(isNew && { [`${side}_start_recorded_by`]: recordedBy }),
    ...(both && { state: 'continue' }),
  });
  if (!both) return false;
  const change = { entity: 'deal', id: deal.id, from: deal.state, to: 'continue', by, reason } as const;
  await move(trx, change, { both_started: both });
  return true;
}

/** One side confirms that lessons started. Idempotent. Returns whether the deal continues. */
export const confirmStarted = (db: Db, id: number, party: Party, by: By): Promise<boolean> =>
  db.transaction().execute((trx) => noteStarted(trx, id, party, by));

type Party = { tutor: number } | { parent: number };

/** The same in the caller's transaction. */
export async function noteStarted(trx: Db, id: number, party: Party, by: By): Promise<boolean> {
  const deal = await lockDeal(trx, id, party);
  if (!deal || deal.state === 'ended') throw dealNotFound();
  if (deal.state === 'continue') return true;
  return saveStart(trx, deal, 'tutor' in party ? 'tutor' : 'guardian', by, null);
}

/** An operator records that a side said so by phone. Returns whether the deal continues. */
export async function recordStarted(
  trx: Db,
  id: number,
  side: Side,
  by: By,
  reason: string,
): Promise<boolean> {
  const deal = await lockDeal(trx, id, 'any');
  if (!deal) throw new ApiFailure('NOT_FOUND', 'deal.unknown');
  // Refuses deals that are not in process, also where one side only has spoken.
  decide(
    { entity: 'deal', from: deal.state, to: 'continue', actor: by.actor, reason },
    { both_started: true },
  );
  if (deal[`${side}_started_at`] !== null) {
    throw new ApiFailure('CONFLICT', { key: 'deal.sideStarted', params: { side: { key: `actor.${side}` } } });
  }
  return saveStart(trx, deal, side, by, reason);
}

/** By one of its sides. Both lose access to each other's contact details. */
export async function endOwnDeal(
  trx: Db,
  id: number,
  viewer: { tutorId: number | null; parentId: number | null; userId: number },
  { why, text: reason }: EndDealBody,
): Promise<void> {
  const { tutorId, parentId, userId } = viewer;
  const asTutor = tutorId === null ? undefined : await lockDeal(trx, id, { tutor: tutorId });
  const deal = asTutor ?? (parentId === null ? undefined : await lockDeal(trx, id, { parent: parentId }));
  if (!deal) throw dealNotFound();
  const side: Side = asTutor ? 'tutor' : 'guardian';
  if (!endReasonsOf(side).includes(why)) throw invalid({ why: ['end.choose'] });
  const by: By = { actor: side, userId };
  await move(trx, { entity: 'deal', id, from: deal.state, to: 'ended', by, reason, cause: why });
  await saveDeal(trx, id, { state: 'ended' });
}

/** By an operator. Both sides lose access to each other's contact details. */
export async function endDeal(
  trx: Db,
  id: number,
  by: By,
  /** The state that the operator saw; another one is refused. */
  { reason, from }: { reason: string; from?: LockedDeal['state'] | undefined },
): Promise<string> {
  const deal = await lockDeal(trx, id, 'any');
  if (!deal) throw new ApiFailure('NOT_FOUND', 'deal.unknown');
  if ((from ?? deal.state) !== deal.state)
    throw new ApiFailure('CONFLICT', { key: 'deal.changed', params: { to: stateName(deal.state) } });
  await move(trx, { entity: 'deal', id, from: deal.state, to: 'ended', by, reason });
  await saveDeal(trx, id, { state: 'ended' });
  return deal.state;
}
