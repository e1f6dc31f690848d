import type { Session } from '@porao/platform';
import { failure, provideTestPlatform, stubServer, TestPage } from '@porao/platform/testing';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import en from '../../locales/en.ts';
import { AlertButton } from './alert.button.tsx';
import { noFilters } from './filters.ts';

const tutor: Session = { type: 'tutor', tutorId: 7, phone: '01700000001' };
const save = 'POST /api/saved-searches';
const online = { ...noFilters, type: 'online' as const, days: 3 as const };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(filters: typeof noFilters, session?: Session, path = '/job-board?type=online') {
  const platform = provideTestPlatform({ ...(session && { session }), catalogs: { 'mfe-public': en } });
  render(
    <TestPage path={path}>
      <AlertButton filters={filters} />
    </TestPage>,
  );
  if (!path.includes('alert=1')) await press('Tell me about jobs like this');
  return platform;
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('ALR-011 saves the filters under a name that they suggest, and the profile where none is set', async () => {
  const { sent } = stubServer(
    { [save]: { status: 'success', message: 'Saved.', data: {} } },
    { token: 'jwt' },
  );
  await open(online, tutor);
  expect((await screen.findByLabelText<HTMLInputElement>('Name')).value).toBe(
    'Online tutoring, 3 days a week',
  );
  await userEvent.click(screen.getByLabelText('At once'));
  await press('Save');
  expect((await screen.findByRole('link', { name: 'My job alerts' })).getAttribute('href')).toBe(
    '/tutor/settings/job-alerts',
  );
  expect(sent[0]?.body).toEqual({
    name: 'Online tutoring, 3 days a week',
    frequency: 'at_once',
    board: { filters: { tutoring_place_id: 3, days_in_week: 3 }, tutor_gender: 3 },
  });
  cleanup();
  await open(noFilters, tutor);
  await press('Save');
  expect(sent[1]?.body).toMatchObject({ name: 'Jobs that fit my profile', board: null });
});

it('ALR-011 says when there are too many, with the way to them, and loses nothing', async () => {
  stubServer(
    { [save]: failure(409, 'CAP_REACHED', 'An account can have at most 10 saved searches.') },
    { token: 'jwt' },
  );
  await open(online, tutor);
  await userEvent.type(await screen.findByLabelText('Name'), ' mine');
  await press('Save');
  expect((await screen.findByRole('alert')).textContent).toContain('at most 10');
  expect(screen.getByRole('link', { name: 'My job alerts' })).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toContain(' mine');
});

it('ALR-012 keeps the filters for a guest who signs in, and opens again then', async () => {
  stubServer({});
  const platform = await open(online);
  await press('Sign in or create an account');
  expect(platform.required).toEqual(['/job-board?type=online&alert=1']);
  expect(screen.getByRole('link', { name: /api.job-feed/ }).getAttribute('href')).toContain(
    '/api/job-feed?tutoring_place_id=3&days_in_week=3',
  );
  cleanup();
  await open(online, tutor, '/job-board?type=online&alert=1');
  expect(await screen.findByLabelText('Name')).toBeTruthy();
});
