import { type NoticeChannel, noticeChannels, noticeKinds } from '@porao/contracts';
import { failure, provideTestPlatform, stubServer, TestPage } from '@porao/platform/testing';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import NoticesPage from './notices.page.tsx';

const channels = Object.fromEntries(
  noticeKinds.map((kind) => [
    kind,
    Object.fromEntries(noticeChannels.map((one): [NoticeChannel, boolean] => [one, one !== 'sms'])),
  ]),
);
const settings = {
  language: 'en',
  email: { address: 'rahim@example.org', verified: false },
  quiet_hours: { from: '22:00', to: '07:00' },
  prayer_times: true,
  channels,
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(answers: Record<string, unknown> = {}, type: string | null = 'tutor') {
  const platform = provideTestPlatform(type ? { session: { type, tutorId: 7, phone: '01700000001' } } : {});
  const server = stubServer(
    {
      'GET /api/notices/settings': settings,
      'GET /api/v1/user': { data: { roles: [type] } },
      ...answers,
    },
    { token: 'a' },
  );
  render(
    <TestPage path="/notices/settings">
      <NoticesPage />
    </TestPage>,
  );
  return { platform, server };
}
const kind = (name: string) => screen.findByRole('group', { name });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));
const chips = (group: HTMLElement) =>
  within(group)
    .getAllByRole('checkbox')
    .map((box) => [box.parentElement?.textContent, (box as HTMLInputElement).checked]);

it('NTF-042 offers what the roles of the account are told of, by the channels of each kind', async () => {
  show();
  expect(chips(await kind('Applications, appointments and confirmations'))).toEqual([
    ['On the site', true],
    ['Text message', false],
    ['E-mail', true],
    ['Push message', true],
  ]);
  expect(chips(await kind('Your credentials')).map(([name]) => name)).toEqual([
    'On the site',
    'E-mail',
    'Push message',
  ]);
  expect(screen.queryByRole('group', { name: 'Your tutor requests' })).toBeNull();
  cleanup();

  show({}, 'operator');
  // In danger alone; the rest is on the site.
  expect(chips(await kind('Work of operators'))).toEqual([
    ['On the site', true],
    ['Text message', false],
    ['Push message', true],
  ]);
  expect(screen.queryByRole('group', { name: 'Platform charges' })).toBeNull();
});

it('NTF-042 NTF-121 saves channels, quiet hours, prayers and language at once', async () => {
  const answer = { status: 'success', message: 'Your choice was saved.', data: settings };
  const { platform, server } = show({ 'POST /api/notices/settings': answer });
  const lessons = await kind('Lessons: start, end and problems');
  fireEvent.click(within(lessons).getByRole('checkbox', { name: 'Push message' }));
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '23:30' } });
  fireEvent.click(screen.getByRole('checkbox', { name: /^Not in prayer times/ }));
  fireEvent.click(screen.getByRole('radio', { name: 'বাংলা' }));
  save();
  await waitFor(() => expect(platform.toasts[0]?.message).toBe('Your choice was saved.'));
  expect(server.sent.find(({ method }) => method === 'POST')?.body).toEqual({
    language: 'bn',
    quiet_hours: { from: '23:30', to: '07:00' },
    prayer_times: false,
    channels: {
      applications: { site: true, sms: false, email: true, push: true },
      lessons: { site: true, sms: false, email: true, push: false },
      charges: { site: true, sms: false, email: true, push: true },
      credentials: { site: true, email: true, push: true },
      account: { site: true, sms: false, email: true, push: true },
      alerts: { site: true, email: true, push: true },
    },
  });
});

it('NTF-042 says at the field what is wrong, and keeps what was chosen when it was not saved', async () => {
  const { server } = show({ 'POST /api/notices/settings': () => failure(500, 'INTERNAL', 'Down') });
  await kind('Platform charges');
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '' } });
  save();
  expect(await screen.findByText('Please enter a time.')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '06:00' } });
  save();
  expect(await screen.findByText('Your settings were not saved')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('To').value).toBe('06:00');
  server.answers['POST /api/notices/settings'] = () =>
    Response.json(
      {
        type: 'error',
        message: 'No.',
        errors: { 'quiet_hours.to': ['Not such a time.'] },
        status: 422,
        code: 'VALIDATION',
      },
      { status: 422 },
    );
  save();
  expect(await screen.findByText('Not such a time.')).toBeTruthy();
});

it('NTF-043 sends a link to an address that is not verified, and says when it cannot', async () => {
  const { platform, server } = show({
    'POST /api/notices/email': failure(429, 'RATE_LIMITED', 'Too many requests.'),
  });
  const send = await screen.findByRole('button', { name: 'Send a link' });
  fireEvent.click(send);
  await waitFor(() =>
    expect(platform.toasts[0]).toMatchObject({ tone: 'error', message: 'Too many requests.' }),
  );
  server.answers['POST /api/notices/email'] = { status: 'success', message: 'We sent a link.', data: null };
  fireEvent.click(await screen.findByRole('button', { name: 'Send a link' }));
  await waitFor(() => expect(platform.toasts[1]?.message).toBe('We sent a link.'));
  cleanup();
  const email = { address: 'rahim@example.org', verified: true };
  show({ 'GET /api/notices/settings': { ...settings, email } });
  expect(await screen.findByText('rahim@example.org is verified.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send a link' })).toBeNull();
  cleanup();
  show({ 'GET /api/notices/settings': { ...settings, email: { address: '', verified: false } } });
  expect(await screen.findByText(/^Your account has no e-mail address/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send a link' })).toBeNull();
});

it('NTF-042 loads, fails and is loaded again', async () => {
  const { server } = show({ 'GET /api/notices/settings': () => failure(500, 'INTERNAL', 'Down') });
  expect(screen.getByText('Loading your notice settings')).toBeTruthy();
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.answers['GET /api/notices/settings'] = settings;
  fireEvent.click(again);
  await kind('Platform charges');
});

it('NTF-042 a guest signs in first', () => {
  const { platform, server } = show({}, null);
  expect(platform.required).toEqual(['/notices/settings']);
  expect(server.sent).toEqual([]);
});
