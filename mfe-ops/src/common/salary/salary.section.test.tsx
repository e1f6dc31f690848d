import type { OpsSalaryMonth } from '@porao/contracts';
import { failure } from '@porao/platform/testing';
import { lessonMonth } from '@porao/platform/testing/lessons';
import { salaryClaim, salaryEntry, salaryMonth } from '@porao/platform/testing/salary';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LessonsCard } from '../lessons/lessons.card.tsx';
import { done, me } from '../testing/answers.ts';
import { posts, renderAsOperator } from '../testing/render.tsx';

const call = '/api/ops/deals/4/salary';
const none = { recorded_by: null, reason: null };

function salary(change: Partial<OpsSalaryMonth> = {}): { data: OpsSalaryMonth } {
  const { side: _side, entries: _entries, ...rest } = salaryMonth().data;
  return {
    data: {
      ...rest,
      claims: [salaryClaim(1, { way: 'bkash', trx_id: '8N7A6D5E4F' })],
      entries: [
        {
          ...salaryEntry(1, { how: 'phone', way: 'bkash' }),
          recorded_by: 'Nasrin',
          reason: 'The mother called',
        },
        { ...salaryEntry(2, { side: 'tutor', kind: 'denied', amount: null, about: 1 }), ...none },
        { ...salaryEntry(3, { side: 'tutor', kind: 'taken_back', amount: null, about: 2 }), ...none },
      ],
      open: [{ month: '2026-10', left: 100 }],
      ...change,
    },
  };
}
function open(answers: Record<string, unknown> = {}, sides: number[] = [30, 50]) {
  const { side: _side, name: _name, code: _code, code_days: _days, ...lessons } = lessonMonth().data;
  const pages = { '/ops/deals/4': <LessonsCard dealId={4} sides={sides} /> };
  return renderAsOperator(pages, '/ops/deals/4', {
    'GET /api/v1/user': me('operator'),
    'GET /api/ops/deals/4/lessons': { data: { ...lessons, lessons: [] } },
    [`GET ${call}`]: salary(),
    ...answers,
  });
}

describe('the salary of a deal', () => {
  it('OPS-462 has what is due, each payment, every entry with who wrote it down, and other open months', async () => {
    const { server } = open();
    const list = within(await screen.findByRole('list', { name: 'Salary' }));
    expect(list.getByText('৳ 4,000, bKash')).toBeTruthy();
    expect(list.getByText('Waits for the tutor')).toBeTruthy();
    expect(screen.getByText(/Written down by Nasrin: The mother called/)).toBeTruthy();
    expect(screen.getByText(/takes back: that is not right: ৳ 4,000/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Also open: October 2026' }));
    await waitFor(() => expect(server.sent.map(({ path }) => path)).toContain(`${call}?month=2026-10`));
  });

  it('OPS-463 a side on the phone: its word is sent with a reason, and a refusal loses nothing', async () => {
    const { server } = open({ [`POST ${call}`]: failure(409, 'CONFLICT', 'Say it otherwise.') });
    fireEvent.click(await screen.findByRole('button', { name: 'A side says something of the salary' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByLabelText('Tutor'));
    fireEvent.click(dialog.getByLabelText('They take an entry back'));
    expect(dialog.queryByRole('option', { name: /The tutor/ })).toBeNull();
    fireEvent.click(dialog.getByLabelText('What the other side wrote is right'));
    const entry = dialog.getByLabelText<HTMLSelectElement>('Entry that it is about');
    fireEvent.change(entry, { target: { value: '1' } });
    const save = () => fireEvent.click(dialog.getByRole('button', { name: 'Write it down' }));
    save();
    expect((await dialog.findAllByText(/reason/i)).length).toBeGreaterThan(0);
    expect(posts(server)).toEqual([]);
    const words = dialog.getByLabelText<HTMLTextAreaElement>('Who called, and what was said');
    fireEvent.change(words, { target: { value: 'He has the money' } });
    save();
    expect(await dialog.findByText('Say it otherwise.')).toBeTruthy();
    expect([words.value, entry.value]).toEqual(['He has the money', '1']);
    server.answers[`POST ${call}`] = done(salary().data);
    save();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(posts(server).at(-1)?.[1]).toMatchObject({
      side: 'tutor',
      kind: 'confirmed',
      about: 1,
      month: '2026-11',
      reason: 'He has the money',
    });
  });

  it('OPS-463 a payment by phone has its way and its day', async () => {
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'A side says something of the salary' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByLabelText('A payment was made'));
    fireEvent.click(dialog.getByLabelText('Nagad'));
    expect(dialog.getByLabelText('TrxID or reference, if there is one')).toBeTruthy();
    expect(dialog.getByLabelText<HTMLInputElement>('Day of the payment').value).toBe('2026-11-20');
  });

  it('OPS-463 is not offered to a side of the deal', async () => {
    open({ [`GET ${call}`]: salary({ claims: [] }) }, [me('operator').data.id, 50]);
    expect(await screen.findByText('Nobody has written a payment or an amount for this month.')).toBeTruthy();
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'A side says something of the salary' })).toBeNull(),
    );
  });
});
