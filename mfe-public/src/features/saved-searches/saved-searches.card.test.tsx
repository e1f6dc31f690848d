import type { SavedSearch } from '@porao/contracts';
import { defaultRadius } from '@porao/contracts/constants';
import { failure, hrefOf, setOnline, stubServer } from '@porao/platform/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { openPage } from '../../common/testing/render.tsx';
import SavedSearchesCard from './saved-searches.card.tsx';

const read = 'GET /api/saved-searches';
const search = (id: number, change: Partial<SavedSearch> = {}): SavedSearch => ({
  id,
  name: `Search ${id}`,
  frequency: 'daily',
  paused: false,
  board: { filters: { tutoring_place_id: 3 }, tutor_gender: 3, distance: defaultRadius },
  request_id: null,
  told: id,
  created_at: '2026-11-20T06:00:00.000Z',
  ...change,
});
const open = (answer: unknown) => {
  stubServer({ [read]: answer }, { token: 'jwt' });
  openPage(<SavedSearchesCard />, { session: { type: 'tutor', tutorId: 7, phone: '01700000001' } });
};

afterEach(() => setOnline(true));

it('SHL-191 shows the searches for jobs that most came for, each with the board of its filters', async () => {
  open({
    data: [search(1), search(2), search(4, { request_id: 9 }), search(3, { paused: true }), search(5)],
  });
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    'Search 55 jobs in 90 days',
    'Search 3paused',
    'Search 22 jobs in 90 days',
  ]);
  expect(hrefOf('Search 5')).toBe('/job-board?type=online');
  expect(hrefOf('All job alerts')).toBe('/tutor/settings/job-alerts');
});

it('SHL-191 leads to the board where nothing is saved', async () => {
  open({ data: [] });
  expect(await screen.findByText(/Save a search on the job board/)).toBeTruthy();
  expect(hrefOf('Open the job board')).toBe('/job-board');
});

it('SHL-191 a failure has its own retry, and without a network it says so', async () => {
  open(failure(500, 'INTERNAL', 'Broken.'));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  setOnline(false);
  expect(await screen.findByText(/once you are connected/)).toBeTruthy();
});
