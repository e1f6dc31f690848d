import type { OpsLesson, OpsLessonMonth } from '@porao/contracts';
import { failure } from '@porao/platform/testing';
import { lesson, lessonEntry, lessonMonth } from '@porao/platform/testing/lessons';
import { salaryMonth } from '@porao/platform/testing/salary';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { done, me } from '../testing/answers.ts';
import { posts, renderAsOperator } from '../testing/render.tsx';
import { LessonsCard } from './lessons.card.tsx';

const call = '/api/ops/deals/4/lessons';
const salaryCall = '/api/ops/deals/4/salary';
const opsSalary = () => {
  const { side: _side, ...data } = salaryMonth().data;
  return { data };
};
const none = { recorded_by: null, reason: null };
const disputed: OpsLesson = {
  ...lesson('2026-11-18', { state: 'disputed' }),
  entries: [
    { ...lessonEntry(1), ...none },
    {
      ...lessonEntry(2, { side: 'guardian', kind: 'not_held', cancelled_by: 'tutor', how: 'phone' }),
      recorded_by: 'Nasrin',
      reason: 'The mother called',
    },
  ],
};
function month(lessons: OpsLesson[]): { data: OpsLessonMonth } {
  const { side: _side, name: _name, code: _code, code_days: _days, ...rest } = lessonMonth().data;
  return { data: { ...rest, lessons } };
}
const open = (answers: Record<string, unknown>, sides: number[] | undefined = [30, 50]) =>
  renderAsOperator({ '/ops/deals/4': <LessonsCard dealId={4} {...(sides && { sides })} /> }, '/ops/deals/4', {
    'GET /api/v1/user': me('operator'),
    [`GET ${salaryCall}`]: opsSalary(),
    ...answers,
  });

describe('the lessons of a deal', () => {
  it('OPS-443 have each state and entry, with who wrote down what a side said by phone', async () => {
    const { server } = open({ [`GET ${call}`]: month([disputed]) });
    const list = within(await screen.findByRole('list', { name: 'Lessons' }));
    expect(list.getByText('Both say different things')).toBeTruthy();
    expect(list.getByText(/Written down by Nasrin: The mother called/)).toBeTruthy();
    expect(screen.getByText('0 held of 1 expected, November 2026')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Month before' }));
    await waitFor(() => {
      const asked = server.sent.map(({ path }) => path);
      expect(asked).toEqual(expect.arrayContaining([`${call}?month=2026-10`, `${salaryCall}?month=2026-10`]));
    });
  });

  it('OPS-444 a side on the phone: its word is sent with a reason, and a refusal loses nothing', async () => {
    const { server } = open({
      [`GET ${call}`]: month([disputed]),
      [`POST ${call}`]: failure(409, 'CONFLICT', 'Say it otherwise.'),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'A side says something' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByLabelText('Guardian'));
    fireEvent.click(dialog.getByLabelText('They take an entry back'));
    fireEvent.change(dialog.getByLabelText('Day of the lesson'), { target: { value: '2026-11-18' } });
    expect(dialog.getByRole('option', { name: /the tutor cancelled the lesson/ })).toBeTruthy();
    expect(dialog.queryByRole('option', { name: /The tutor: the lesson was held/ })).toBeNull();
    fireEvent.change(dialog.getByLabelText('Entry that is taken back'), { target: { value: '2' } });
    const save = () => fireEvent.click(dialog.getByRole('button', { name: 'Write it down' }));
    save();
    expect((await dialog.findAllByText(/reason/i)).length).toBeGreaterThan(0);
    expect(posts(server)).toEqual([]);
    const words = dialog.getByLabelText<HTMLTextAreaElement>('Who called, and what was said');
    fireEvent.change(words, { target: { value: 'The mother was wrong' } });
    save();
    expect(await dialog.findByText('Say it otherwise.')).toBeTruthy();
    expect(words.value).toBe('The mother was wrong');
    server.answers[`POST ${call}`] = done(disputed);
    save();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(posts(server).at(-1)?.[1]).toMatchObject({
      side: 'guardian',
      kind: 'taken_back',
      takes_back: 2,
      reason: 'The mother was wrong',
    });
  });

  it('OPS-444 is not offered to a side of the deal', async () => {
    open({ [`GET ${call}`]: month([]) }, [me('operator').data.id, 50]);
    expect(await screen.findByText('Nothing is expected or said in November 2026.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'A side says something' })).toBeNull());
  });
});
