import type { SavedSearch } from '@porao/contracts';
import { failure } from '@porao/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { done, user } from '../../common/testing/answers.ts';
import { renderAsTutor } from '../../common/testing/render.tsx';
import JobAlertsPage from './job-alerts.page.tsx';

const list = 'GET /api/saved-searches';
const search: SavedSearch = {
  id: 3,
  name: 'Online',
  frequency: 'daily',
  paused: false,
  board: {
    filters: { tutoring_category_id: 2, i_class_id: 201, salary: [8000, null] },
    tutor_gender: 2,
    distance: 5,
  },
  request_id: null,
  told: 0,
  created_at: '2026-11-20T02:00:00.000Z',
};

const open = (searches: unknown, answers: Record<string, unknown> = {}) =>
  renderAsTutor('/tutor/settings/job-alerts', <JobAlertsPage />, {
    'GET /api/v1/user': { data: user },
    [list]: searches,
    ...answers,
  });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('ALR-013 lists searches: to be opened on the board, paused, changed and deleted', async () => {
  const { sent, platform } = open(
    { data: [search] },
    { 'PUT /api/saved-searches/3': done(search), 'DELETE /api/saved-searches/3': done() },
  );
  const link = await screen.findByRole('link', { name: 'Show the jobs of Online' });
  expect(link.getAttribute('href')).toBe(
    '/job-board?gender=female&salary=8000-12000%2B&category=2&class=201',
  );
  await press('Pause Online');
  await press('Change Online');
  const form = within(screen.getByRole('form', { name: 'Change the search' }));
  await userEvent.clear(form.getByLabelText('Name'));
  await userEvent.type(form.getByLabelText('Name'), 'Mine');
  await userEvent.click(form.getByLabelText('Saturdays at 8:00'));
  await press('Save');
  await press('Delete Online');
  platform.modals[0]?.buttons[1]?.onPress?.();
  const changes = () => sent.filter(({ method }) => method !== 'GET');
  await waitFor(() => expect(changes()).toHaveLength(3));
  expect(changes().map(({ method, body }) => [method, body])).toEqual([
    ['PUT', { paused: true }],
    ['PUT', { name: 'Mine', frequency: 'weekly' }],
    ['DELETE', undefined],
  ]);
});

it('ALR-013 switches alerts by profile on and off, and says where searches come from', async () => {
  const { sent } = open({ data: [] }, { 'POST /api/saved-searches': done(search) });
  expect(await screen.findByText(/No search is saved yet/)).toBeTruthy();
  await userEvent.click(screen.getByLabelText('Tell me about jobs that fit my profile'));
  await waitFor(() => expect(sent.at(-1)?.path).toBe('/api/saved-searches'));
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
    name: 'Jobs that fit my profile',
    frequency: 'daily',
    board: null,
  });
});

it('ALR-013 says what failed, and tries again', async () => {
  open(failure(500, 'INTERNAL', 'Report 7.'));
  expect(await screen.findByText('Your job alerts could not be loaded')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
