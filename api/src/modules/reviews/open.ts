import type { MessageKey } from '@porao/contracts';
import { type DealSide, reviewRules } from '@porao/contracts';
import type { Db } from '../../kit/database/open.ts';
import { heldDays, type LessonDeal } from '../lessons/index.ts';
import type { ReviewRow } from './reviews.repository.ts';

const dayMs = 86_400_000;

/** Returns whether so many lessons, given by their days in order, prove what the rules ask for. */
export function isProven(days: readonly string[]): boolean {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined || days.length < reviewRules.lessons) return false;
  return Date.parse(last) - Date.parse(first) >= reviewRules.days * dayMs;
}

/** From when on ended tuitions can still be reviewed. */
export const endedSince = (now: Date): Date => new Date(now.getTime() - reviewRules.endedDays * dayMs);
/** When a review is shown that the other side leaves without its own. */
export const blindUntil = (now: Date): Date => new Date(now.getTime() + reviewRules.blindDays * dayMs);

/** The review of the other side is there to be read, or was. */
const isRead = ({ shown_at }: ReviewRow, now: Date) => Date.parse(shown_at) <= now.getTime();

/** The reason why a side cannot review a deal now; null where it can. */
export async function refusalOf(
  db: Db,
  deal: Pick<LessonDeal, 'id' | 'ended_at'>,
  side: DealSide,
  reviews: readonly ReviewRow[],
  now: Date,
): Promise<MessageKey | null> {
  if (reviews.some((one) => one.side === side)) return 'review.once';
  if (deal.ended_at !== null && new Date(deal.ended_at) < endedSince(now)) return 'review.tooLate';
  if (!isProven(await heldDays(db, deal.id, now))) return 'review.tooFewLessons';
  return reviews.some((one) => isRead(one, now)) ? 'review.shownBefore' : null;
}
