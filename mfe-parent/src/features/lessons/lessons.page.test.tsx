import { hrefOf } from '@porao/platform/testing';
import { lesson, lessonEntry, lessonMonth } from '@porao/platform/testing/lessons';
import { reviews } from '@porao/platform/testing/reviews';
import { salaryMonth } from '@porao/platform/testing/salary';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { done } from '../../common/testing/answers.ts';
import { renderAsGuardian } from '../../common/testing/render.tsx';
import { routes } from '../../routes.ts';
import LessonsPage from './lessons.page.tsx';

const say = 'POST /api/deals/4/lessons';
const code = {
  day: '2026-11-20',
  digits: '4821',
  link: 'http://127.0.0.1/tutor/lessons/4?day=2026-11-20&code=4821',
};

function open(change: Parameters<typeof lessonMonth>[0] = {}, answers: Record<string, unknown> = {}) {
  const { path } = routes.lessons;
  const { server, platform } = renderAsGuardian(path.replace(':dealId', '4'), path, <LessonsPage />, {
    'GET /api/deals/4/lessons': lessonMonth({ side: 'guardian', name: 'Rahim', code, ...change }),
    'GET /api/deals/4/cases': { data: [] },
    'GET /api/deals/4/salary': salaryMonth({ side: 'guardian' }),
    ...answers,
  });
  const posts = () => server.sent.filter(({ method }) => method === 'POST').map(({ body }) => body);
  return { server, platform, posts };
}
const card = async (name: string) => within(await screen.findByRole('article', { name }));
const said = (change: Parameters<typeof lesson>[1] = {}) =>
  lesson('2026-11-18', {
    state: 'waiting',
    waits: { said_by: 'tutor', word: 'moved', until: '2026-11-22T12:00:00.000Z' },
    entries: [lessonEntry(7, { kind: 'moved', other_day: '2026-11-21' })],
    ...change,
  });

describe('the lessons with a tutor', () => {
  it("PAR-156 has today's code, large and as a QR code, until the lesson is held", async () => {
    open();
    expect(await screen.findByText('4821')).toBeTruthy();
    expect(screen.getByText(/^Give it to Rahim at the door.*20 Nov, 2026 alone\.$/)).toBeTruthy();
    expect(await screen.findByRole('img', { name: /^QR code/ })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Enter the code' })).toBeNull();
  });

  it('PAR-156 says that the lesson of today is held', async () => {
    open({ lessons: [lesson('2026-11-20', { state: 'held', by: 'code' })] });
    expect(await screen.findByText("Today's lesson is held")).toBeTruthy();
    expect(screen.queryByText('4821')).toBeNull();
  });

  it('PAR-157 RUL-065 a word of the tutor says before that silence agrees, and is agreed to with one press', async () => {
    const { posts } = open({ lessons: [said()] }, { [say]: done(lesson('2026-11-18')) });
    const waiting = await card('18 Nov, 2026');
    expect(waiting.getByText('The tutor: the lesson is moved to 21 Nov, 2026')).toBeTruthy();
    expect(waiting.getByText(/^If you say nothing else by 22 Nov, 2026, 06:00 PM/)).toBeTruthy();
    fireEvent.click(waiting.getByRole('button', { name: 'That is right' }));
    await waitFor(() =>
      expect(posts()).toMatchObject([{ kind: 'moved', day: '2026-11-18', other_day: '2026-11-21' }]),
    );
  });

  it('PAR-157 or contradicted by saying what happened', async () => {
    const { posts } = open({ lessons: [said()] }, { [say]: done(lesson('2026-11-18')) });
    fireEvent.click((await card('18 Nov, 2026')).getByRole('button', { name: 'No, say what happened' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByLabelText('It was held'));
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(posts()).toMatchObject([{ kind: 'held', day: '2026-11-18' }]));
  });

  it('PAR-158 where both say different things, it leads to the report that lessons were not held', async () => {
    open({
      lessons: [
        said({
          state: 'disputed',
          waits: null,
          entries: [
            lessonEntry(1),
            lessonEntry(2, { side: 'guardian', kind: 'not_held', cancelled_by: 'tutor' }),
          ],
        }),
      ],
    });
    const disputed = await card('18 Nov, 2026');
    expect(disputed.getByText('Both say different things')).toBeTruthy();
    for (const text of ['The tutor: the lesson was held', 'The family: the tutor cancelled the lesson'])
      expect(disputed.getAllByText(text)[0]).toBeTruthy();
    fireEvent.click(disputed.getByRole('button', { name: 'Report a problem' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'There is a problem: Rahim' }));
    const kind = await dialog.findByLabelText<HTMLInputElement>('Lessons were not held');
    expect(kind.checked).toBe(true);
  });

  it('PAR-159 a lesson that is to come is cancelled or moved, and another day has its way, too', async () => {
    const { posts } = open(
      { lessons: [lesson('2026-11-25', { state: 'expected' })] },
      { [say]: done(lesson('2026-11-25')) },
    );
    fireEvent.click((await card('25 Nov, 2026')).getByRole('button', { name: 'Cancel or move' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByLabelText('It was held')).toBeNull();
    fireEvent.click(dialog.getByLabelText('It is cancelled'));
    fireEvent.click(dialog.getByLabelText('The family'));
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(posts()).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: 'Say something of another day' }));
    const other = within(await screen.findByRole('dialog', { name: 'A lesson of another day' }));
    fireEvent.change(other.getByLabelText('Day of the lesson'), { target: { value: '2026-11-14' } });
    fireEvent.click(other.getByLabelText('It was held, for a lesson that was missed before'));
    fireEvent.change(other.getByLabelText('Day of the missed lesson'), { target: { value: '2026-11-11' } });
    fireEvent.click(other.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(posts()[1]).toMatchObject({ kind: 'made_up', day: '2026-11-14', other_day: '2026-11-11' }),
    );
  });

  it('PAR-182 leads to the review of this tuition, once it can be written', async () => {
    const able = { class_name: 'Class 8', name: 'Rahim', until: null };
    const { server } = open({}, { 'GET /api/reviews': reviews({ open: [{ ...able, deal_id: 5 }] }) });
    await screen.findByText('4821');
    await waitFor(() => expect(server.sent.some(({ path }) => path.startsWith('/api/reviews'))).toBe(true));
    expect(screen.queryByText('You can write a review')).toBeNull();
    cleanup();
    open({}, { 'GET /api/reviews': reviews({ open: [{ ...able, deal_id: 4 }] }) });
    expect(await screen.findByText('You can write a review')).toBeTruthy();
    expect(hrefOf('Write a review')).toBe('/parent/dashboard/profile/reviews');
  });

  it('PAR-156 an empty month says what plans one', async () => {
    open({ lessons: [], expected: 0 });
    expect(await screen.findByText('No lessons in this month')).toBeTruthy();
    expect(screen.getByText(/^Plan the days in the class routine/)).toBeTruthy();
  });
});
