import { failure } from '@porao/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { done, user } from '../../common/testing/answers.ts';
import { about, experience, noWeek } from '../../common/testing/profile.answers.ts';
import { header, open, opened, submit, titles } from './tutoring.testing.tsx';

const week = noWeek.map((row) => (row.day === 7 ? { ...row, noon: 1 } : row));

afterEach(() => vi.unstubAllGlobals());

describe('a card of the tutoring page', () => {
  it('TUT-087 TUT-089 a save shows that it is busy, closes its card, and notifies the other pages', async () => {
    let answer: (value: unknown) => void = () => {};
    const { answers, sent, platform } = open({
      'POST /api/add-tutor-availabilities': () => new Promise((resolve) => (answer = resolve)),
    });
    const card = await opened(titles.availability);
    const friday = within(card.getByRole('group', { name: 'Friday' }));
    await userEvent.click(friday.getByRole('checkbox', { name: /^Noon/ }));
    await submit(card);
    expect(await card.findByRole('button', { name: 'Updating...' })).toBeTruthy();
    answers['GET /api/tutor-availabilities'] = { data: week };
    answers['GET /api/update-profile-status'] = { data: { profile_completed: 24, missing: [] } };
    answer(done(week, 'Availability updated successfully.'));
    await waitFor(async () =>
      expect((await header(titles.availability)).getAttribute('aria-expanded')).toBe('false'),
    );
    expect(await screen.findByText('Profile 24% complete')).toBeTruthy();
    expect((await header(titles.availability)).textContent).toMatch(/(?<!Not )Updated$/);
    expect(platform.toasts.map(({ message }) => message)).toEqual(['Availability updated successfully.']);
    expect(sent.find(({ path }) => path === '/api/add-tutor-availabilities')?.body).toEqual({
      day: [1, 2, 3, 4, 5, 6, 7],
      morning: [0, 0, 0, 0, 0, 0, 0],
      noon: [0, 0, 0, 0, 0, 0, 1],
      afternoon: [0, 0, 0, 0, 0, 0, 0],
      evening: [0, 0, 0, 0, 0, 0, 0],
    });
  });

  const lacks = [
    { part: 'category', percent: 6 },
    { part: 'availability', percent: 4 },
    { part: 'salary', percent: 6 },
  ];
  const status = (profile_completed: number, missing = lacks) => ({
    'GET /api/update-profile-status': { data: { profile_completed, missing } },
  });

  it('TUT-158 a save of a missing part opens the next one, not one that was passed over', async () => {
    // jsdom lays nothing out.
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        disconnect() {}
      },
    );
    const { answers } = open({ ...status(50), 'POST /api/add-tutor-availabilities': done(week, 'Saved') });
    const card = await opened(titles.availability);
    const friday = within(card.getByRole('group', { name: 'Friday' }));
    await userEvent.click(friday.getByRole('checkbox', { name: /^Noon/ }));
    answers['GET /api/tutor-availabilities'] = { data: week };
    Object.assign(
      answers,
      status(
        54,
        lacks.filter(({ part }) => part !== 'availability'),
      ),
    );
    await submit(card, 'Update and go on');
    const salary = await header(titles.salary);
    await waitFor(() => expect(salary.getAttribute('aria-expanded')).toBe('true'));
    expect(document.activeElement).toBe(salary);
    for (const title of [titles.availability, titles.category])
      expect((await header(title)).getAttribute('aria-expanded')).toBe('false');
  });

  it('TUT-158 where one may apply after a save, the card only closes', async () => {
    open(status(76));
    const card = await opened(titles.availability);
    expect(card.getByRole('button', { name: 'Update' })).toBeTruthy();
  });

  it.each([
    ['TUT-115', () => new Response('', { status: 500 }), 'Something went wrong'],
    [
      'TUT-116',
      () => Promise.reject(new TypeError('Failed to fetch')),
      'Something went wrong, please try again later.',
    ],
    [
      'a locked account',
      () => failure(403, 'ACCOUNT_LOCKED', 'Your account is locked.'),
      'Your account is locked.',
    ],
  ])('%s a save that fails says why and loses nothing', async (_, answer, message) => {
    const { platform } = open({ 'POST /api/gender-and-expeced-salary-update': answer });
    const card = await opened(titles.online);
    await userEvent.type(card.getByLabelText('Expected salary per hour (optional)'), '300');
    await submit(card);
    await waitFor(() => expect(platform.toasts).toHaveLength(1));
    expect(platform.toasts[0]).toEqual({ tone: 'error', title: 'Failed to update profile', message });
    expect(card.getByLabelText<HTMLInputElement>('Expected salary per hour (optional)').value).toBe('300');
  });

  it('leaving over typed text asks first, and only then', async () => {
    const { platform } = open();
    const card = await opened(titles.online);
    const elsewhere = screen.getByRole('link', { name: 'Elsewhere' });
    const { href } = location;
    await userEvent.click(elsewhere);
    expect(platform.modals).toHaveLength(0);
    history.replaceState(null, '', href);
    await userEvent.type(card.getByLabelText('Expected salary per hour (optional)'), '300');
    await userEvent.click(elsewhere);
    expect(platform.modals.map(({ title }) => title)).toEqual(['Leave without saving?']);
    expect(platform.modals[0]?.buttons[0]).toMatchObject({ label: 'Leave', to: '/tutor/dashboard' });
  });

  it('what was typed is there again, and can be discarded', async () => {
    sessionStorage.setItem(
      'porao-draft:profile-31-online',
      JSON.stringify({ expected_salary_online_per_hour: 300 }),
    );
    open();
    const card = await opened(titles.online);
    const hourly = card.getByLabelText<HTMLInputElement>('Expected salary per hour (optional)');
    expect(hourly.value).toBe('300');
    await userEvent.click(card.getByRole('button', { name: 'Discard it' }));
    expect(hourly.value).toBe('');
    expect(sessionStorage.getItem('porao-draft:profile-31-online')).toBeNull();
  });

  it('TUT-070 TUT-112 a Red account reads every card and edits none', async () => {
    open({
      'GET /api/v1/user': { data: { ...user, account_status: 'Red' } },
      'GET /api/tutor-experience': { data: [experience(1)] },
    });
    for (const title of Object.values(titles)) {
      const card = await opened(title);
      expect(card.getAllByRole('button')).toHaveLength(1);
      expect(card.queryByRole('textbox')).toBeNull();
    }
    expect(screen.getByText(about)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Contact support.' }).getAttribute('href')).toBe('/support');
  });

  it.each(['Green', 'Yellow'] as const)('TUT-068 TUT-069 a %s account edits', async (account_status) => {
    open({ 'GET /api/v1/user': { data: { ...user, account_status } } });
    const card = await opened(titles.online);
    expect(card.getByRole('button', { name: 'Update' })).toBeTruthy();
    expect(screen.queryByText('Your account is locked')).toBeNull();
  });
});
