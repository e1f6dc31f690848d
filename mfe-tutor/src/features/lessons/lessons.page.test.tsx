import { failure, fieldFailure, hrefOf, setOnline, TestRoutes } from '@porao/platform/testing';
import { lesson, lessonEntry, lessonMonth } from '@porao/platform/testing/lessons';
import { reviews } from '@porao/platform/testing/reviews';
import { salaryMonth } from '@porao/platform/testing/salary';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { paths } from '../../common/paths.ts';
import { done } from '../../common/testing/answers.ts';
import { renderAsTutor } from '../../common/testing/render.tsx';
import { routes } from '../../routes.ts';
import LessonsPage from './lessons.page.tsx';

const list = 'GET /api/deals/4/lessons';
const code = 'POST /api/deals/4/lessons/code';
const say = 'POST /api/deals/4/lessons';

function open(answers: Record<string, unknown> = {}, query = '') {
  const server = renderAsTutor(
    `${paths.lessons({ dealId: 4 })}${query}`,
    <TestRoutes pages={{ [routes.lessons.path]: <LessonsPage /> }} />,
    {
      [list]: lessonMonth(),
      'GET /api/deals/4/cases': { data: [] },
      'GET /api/deals/4/salary': salaryMonth(),
      ...answers,
    },
  );
  const posts = () => server.sent.filter(({ method }) => method === 'POST').map(({ body }) => body);
  return { ...server, posts };
}
const type = (digits: string) => userEvent.type(screen.getByLabelText('Digit 1'), digits);
const card = (name: string) => screen.findByRole('article', { name });

afterEach(() => {
  vi.useRealTimers();
  setOnline(true);
  localStorage.clear();
});

