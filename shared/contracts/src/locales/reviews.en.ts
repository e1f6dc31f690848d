/** Reviews: refusals and answers. */
export default {
  'review.once': 'You reviewed this tuition. A tuition is reviewed once.',
  'review.tooFewLessons':
    'A review takes 30 days of lessons that the list of lessons shows as held. Say there what was held.',
  'review.tooLate': 'This tuition ended more than 60 days ago, which is too long ago for a review.',
  'review.shownBefore': 'The review of the other side is shown already. You can answer it.',
  'review.missing': 'There is no such review.',
  'review.answeredAlready': 'You answered this review. A review is answered once.',
  'review.withdrawnAlready': 'This review was taken back already.',
  'review.waits': 'We have your review. It is shown when the other side writes one, or after 14 days.',
  'review.shownNow': 'We have your review. Both reviews are shown now.',
  'review.answered': 'Your answer is shown below the review.',
  'review.withdrawn': 'Your review is taken back, and its words are deleted.',
} as const;
