import { endpoints } from '@porao/contracts';
import { SlotsContext } from '@porao/platform/shell';
import { failure, hrefOf, setOnline, TestRoutes } from '@porao/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { counts, info, user } from '../../common/testing/answers.ts';
import { renderAsTutor } from '../../common/testing/render.tsx';
import { manifest } from '../../manifest.ts';
import DashboardPage from './dashboard.page.tsx';

const answers = () => ({
  'GET /api/v1/user': { data: user },
  'GET /api/profile-update-info': { data: info },
  'GET /api/update-profile-status': { data: { profile_completed: 62 } },
  'GET /api/nearby-jobs': { total: 1234 },
  'GET /api/tutoring/job-counts': { data: counts },
});

/** As the shell does, which takes the area away with its path. */
const page = <TestRoutes pages={{ '/tutor/dashboard': <DashboardPage /> }} />;
const open = (change: Record<string, unknown> = {}) =>
  renderAsTutor('/tutor/dashboard', page, { ...answers(), ...change });

afterEach(() => setOnline(true));

describe('the tutor dashboard', () => {
  it('TUT-002 TUT-003 TUT-006 RUL-040 shows what is missing to apply, the number of jobs, and the member-since day of Bangladesh', async () => {
    open();
    const bar = await screen.findByRole('progressbar', { name: 'Profile completion' });
    expect(bar.getAttribute('aria-valuenow')).toBe('62');
    expect(screen.getByText('18% more and you can apply to jobs.')).toBeTruthy();
    expect(hrefOf('Update profile')).toBe('/tutor/profile/update/tutoring');
    expect(await screen.findByText('1,234')).toBeTruthy();
    expect(hrefOf('See the jobs')).toBe('/tutor/job-board/available-jobs');
    expect(await screen.findByText('Member since 06 Jan, 2026')).toBeTruthy();
  });

  it('TUT-157 leads to the part that brings most percent a minute', async () => {
    const missing = [
      { part: 'category', percent: 6 },
      { part: 'personal', percent: 30 },
    ];
    open({ 'GET /api/update-profile-status': { data: { profile_completed: 62, missing } } });
    expect(await screen.findByText('Personal information: +30%, about 3 minutes')).toBeTruthy();
    expect(hrefOf('Update profile')).toBe('/tutor/profile/update/personal');
  });

  it('RUL-039 greets by the first two words of the name and initials', async () => {
    open({ 'GET /api/v1/user': { data: { ...user, name: 'Md Abdur Rahman Khan' } } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Hello, Md Abdur Rahman K.' })).toBeTruthy();
    expect(screen.getByTitle('Md Abdur Rahman Khan')).toBeTruthy();
  });

  it('SHL-191 shows the cards that other remotes add', async () => {
    const contents = (slot: string) => [{ key: 'mfe-x.card', label: 'x', element: <p>Card of {slot}</p> }];
    renderAsTutor('/tutor/dashboard', <SlotsContext value={contents}>{page}</SlotsContext>, answers());
    expect(await screen.findByText('Card of tutor.dashboard.cards@1')).toBeTruthy();
  });

  it('asks at once for exactly what its manifest has the shell ask for', () => {
    const { sent } = open();
    const reads = manifest.routes.find(({ path }) => path === '/tutor/dashboard')?.reads;
    expect(sent.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([...(reads ?? [])].sort());
  });

  it.each([
    [{ account_status: 'Red' }, /status does not allow applying/],
    [{ account_status: 'Yellow' }, /status does not allow applying/],
    [{ banned: true }, /banned from applying/],
  ] as const)(
    'OQ-005 OQ-075 SHL-155 does not say that an account with %j can apply, and leads to support',
    async (change, text) => {
      open({
        'GET /api/v1/user': { data: { ...user, ...change } },
        'GET /api/update-profile-status': { data: { profile_completed: 80 } },
      });
      expect(await screen.findByText(text)).toBeTruthy();
      const ask = screen.getByRole('link', { name: 'Ask our support why.' });
      expect(ask.getAttribute('href')).toBe('/support');
      expect(screen.queryByText(/^you can apply|and you can apply/i)).toBeNull();
    },
  );

  it.each(['Green', null])('OQ-076 an account of status %s can apply from 80%%', async (account_status) => {
    open({
      'GET /api/v1/user': { data: { ...user, account_status } },
      'GET /api/update-profile-status': { data: { profile_completed: 80 } },
    });
    expect(await screen.findByText(/^You can apply to jobs\./)).toBeTruthy();
  });

  it('TUT-007 TUT-066 links each visible stage with its count, without pending and payment', async () => {
    open();
    const section = (await screen.findByRole('heading', { name: 'Your applications' })).closest('section');
    const cards = within(section as HTMLElement).getAllByRole('link');
    expect(cards.map((card) => [card.textContent, card.getAttribute('href')])).toEqual([
      ['Applied', '/tutor/job-history/applied-jobs'],
      ['Shortlisted', '/tutor/job-history/shortlisted-jobs'],
      ['Appointed', '/tutor/job-history/appointed-jobs'],
      ['Confirmed', '/tutor/job-history/confirm-jobs'],
      ['Cancelled', '/tutor/job-history/cancel-jobs'],
    ]);
    expect(section?.textContent).toMatch(/6Applied.*3Shortlisted.*2Appointed.*1Confirmed.*4Cancelled/);
    expect(section?.textContent).not.toMatch(/90|80/);
  });

  it('TUT-004 TUT-005 shows notices and the membership that cannot be bought yet', async () => {
    open();
    const gold = (await screen.findByRole('heading', { name: 'Gold Membership' })).closest('section');
    expect(gold?.textContent).toMatch(/Save 150/);
    expect(gold?.textContent).toMatch(/৳ 499 per year/);
    expect(gold?.textContent).toMatch(/monthly/);
    const button = within(gold as HTMLElement).getByRole('button');
    expect((button as HTMLButtonElement).disabled).toBe(true);
    const notices = screen.getByRole('heading', { name: 'Notice board' }).closest('section');
    expect(within(notices as HTMLElement).getAllByRole('listitem').length).toBeGreaterThan(2);
  });

  it.each([
    [{ Secondary: false, teaching_location: null }, 'secondary-education'],
    [{ Bachelor_Honors: false }, 'bachelor-education'],
  ])('TUT-009 sends an unfinished start %j to its first missing step', async (missing, step) => {
    open({ 'GET /api/profile-update-info': { data: { ...info, ...missing } } });
    await waitFor(() => expect(screen.getByTestId('path').textContent).toBe(`/auth/tutor/details/${step}`));
  });

  it('keeps a locked account, which can finish nothing, on its dashboard', async () => {
    open({
      'GET /api/v1/user': { data: { ...user, account_status: 'Red' } },
      'GET /api/profile-update-info': { data: { ...info, Bachelor_Honors: false } },
    });
    expect(await screen.findByRole('progressbar')).toBeTruthy();
    expect(screen.getByTestId('path').textContent).toBe('/tutor/dashboard');
  });

  it('lets a locked account read, without the way to edit', async () => {
    open({ 'GET /api/v1/user': { data: { ...user, account_status: 'Red' } } });
    expect((await screen.findByRole('link', { name: 'Contact support.' })).getAttribute('href')).toBe(
      '/support',
    );
    expect(screen.getByRole('progressbar')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Update profile' })).toBeNull();
  });

  it('keeps the other parts when one fails, and recovers it', async () => {
    const server = open({ 'GET /api/nearby-jobs': () => failure(422, 'VALIDATION', 'No') });
    expect(await screen.findByText('This part could not be loaded.')).toBeTruthy();
    expect(screen.getByRole('progressbar')).toBeTruthy();
    server.answers['GET /api/nearby-jobs'] = { total: 9 };
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('9')).toBeTruthy();
  });

  it('shows an error when nothing could be loaded, and recovers', async () => {
    const broken = () => failure(500, 'INTERNAL', 'Broken');
    const server = open(Object.fromEntries(Object.keys(answers()).map((key) => [key, broken])));
    expect(await screen.findByText('Your dashboard could not be loaded')).toBeTruthy();
    Object.assign(server.answers, answers());
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('progressbar')).toBeTruthy();
  });

  it("TUT-008 shows 'No Internet!' above what was loaded, and takes it away again", async () => {
    open();
    expect(await screen.findByRole('progressbar')).toBeTruthy();
    setOnline(false);
    expect(screen.getByText('No Internet!')).toBeTruthy();
    expect(screen.getByRole('progressbar')).toBeTruthy();
    setOnline(true);
    await waitFor(() => expect(screen.queryByText('No Internet!')).toBeNull());
  });

  it('TUT-008 without a network each part has what the service worker keeps', async () => {
    const noNetwork = () => {
      throw new TypeError('Failed to fetch');
    };
    const reads = Object.entries(answers()) as [keyof ReturnType<typeof answers>, unknown][];
    open(
      Object.fromEntries(reads.map(([key, kept]) => [key, 'offline' in endpoints[key] ? kept : noNetwork])),
    );
    expect(await screen.findByRole('progressbar')).toBeTruthy();
    expect(await screen.findByText('1,234')).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Applied' })).toBeTruthy();
  });

  it("shows 'No Internet!' in the place of what never came", async () => {
    setOnline(false);
    open();
    expect(await screen.findByRole('heading', { name: 'No Internet!' })).toBeTruthy();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
});
