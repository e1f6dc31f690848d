/** Bounds of reviews (docs/requirements.tsv, RUL-085 to RUL-088). */
export const reviewRules = {
  /** From the first held lesson to the latest one. */
  days: 30,
  /** Held lessons at least. */
  lessons: 4,
  /** After which a review is shown though the other side wrote none. */
  blindDays: 14,
  /** After the end of a tuition that it can still be reviewed. */
  endedDays: 60,
  /** Reviews from which on there is a rating. */
  forRating: 3,
  /** The best answer to a question; the worst is 1. */
  best: 5,
} as const;

/** The questions, each side about the other: their words are those of the side that answers. */
export const reviewQuestions = ['time', 'duty', 'manner', 'terms'] as const;
