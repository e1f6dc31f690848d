import type { OwnReview, Review, Reviews } from '@porao/contracts';

export const review = (id: number, change: Partial<Review> = {}): Review => ({
  id,
  side: 'guardian',
  class_name: 'Class 8',
  on: '2026-11-20',
  scores: { time: 5, duty: 4, manner: 5, terms: 3 },
  text: `Words of review ${id}`,
  answer: null,
  ...change,
});

export const ownReview = (id: number, change: Partial<OwnReview> = {}): OwnReview => ({
  ...review(id),
  deal_id: 4,
  name: 'Rahim Uddin',
  state: 'shown',
  shown_at: '2026-12-04T06:00:00.000Z',
  hidden_reason: null,
  ...change,
});

export const reviews = (change: Partial<Reviews> = {}): { data: Reviews } => ({
  data: { rating: null, open: [], about: [], mine: [], ...change },
});
