import { noFilters } from '@porao/contracts/board-filters';
import type { Session } from '@porao/platform';
import { failure, stubServer } from '@porao/platform/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openPage } from '../../common/testing/render.tsx';
import { AlertButton } from './alert.button.tsx';
import { PhoneAlert } from './phone-alert.form.tsx';

const tutor: Session = { type: 'tutor', tutorId: 7, phone: '01700000001' };
const save = 'POST /api/saved-searches';
const online = { ...noFilters, type: 'online' as const, days: 3 as const };

async function open(
  filters: typeof noFilters,
  session: Session | null = null,
  path = '/job-board?type=online',
) {
  const { platform } = openPage(<AlertButton filters={filters} />, { path, session });
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
  await userEvent.click(await screen.findByRole('link', { name: 'Sign in or create an account' }));
  expect(platform.required).toEqual(['/job-board?type=online&alert=1']);
  cleanup();
  await open(online, tutor, '/job-board?type=online&alert=1');
  expect(await screen.findByLabelText('Name')).toBeTruthy();
});

it('ALR-014 a guest’s phone is proved by a code, and another number can be given', async () => {
  const { sent } = stubServer({
    'POST /api/guest-alerts/code': { status: 'success', message: '', data: { resend_after: 120 } },
    'POST /api/guest-alerts': { status: 'success', message: '', data: { account: false } },
  });
  openPage(<PhoneAlert board={{ filters: { days_in_week: 3 } }} name="3 days a week" />);
  await userEvent.type(screen.getByLabelText('Phone number'), '01711111111');
  await press('Send me a code');
  await press('Wrong number?');
  expect(screen.getByLabelText<HTMLInputElement>('Phone number').value).toBe('01711111111');
  await press('Send me a code');
  await userEvent.click((await screen.findAllByRole('textbox'))[0] as HTMLElement);
  await userEvent.paste('123456');
  expect(await screen.findByText('You will get a text message when new jobs come.')).toBeTruthy();
  expect(sent.at(-1)?.body).toEqual({
    phone_no: '01711111111',
    frequency: 'daily',
    otp: '123456',
    name: '3 days a week',
    board: { filters: { days_in_week: 3 } },
  });
});
