import type { SavedSearch } from '@porao/contracts';
import { failure } from '@porao/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { done } from '../../common/testing/answers.ts';
import { openAs } from '../../common/testing/guardian.tsx';
import TutorAlertsPage from './tutor-alerts.page.tsx';

const list = 'GET /api/saved-searches';
const search: SavedSearch = {
  id: 4,
  request_id: 3,
  board: null,
  name: 'Class 8, Dhanmondi',
  frequency: 'daily',
  paused: false,
  told: 2,
  created_at: '2026-11-20T02:00:00.000Z',
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('ALR-026 lists searches for tutors: their request opened, paused, changed and deleted', async () => {
  const { server, platform } = openAs(<TutorAlertsPage />, {
    answers: {
      [list]: { data: [search] },
      'PUT /api/saved-searches/4': done(search),
      'DELETE /api/saved-searches/4': done(),
    },
  });
  const link = await screen.findByRole('link', { name: 'Open the request of Class 8, Dhanmondi' });
  expect(link.getAttribute('href')).toBe('/parent/dashboard/requests/tutor-requests/3');
  expect(screen.getByText('2 tutors so far')).toBeTruthy();
  await press('Pause Class 8, Dhanmondi');
  await press('Change Class 8, Dhanmondi');
  const form = within(screen.getByRole('form', { name: 'Change the search' }));
  expect(form.queryByLabelText('At once')).toBeNull();
  await userEvent.click(form.getByLabelText('Saturdays at 8:00'));
  await press('Save');
  await press('Delete Class 8, Dhanmondi');
  platform.modals[0]?.buttons[1]?.onPress?.();
  const changes = () => server.sent.filter(({ method }) => method !== 'GET');
  await waitFor(() => expect(changes()).toHaveLength(3));
  expect(changes().map(({ method, body }) => [method, body])).toEqual([
    ['PUT', { paused: true }],
    ['PUT', { name: 'Class 8, Dhanmondi', frequency: 'weekly' }],
    ['DELETE', undefined],
  ]);
});

it('ALR-026 says where searches come from, and what failed', async () => {
  const { server } = openAs(<TutorAlertsPage />, {
    answers: { [list]: failure(500, 'INTERNAL', 'Report 7.') },
  });
  expect(await screen.findByText('Your tutor alerts could not be loaded')).toBeTruthy();
  server.answers[list] = { data: [] };
  await press('Try again');
  expect(await screen.findByText(/You are not told of tutors yet/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open my tutor requests' })).toBeTruthy();
});
