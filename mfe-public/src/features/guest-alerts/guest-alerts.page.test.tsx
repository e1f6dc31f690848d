import { failure, provideTestPlatform, stubServer, TestPage } from '@porao/platform/testing';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { PhoneAlert } from '../job-board/phone-alert.form.tsx';
import GuestAlertsPage from './guest-alerts.page.tsx';

const read = 'POST /api/guest-alerts/read';
const stop = 'POST /api/guest-alerts/stop';
const stopped = { status: 'success', message: 'Ended.', data: null };
const search = (id: number, name: string) => ({
  id,
  name,
  frequency: 'daily',
  board: { filters: { tutoring_place_id: 3 }, distance: 5 },
});
const alerts = (...searches: object[]) => ({
  data: { phone_end: '17', ends_at: '2027-02-20T02:00:00.000Z', searches },
});

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

function open(page: React.ReactNode) {
  provideTestPlatform({});
  render(<TestPage path="/alerts#the-key">{page}</TestPage>);
}

it('ALR-015 the page of a text message ends one search, or all, by a press', async () => {
  const left = [alerts(search(1, 'Online'), search(2, 'Class 8')), alerts(search(2, 'Class 8'))];
  const { sent } = stubServer({ [read]: () => Response.json(left.shift()), [stop]: stopped });
  open(<GuestAlertsPage />);
  const link = await screen.findByRole('link', { name: 'Open Online on the job board' });
  expect(link.getAttribute('href')).toBe('/job-board?type=online');
  await press('End Online');
  await press('End all text messages');
  expect(await screen.findByText('You get no more text messages about new jobs')).toBeTruthy();
  const bodies = sent.filter(({ path }) => path.endsWith('stop')).map(({ body }) => body);
  expect(bodies).toEqual([{ key: 'the-key', id: 1 }, { key: 'the-key' }]);
});

it('ALR-015 a link that has ended says so', async () => {
  stubServer({ [read]: failure(404, 'NOT_FOUND', 'These job alerts have ended.') });
  open(<GuestAlertsPage />);
  expect(await screen.findByText('These job alerts have ended')).toBeTruthy();
});

it('ALR-014 a guest’s phone is proved by a code, and another number can be given', async () => {
  const { sent } = stubServer({
    'POST /api/guest-alerts/code': { status: 'success', message: '', data: { resend_after: 120 } },
    'POST /api/guest-alerts': { status: 'success', message: '', data: { account: false } },
  });
  open(<PhoneAlert board={{ filters: { days_in_week: 3 } }} name="3 days a week" />);
  await userEvent.type(screen.getByLabelText('Phone number'), '01711111111');
  await press('Send me a code');
  await press('Use another number');
  expect(screen.getByLabelText<HTMLInputElement>('Phone number').value).toBe('01711111111');
  await press('Send me a code');
  await userEvent.click((await screen.findAllByRole('textbox'))[0] as HTMLElement);
  await userEvent.paste('123456');
  await press('Verify');
  expect(await screen.findByText('You will get a text message when new jobs come.')).toBeTruthy();
  expect(sent.at(-1)?.body).toEqual({
    phone_no: '01711111111',
    frequency: 'daily',
    otp: '123456',
    name: '3 days a week',
    board: { filters: { days_in_week: 3 } },
  });
});
