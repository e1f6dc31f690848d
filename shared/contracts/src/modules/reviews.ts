import { z } from 'zod';
import { Day, dataOf, Id, Instant } from '../common.ts';
import { defineEndpoints } from '../endpoint.ts';
import { reviewRules } from '../review-rules.ts';
import { CaseWords } from './cases.ts';
import { DealSide } from './ops-deals.ts';

const Score = z.int().min(1).max(reviewRules.best);
/** From 1, never, to 5, always; a guardian's duty is the salary, a tutor's the teaching. */
export const ReviewScores = z.object({ time: Score, duty: Score, manner: Score, terms: Score });
export type ReviewScores = z.infer<typeof ReviewScores>;

/** The mean of all answers with one decimal, once there are enough reviews. */
export const Rating = z.object({ stars: z.number().min(1).max(reviewRules.best), count: z.int() });
export type Rating = z.infer<typeof Rating>;

/** As everybody may read it who is shown it: without names and contacts. */
export const Review = z.object({
  id: Id,
  /** The side that wrote it. */
  side: DealSide,
  class_name: z.string(),
  on: Day,
  scores: ReviewScores,
  text: z.string(),
  /** The words of the other side about it. */
  answer: z.string().nullable(),
});
export type Review = z.infer<typeof Review>;

const ofDeal = { deal_id: Id, name: z.string().nullable() };

/** `waiting`: the other side has not written one, and it is not 14 days old. */
export const ReviewState = z.enum(['waiting', 'shown', 'hidden', 'withdrawn']);
export type ReviewState = z.infer<typeof ReviewState>;

/** An own one. Of one that was withdrawn only that it was written is left. */
export const OwnReview = Review.extend({
  ...ofDeal,
  text: z.string().nullable(),
  scores: ReviewScores.nullable(),
  state: ReviewState,
  /** When it is shown, or was. */
  shown_at: Instant,
  /** The operator's reason of one that is hidden. */
  hidden_reason: z.string().nullable(),
});
export type OwnReview = z.infer<typeof OwnReview>;

/** A tuition that can be reviewed; `until` is when the other side's review is shown, after which it is too late. */
export const Reviewable = z.object({
  ...ofDeal,
  class_name: z.string(),
  until: Instant.nullable(),
});
export type Reviewable = z.infer<typeof Reviewable>;

export const Reviews = z.object({
  rating: Rating.nullable(),
  open: z.array(Reviewable),
  /** About the reader, newest first. */
  about: z.array(Review.extend(ofDeal)),
  mine: z.array(OwnReview),
});
export type Reviews = z.infer<typeof Reviews>;

/** Answers of a form come as texts. */
const Choice = z.union([z.number(), z.string()]).pipe(z.coerce.number<number | string>()).pipe(Score);

export const ReviewBody = z.object({
  time: Choice,
  duty: Choice,
  manner: Choice,
  terms: Choice,
  text: CaseWords,
});
export type ReviewBody = z.input<typeof ReviewBody>;
export const ReviewAnswerBody = z.object({ text: CaseWords });

const Read = dataOf(z.object({ rating: Rating.nullable(), reviews: z.array(Review) }));

export const reviewEndpoints = defineEndpoints('user', {
  'GET /api/reviews': {
    summary: 'Reviews on this side of the account: about it, written by it, and those it may write',
    query: z.object({ side: DealSide }),
    response: dataOf(Reviews),
  },
  'GET /api/candidates/:id/reviews': {
    access: 'parent',
    summary: 'Shown reviews of the tutor of an application to an own job, newest first',
    response: Read,
  },
  'POST /api/deals/:id/review': {
    summary: `Review the other side, once, after ${reviewRules.days} days of held lessons`,
    body: ReviewBody,
  },
  'POST /api/reviews/:id/answer': {
    summary: 'Answer a shown review about oneself, once',
    body: ReviewAnswerBody,
  },
  'POST /api/reviews/:id/withdraw': {
    summary: 'Take an own review back: its words are deleted, and there is no second one',
  },
});
