import type { Db } from '../../kit/database/open.ts';
import { ApiFailure } from '../../kit/failure.ts';
import { dealNotFound } from '../deals/index.ts';
import { type LessonDeal, readLessonDeal } from './lessons.repository.ts';
import { sideOf } from './month.ts';

/** Any deal, for an operator. */
export async function knownDeal(db: Db, id: number): Promise<LessonDeal> {
  const deal = await readLessonDeal(db, id);
  if (!deal) throw new ApiFailure('NOT_FOUND', 'deal.unknown');
  return deal;
}

/** An own deal and the side of this account; one of others does not exist. */
export async function ownDeal(db: Db, id: number, userId: number) {
  const deal = await readLessonDeal(db, id);
  const side = deal && sideOf(deal, userId);
  if (!side) throw dealNotFound();
  return { deal, side };
}
