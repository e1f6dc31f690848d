import { failure } from '@porao/platform/testing';
import { review } from '@porao/platform/testing/reviews';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { candidate } from '../../common/testing/answers.ts';
import { openAs } from '../../common/testing/guardian.tsx';
import CandidateDetails from './candidate-details.part.tsx';
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

it('PAR-184 a tutor who applied is reported, and with a deal the way is that of the deal', async () => {
  const cases = 'GET /api/candidates/1/cases';
  const props = { open: true, onDismiss: () => {} };
  const { server } = openAs(<CandidateDetails {...props} candidate={candidate(1)} />, {
    answers: { [cases]: { data: [] } },
  });
  expect(await screen.findByRole('button', { name: 'Report' })).toBeTruthy();
  await waitFor(() => expect(server.sent.map(({ path }) => path)).toContain('/api/candidates/1/cases'));
  cleanup();
  const confirmed = candidate(1, { stage: 'confirm', phone_no: '01712345678' });
  openAs(<CandidateDetails {...props} candidate={confirmed} />);
  expect(await screen.findByRole('link', { name: 'My Tutors' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Report' })).toBeNull();
});
