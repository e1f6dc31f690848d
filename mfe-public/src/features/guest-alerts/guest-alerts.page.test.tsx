import { failure, stubServer } from '@porao/platform/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openPage } from '../../common/testing/render.tsx';
import GuestAlertsPage from './guest-alerts.page.tsx';

const read = 'POST /api/guest-alerts/read';
const stop = 'POST /api/guest-alerts/stop';
const stopped = { status: 'success', message: 'Ended.', data: null };
const search = (id: number, name: string) => ({
  id,
  name,
  frequency: 'daily',
  paused: false,
  request_id: null,
  board: { filters: { tutoring_place_id: 3 }, distance: 5 },
});
const alerts = (...searches: object[]) => ({
  data: { phone_end: '17', ends_at: '2027-02-20T02:00:00.000Z', searches },
});

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

const open = () => openPage(<GuestAlertsPage />, { path: '/alerts#the-key' });

it('ALR-015 the page of a text message ends one search, or all, by a press', async () => {
  const left = [alerts(search(1, 'Online'), search(2, 'Class 8')), alerts(search(2, 'Class 8'))];
  const { sent } = stubServer({ [read]: () => Response.json(left.shift()), [stop]: stopped });
  open();
  const link = await screen.findByRole('link', { name: 'Show the jobs of Online' });
  expect(link.getAttribute('href')).toBe('/job-board?type=online');
  await press('End Online');
  await press('End all text messages');
  expect(await screen.findByText('You get no more text messages about new jobs')).toBeTruthy();
  const bodies = sent.filter(({ path }) => path.endsWith('stop')).map(({ body }) => body);
  expect(bodies).toEqual([{ key: 'the-key', id: 1 }, { key: 'the-key' }]);
});

it('ALR-015 a link that has ended says so', async () => {
  stubServer({ [read]: failure(404, 'NOT_FOUND', 'These job alerts have ended.') });
  open();
  expect(await screen.findByText('These job alerts have ended')).toBeTruthy();
});
