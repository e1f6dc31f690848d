import { failure } from '@porao/platform/testing';
import { review } from '@porao/platform/testing/reviews';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openAs } from '../../common/testing/guardian.tsx';
import { CandidateReviews } from './candidate-reviews.tsx';

const call = 'GET /api/candidates/5/reviews';

it('PAR-181 reviews of a candidate are without names, with the rating and what the tutor answered', async () => {
  const data = { rating: { stars: 4.2, count: 3 }, reviews: [review(1, { answer: 'Thank you all' })] };
  openAs(<CandidateReviews id={5} />, { answers: { [call]: { data } } });
  expect(await screen.findByRole('article', { name: 'A family, Class 8' })).toBeTruthy();
  for (const text of ['Rated 4.2 of 5 by 3 reviews', 'Words of review 1', 'Thank you all'])
    expect(screen.getByText(text)).toBeTruthy();
});

it('PAR-181 says when they could not be loaded', async () => {
  openAs(<CandidateReviews id={5} />, { answers: { [call]: () => failure(500, 'INTERNAL', 'Broken') } });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});
