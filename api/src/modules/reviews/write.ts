import { type DealSide, type MessageKey, otherSide, type ReviewBody } from '@porao/contracts';
import type { z } from 'zod';
import { dayInBangladesh } from '../../kit/bangladesh-time.ts';
import type { Db } from '../../kit/database/open.ts';
import { ApiFailure } from '../../kit/failure.ts';
import { ownDeal, readLessonDeal, sideOf } from '../lessons/index.ts';
import { maskedText } from './masked.rules.ts';
import { blindUntil, refusalOf } from './open.ts';
import * as repository from './reviews.repository.ts';
import { tellSide } from './tell.ts';

type Sent = z.output<typeof ReviewBody>;
const conflict = (reason: MessageKey) => new ApiFailure('CONFLICT', reason);
const unknownReview = () => new ApiFailure('NOT_FOUND', 'review.missing');

/** Stores a review; both are shown once there are two. Returns what its writer reads. */
export async function writeReview(
  trx: Db,
  dealId: number,
  userId: number,
  { text, ...scores }: Sent,
  now: Date,
): Promise<MessageKey> {
  await repository.lockReviews(trx, dealId);
  const { deal, side } = await ownDeal(trx, dealId, userId);
  const reviews = await repository.listOfDeal(trx, dealId);
  const refusal = await refusalOf(trx, deal, side, reviews, now);
  if (refusal) throw conflict(refusal);
  const people = await repository.readPeople(trx, dealId);
  const others = reviews.find((one) => one.withdrawn_at === null);
  const shown_at = others ? now : blindUntil(now);
  const row = { deal_id: dealId, side, ...scores, body: maskedText(text, people), at: now, shown_at };
  const id = await repository.insertReview(trx, row);
  if (!others) {
    await tellSide(trx, 'reviewWritten', deal, otherSide(side), id, { day: dayInBangladesh(shown_at) });
    return 'review.waits';
  }
  const at = now.toISOString();
  await repository.changeReview(trx, others.id, { shown_at: at, told_at: at });
  await repository.changeReview(trx, id, { told_at: at });
  // The writer reads it with the answer.
  await tellSide(trx, 'reviewShown', deal, otherSide(side), id);
  return 'review.shownNow';
}

/** A review with the reader's side of its deal; one that the reader may not know of does not exist. */
async function held(trx: Db, id: number, userId: number) {
  const review = await repository.lockReview(trx, id);
  const deal = review && (await readLessonDeal(trx, review.deal_id));
  const side = deal && sideOf(deal, userId);
  if (!side) throw unknownReview();
  return { review, deal, side };
}

/** Throws unless others than its author may read it. */
function refuseHidden({ withdrawn_at, hidden_case_id, shown_at }: repository.ReviewRow, now: Date): void {
  if (withdrawn_at !== null || hidden_case_id !== null || new Date(shown_at) > now) throw unknownReview();
}

export async function answerReview(trx: Db, id: number, userId: number, text: string, now: Date) {
  const { review, deal, side } = await held(trx, id, userId);
  if (review.side === side) throw unknownReview();
  refuseHidden(review, now);
  if (review.answer !== null) throw conflict('review.answeredAlready');
  const answer = maskedText(text, await repository.readPeople(trx, deal.id));
  await repository.changeReview(trx, id, { answer, answered_at: now.toISOString() });
  await tellSide(trx, 'reviewAnswered', deal, otherSide(side), id);
}

/** Deletes the words of an own review; that there was one stays, so that there is no second one. */
export async function withdrawReview(trx: Db, id: number, userId: number, now: Date): Promise<void> {
  const { review, side } = await held(trx, id, userId);
  if (review.side !== side) throw unknownReview();
  if (review.withdrawn_at !== null) throw conflict('review.withdrawnAlready');
  const gone = { time: null, duty: null, manner: null, terms: null, body: null, answer: null };
  await repository.changeReview(trx, id, { ...gone, withdrawn_at: now.toISOString() });
}

/** The words of the review that one side may read about itself, for the case that it reports. */
export async function readShownReview(trx: Db, dealId: number, about: DealSide, now: Date): Promise<string> {
  const review = (await repository.listOfDeal(trx, dealId)).find((one) => one.side === otherSide(about));
  if (!review) throw unknownReview();
  refuseHidden(review, now);
  return review.body ?? '';
}

/** Hides the review about one side after its case, or shows again what that case hid. */
export async function hideReview(
  trx: Db,
  dealId: number,
  about: DealSide,
  caseId: number,
  hides: boolean,
): Promise<void> {
  await repository.lockReviews(trx, dealId);
  const review = (await repository.listOfDeal(trx, dealId)).find((one) => one.side === otherSide(about));
  if (!review || (review.hidden_case_id ?? caseId) !== caseId) return;
  await repository.changeReview(trx, review.id, { hidden_case_id: hides ? caseId : null });
}
