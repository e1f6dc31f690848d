import { type DealSide, otherSide } from '@porao/contracts';
import { inTransaction } from '../../kit/database/in-transaction.ts';
import type { Db } from '../../kit/database/open.ts';
import { type LessonDeal, readLessonDeal, roles } from '../lessons/index.ts';
import { addNotices, type NoticeParams, noticeOf } from '../notices/index.ts';
import { endedSince, refusalOf } from './open.ts';
import * as repository from './reviews.repository.ts';

type ReviewNotice = 'reviewOpen' | 'reviewWritten' | 'reviewShown' | 'reviewAnswered';
type Deal = Pick<LessonDeal, 'job' | 'tutor' | 'guardian'>;

/** Tells one side of a deal about a review, once for what `id` names. */
export async function tellSide(
  trx: Db,
  name: ReviewNotice,
  deal: Deal,
  side: DealSide,
  id: number,
  params: NoticeParams = {},
): Promise<void> {
  const userId = deal[side];
  if (userId === null) return;
  const source = `${name} ${id} ${side}`;
  await addNotices(trx, [
    noticeOf(name, { userId, role: roles[side], source, params: { job: deal.job, ...params } }),
  ]);
}

const sides = ['guardian', 'tutor'] as const;

/** Tells both sides once that they can review each other, and whom a review is about that it is shown now. */
export async function tellReviews(db: Db, now = new Date()): Promise<void> {
  for (const { id } of await repository.listUnasked(db, endedSince(now))) {
    const deal = await readLessonDeal(db, id);
    if (!deal || (await refusalOf(db, deal, 'tutor', [], now)) !== null) continue;
    await inTransaction(db, async (trx) => {
      if (!(await repository.markAsked(trx, id, now))) return;
      const written = await repository.listOfDeal(trx, id);
      for (const side of sides)
        if (!written.some((one) => one.side === side)) await tellSide(trx, 'reviewOpen', deal, side, id);
    });
  }
  await inTransaction(db, async (trx) => {
    for (const review of await repository.takeShown(trx, now)) {
      const deal = await readLessonDeal(trx, review.deal_id);
      if (deal) await tellSide(trx, 'reviewShown', deal, otherSide(review.side), review.id);
    }
  });
}
