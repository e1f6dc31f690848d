import type { Db } from '../../kit/database/open.ts';
import { ApiFailure } from '../../kit/failure.ts';
import { type LessonDeal, readLessonDeal } from './lessons.repository.ts';

/** Any deal, for an operator. */
export async function knownDeal(db: Db, id: number): Promise<LessonDeal> {
  const deal = await readLessonDeal(db, id);
  if (!deal) throw new ApiFailure('NOT_FOUND', 'deal.unknown');
  return deal;
}