describe('the lessons of a student', () => {
  it('TUT-198 each lesson of the month has its state, by whom and how, and what was taken back', async () => {
    const { sent } = open({
      [list]: lessonMonth({
        held: 1,
        expected: 3,
        lessons: [
          lesson('2026-11-10', { state: 'held', by: 'code', entries: [lessonEntry(1, { how: 'code' })] }),
          lesson('2026-11-12', {
            state: 'not_held',
            by: 'both',
            entries: [
              lessonEntry(2),
              lessonEntry(3, { kind: 'taken_back', takes_back: 2 }),
              lessonEntry(4, { kind: 'not_held', cancelled_by: 'guardian' }),
              lessonEntry(5, { kind: 'not_held', cancelled_by: 'guardian', side: 'guardian', how: 'phone' }),
            ],
          }),
          lesson('2026-11-17', { time: null, state: 'expected', moved_from: '2026-11-16' }),
        ],
      }),
    });
    expect(await screen.findByText('1 held of 3 expected lessons')).toBeTruthy();
    expect(screen.getByText('Class 8, Sadia Islam')).toBeTruthy();
    const held = within(await card('10 Nov, 2026'));
    expect(held.getByText('Held')).toBeTruthy();
    expect(held.getByText('The code of the family was entered.')).toBeTruthy();
    const cancelled = within(await card('12 Nov, 2026'));
    const words = within(cancelled.getByRole('list')).getAllByRole('listitem');
    expect(words.map((entry) => entry.firstChild?.textContent)).toEqual([
      'The tutor: the lesson was held',
      'The tutor: takes back: the lesson was held',
      'The tutor: the family cancelled the lesson',
      'The family: the family cancelled the lesson (by phone, written down by Porao)',
    ]);
    expect(within(await card('17 Nov, 2026')).getByText('Moved here from 16 Nov, 2026.')).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'Month before' }));
    await waitFor(() => expect(sent.map(({ path }) => path)).toContain('/api/deals/4/lessons?month=2026-10'));
  });

  it('TUT-199 the last digit of the code sends it; a wrong one says what is left and what else can be done', async () => {
    const refusal = 'This is not the code of that day. 4 tries are left.';
    const { answers, posts, platform } = open({ [code]: fieldFailure({ code: [refusal] }) });
    expect(await screen.findByRole('heading', { name: 'Enter the code' })).toBeTruthy();
    await type('1234');
    expect(await screen.findByText(refusal)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Digit 1').value).toBe('');
    expect(screen.queryByRole('heading', { name: 'Codes that are not sent yet' })).toBeNull();
    answers[code] = done(lesson('2026-11-20'));
    await type('৪৮২১');
    await waitFor(() => expect(platform.toasts).toHaveLength(1));
    expect(posts()).toMatchObject([
      { day: '2026-11-20', code: '1234' },
      { day: '2026-11-20', code: '4821' },
    ]);
  });

  it('TUT-226 leads to the review of the family, once it can be written', async () => {
    const able = { deal_id: 4, class_name: 'Class 8', name: 'Sadia Islam', until: null };
    open({ 'GET /api/reviews': reviews({ open: [able] }) });
    expect(await screen.findByText('You can write a review')).toBeTruthy();
    expect(hrefOf('Write a review')).toBe('/tutor/profile/reviews');
  });

  it('TUT-200 a QR code fills in code and day, and a press sends them', async () => {
    const { posts } = open({ [code]: done(lesson('2026-11-19')) }, '?day=2026-11-19&code=4821');
    await screen.findByRole('heading', { name: 'Enter the code' });
    expect(posts()).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Enter the code' }));
    await waitFor(() => expect(posts()).toMatchObject([{ day: '2026-11-19', code: '4821' }]));
  });

  it.each(['?day=2026-99-99&code=4821', '?day=x&code=4821', '?day=2026-11-19&code=48215'])(
    'TUT-200 a link that is none of a code, %s, fills in nothing',
    async (query) => {
      const { posts } = open({}, query);
      expect((await screen.findByLabelText<HTMLInputElement>('Digit 1')).value).toBe('');
      expect(posts()).toEqual([]);
    },
  );

  it('TUT-201 without a network the code is kept, shown as such, and sent with the same key once it is back', async () => {
    const { answers, posts } = open({
      [code]: () => {
        throw new TypeError('Failed to fetch');
      },
    });
    await screen.findByRole('heading', { name: 'Enter the code' });
    await type('4821');
    const kept = within(await screen.findByRole('list', { name: 'Codes that are not sent yet' }));
    expect(kept.getByText(/^20 Nov, 2026: kept in this browser/)).toBeTruthy();
    await waitFor(() => expect(posts().length).toBeGreaterThan(1));
    // The shell removes these before somebody else is signed in.
    expect(Object.keys(localStorage)).toEqual([expect.stringMatching(/^porao-own:/)]);
    answers[code] = done(lesson('2026-11-20'));
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() =>
      expect(screen.queryByRole('list', { name: 'Codes that are not sent yet' })).toBeNull(),
    );
    expect(new Set(posts().map((body) => (body as { key: string }).key)).size).toBe(1);
  });

  it('TUT-201 a list that was stored another day does not make the code one of that day', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T19:00:00.000Z') });
    const { posts } = open({ [code]: done(lesson('2026-11-23')) });
    await screen.findByRole('heading', { name: 'Enter the code' });
    act(() => setOnline(false));
    expect(await screen.findByRole('option', { name: 'Today, 23 Nov, 2026' })).toBeTruthy();
    await type('4821');
    await waitFor(() => expect(posts()[0]).toMatchObject({ day: '2026-11-23' }));
  });

  it('TUT-202 a kept code that is refused later says so, and stays until it is removed', async () => {
    const { answers } = open({ [code]: () => failure(502, 'INTERNAL', 'Down') });
    await screen.findByRole('heading', { name: 'Enter the code' });
    await type('1234');
    await screen.findByText(/^20 Nov, 2026: kept/);
    answers[code] = fieldFailure({ code: ['This is not the code of that day. 4 tries are left.'] });
    fireEvent.click(screen.getByRole('button', { name: 'Send now' }));
    expect(await screen.findByText(/the code 1234 was not taken\. This is not the code/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByText(/was not taken/)).toBeNull());
  });

  it('TUT-203 says what happened: held, cancelled by whom, moved or made up for', async () => {
    const { posts, answers } = open({ [say]: done(lesson('2026-11-18')) });
    const ask = async () => {
      fireEvent.click(within(await card('18 Nov, 2026')).getByRole('button', { name: 'Say what happened' }));
      return within(await screen.findByRole('dialog', { name: 'The lesson of 18 Nov, 2026' }));
    };
    const dialog = await ask();
    expect(dialog.getByText(/says nothing else within 48 hours/)).toBeTruthy();
    fireEvent.click(dialog.getByLabelText('It is cancelled'));
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Please choose who cancelled it.')).toBeTruthy();
    fireEvent.click(dialog.getByLabelText('The family'));
    answers[say] = failure(409, 'CONFLICT', 'That day has a lesson already.');
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('That day has a lesson already.')).toBeTruthy();
    answers[say] = done(lesson('2026-11-18'));
    fireEvent.click(dialog.getByLabelText('It is moved to another day'));
    fireEvent.change(dialog.getByLabelText('New day'), { target: { value: '2026-11-21' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(posts()).toMatchObject([
      { kind: 'not_held', day: '2026-11-18', cancelled_by: 'guardian' },
      { kind: 'moved', day: '2026-11-18', other_day: '2026-11-21' },
    ]);
  });

  it('TUT-204 a word waits for the family until a time that is said, and is taken back after a question', async () => {
    const { platform, posts } = open({
      [say]: done(lesson('2026-11-18')),
      [list]: lessonMonth({
        lessons: [
          lesson('2026-11-18', {
            state: 'waiting',
            waits: { said_by: 'tutor', word: 'held', until: '2026-11-22T12:00:00.000Z' },
            entries: [lessonEntry(7)],
          }),
        ],
      }),
    });
    const waiting = within(await card('18 Nov, 2026'));
    expect(waiting.getByText('Waits for the family')).toBeTruthy();
    expect(waiting.getByText(/If the family says nothing else by 22 Nov, 2026, 06:00 PM/)).toBeTruthy();
    expect(waiting.queryByRole('button', { name: 'Say what happened' })).toBeNull();
    fireEvent.click(waiting.getByRole('button', { name: 'Take back' }));
    expect(posts()).toEqual([]);
    act(() => platform.modals[0]?.buttons.at(-1)?.onPress?.());
    await waitFor(() => expect(posts()).toMatchObject([{ kind: 'taken_back', takes_back: 7 }]));
  });
});
