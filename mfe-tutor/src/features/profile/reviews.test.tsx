import { review, reviews } from '@porao/platform/testing/reviews';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

// The language is fixed when the modules load, as in a page.
document.documentElement.lang = 'bn';
vi.resetModules();
const { emptyAnswers } = await import('../../common/testing/profile.answers.ts');
const { renderAsTutor } = await import('../../common/testing/render.tsx');
const { default: ReviewsPage } = await import('./reviews.page.tsx');

it("TUT-225 a tutor's reviews are on the profile, in Bengali with its digits", async () => {
  const about = { ...review(7), deal_id: 4, name: 'Sadia Islam' };
  const open = [{ deal_id: 5, class_name: 'Class 9', name: 'Karim', until: null }];
  renderAsTutor('/tutor/profile/reviews', <ReviewsPage />, {
    ...emptyAnswers(),
    'GET /api/reviews': reviews({ about: [about], open, rating: { stars: 4.3, count: 3 } }),
  });
  const card = within(await screen.findByRole('article', { name: 'Sadia Islam, Class 8' }));
  expect(card.getByText('ভালো বোঝান')).toBeTruthy();
  expect(card.getAllByText('৫-এর মধ্যে ৫')).toHaveLength(2);
  expect(screen.getByText('৩টি মতামতে ৫-এর মধ্যে ৪.৩')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'মতামত দিন' })).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/(guardian|tutor|state|of|open)\.[a-z]/);
});
