import type { SalaryMonth } from '@porao/contracts';
import { failure, fieldFailure, TestRoutes } from '@porao/platform/testing';
import { lessonMonth } from '@porao/platform/testing/lessons';
import { salaryClaim, salaryEntry, salaryMonth } from '@porao/platform/testing/salary';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '../../common/paths.ts';
import { done } from '../../common/testing/answers.ts';
import { renderAsTutor } from '../../common/testing/render.tsx';
import { routes } from '../../routes.ts';
import LessonsPage from './lessons.page.tsx';

vi.mock('./receipt.maker.ts', () => ({ makeReceipt: vi.fn() }));

const write = 'POST /api/deals/4/salary';

function open(change: Partial<SalaryMonth> = {}, answers: Record<string, unknown> = {}) {
  const server = renderAsTutor(
    paths.lessons({ dealId: 4 }),
    <TestRoutes pages={{ [routes.lessons.path]: <LessonsPage /> }} />,
    {
      'GET /api/deals/4/lessons': lessonMonth({ code_days: [] }),
      'GET /api/deals/4/cases': { data: [] },
      'GET /api/deals/4/salary': salaryMonth(change),
      [write]: done(salaryMonth().data),
      ...answers,
    },
  );
  const posts = () => server.sent.filter(({ method }) => method === 'POST').map(({ body }) => body);
  return { ...server, posts };
}
const part = async () => {
  const heading = await screen.findByRole('heading', { name: 'Salary of November 2026' });
  const card = heading.closest('section');
  if (!card) throw new Error('The salary is in no card.');
  return within(card);
};
const claim = async (name: string) => within(await screen.findByRole('article', { name }));

describe('the salary of a student', () => {
  it('TUT-220 has what is due and why, what is paid, each payment with its state, and other open months', async () => {
    open({
      due: {
        amount: 2250,
        why: 'part',
        salary: 6000,
        part: { count: 3, of: 8, unit: 'lessons' },
        on: '2026-11-30',
      },
      confirmed: 1000,
      waiting: 500,
      left: 750,
      claims: [
        salaryClaim(1, { amount: 1000, state: 'confirmed', answer: 2 }),
        salaryClaim(3, { amount: 500, way: 'bkash', trx_id: '8N7A6D5E4F' }),
        salaryClaim(4, { amount: 900, state: 'taken_back' }),
      ],
      entries: [
        salaryEntry(1, { amount: 1000 }),
        salaryEntry(2, { kind: 'confirmed', side: 'tutor', about: 1 }),
      ],
      open: [
        { month: '2026-10', left: 2000 },
        { month: '2026-12', left: -5 },
      ],
    });
    const of = await part();
    expect(await of.findByText('৳ 2,250')).toBeTruthy();
    expect(of.getByText(/^Suggested: 3 of the 8 lessons .* A whole month is ৳ 6,000\./)).toBeTruthy();
    for (const [label, sum] of [
      ['Paid, both say so', '৳ 1,000'],
      ['Waits for an answer', '৳ 500'],
      ['Not written down yet', '৳ 750'],
    ] as const)
      expect(of.getByText(label).closest('div')?.textContent).toContain(sum);
    expect((await claim('৳ 1,000, cash')).getByText('Both say so')).toBeTruthy();
    const waits = await claim('৳ 500, bKash');
    expect(waits.getByText('Waits for the tutor')).toBeTruthy();
    expect(waits.getByText(/TrxID 8N7A6D5E4F/)).toBeTruthy();
    expect((await claim('৳ 900, cash')).queryByRole('button')).toBeNull();
    const link = of.getByRole('link', { name: 'October 2026: ৳ 2,000 not written down yet' });
    expect(link.getAttribute('href')).toBe('/tutor/lessons/4?month=2026-10');
    expect(of.getByRole('link', { name: 'December 2026: waits for an answer' })).toBeTruthy();
    fireEvent.click(of.getByText('All entries'));
    expect(of.getByText('The tutor: that is right: ৳ 1,000 were paid by cash on 18 Nov, 2026')).toBeTruthy();
  });

  it('TUT-220 says that a month is paid, and that more was paid than is due', async () => {
    open({ confirmed: 6500, left: -500 });
    const of = await part();
    expect(await of.findByText('Paid')).toBeTruthy();
    expect(of.getByText('More than is due').closest('div')?.textContent).toContain('৳ 500');
    expect(of.queryByText('Not written down yet')).toBeNull();
  });

  it('TUT-220 a salary that cannot be loaded leaves the lessons as they are, and is asked for again', async () => {
    const { answers } = open({}, { 'GET /api/deals/4/salary': failure(500, 'INTERNAL', 'Trouble') });
    const of = await part();
    const again = await of.findByRole('button', { name: /again/i });
    expect(await screen.findByRole('article', { name: '18 Nov, 2026' })).toBeTruthy();
    answers['GET /api/deals/4/salary'] = salaryMonth();
    fireEvent.click(again);
    expect(await of.findByText('Nothing is written down for this month yet.')).toBeTruthy();
  });

  it.each([
    ['I received it', 'confirmed'],
    ['Not received', 'denied'],
  ])('TUT-221 a payment of the family is answered with one press: %s', async (name, kind) => {
    const { posts } = open({ claims: [salaryClaim(7)] });
    fireEvent.click((await claim('৳ 4,000, cash')).getByRole('button', { name }));
    await waitFor(() => expect(posts()).toMatchObject([{ kind, about: 7, month: '2026-11' }]));
  });

  it('TUT-221 an answer is taken back after a question, a confirmation for 7 days', async () => {
    const at = new Date().toISOString();
    const { posts, platform } = open({
      claims: [
        salaryClaim(1, { amount: 10, state: 'confirmed', answer: 2 }),
        salaryClaim(3, { amount: 20, state: 'confirmed', answer: 4 }),
        salaryClaim(5, { amount: 30, kind: 'due', way: null, paid_on: null, state: 'confirmed', answer: 6 }),
      ],
      entries: [
        salaryEntry(2, { kind: 'confirmed', side: 'tutor', about: 1, at }),
        salaryEntry(4, { kind: 'confirmed', side: 'tutor', about: 3, at: '2020-01-01T00:00:00.000Z' }),
        salaryEntry(6, { kind: 'confirmed', side: 'tutor', about: 5, at }),
      ],
    });
    expect((await claim('৳ 20, cash')).queryByRole('button')).toBeNull();
    expect((await claim('Another amount for this month: ৳ 30')).queryByRole('button')).toBeNull();
    fireEvent.click((await claim('৳ 10, cash')).getByRole('button', { name: 'Take my answer back' }));
    expect(posts()).toEqual([]);
    act(() => platform.modals[0]?.buttons.at(-1)?.onPress?.());
    await waitFor(() => expect(posts()).toMatchObject([{ kind: 'taken_back', about: 2 }]));
  });

  it('TUT-221 a payment that the tutor denied leads to the report that the salary is not paid', async () => {
    open({ claims: [salaryClaim(7, { state: 'denied', answer: 8 })] });
    const denied = await claim('৳ 4,000, cash');
    expect(denied.getByText('The tutor says no')).toBeTruthy();
    expect(denied.getByText(/^Talk to each other first/)).toBeTruthy();
    fireEvent.click(denied.getByRole('button', { name: 'Report a problem' }));
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() =>
      expect(dialog.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked)?.value).toBe(
        'unpaid',
      ),
    );
  });

  it('TUT-222 money that came is written down; what was typed stays when it is refused', async () => {
    const { posts, answers } = open(
      {},
      { [write]: fieldFailure({ trx_id: ['It is in the book already.'] }) },
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Write down money that came' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'A payment for November 2026' }));
    const amount = dialog.getByLabelText<HTMLInputElement>('Amount in taka');
    expect(amount.value).toBe('6000');
    const save = () => fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    save();
    expect((await dialog.findAllByText('Please choose how it was paid.'))[0]).toBeTruthy();
    expect(dialog.queryByLabelText('TrxID or reference, if there is one')).toBeNull();
    fireEvent.change(amount, { target: { value: '৩০০০' } });
    fireEvent.click(dialog.getByLabelText('bKash'));
    const trx = dialog.getByLabelText<HTMLInputElement>('TrxID or reference, if there is one');
    fireEvent.change(trx, { target: { value: '8n7a' } });
    save();
    expect((await dialog.findAllByText(/^A bKash TrxID has 10/))[0]).toBeTruthy();
    fireEvent.change(trx, { target: { value: '8n7a6d5e4f' } });
    save();
    expect((await dialog.findAllByText('It is in the book already.'))[0]).toBeTruthy();
    expect([trx.value, amount.value]).toEqual(['8n7a6d5e4f', '৩০০০']);
    answers[write] = done(salaryMonth().data);
    save();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(posts().at(-1)).toMatchObject({
      kind: 'paid',
      month: '2026-11',
      amount: 3000,
      way: 'bkash',
      trx_id: '8N7A6D5E4F',
      paid_on: '2026-11-20',
    });
  });

  it('TUT-222 another amount is for the month alone, or from it on', async () => {
    const { posts } = open();
    fireEvent.click(await screen.findByRole('button', { name: 'Another amount' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Another amount for November 2026' }));
    fireEvent.click(dialog.getByLabelText('The salary from this month on'));
    fireEvent.change(dialog.getByLabelText('Amount in taka'), { target: { value: '7000' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(posts()).toMatchObject([{ kind: 'salary', amount: 7000, month: '2026-11' }]));
  });

  it('TUT-223 a confirmed payment has a receipt of what both sides confirmed', async () => {
    const { makeReceipt } = await import('./receipt.maker.ts');
    const made = vi.mocked(makeReceipt).mockResolvedValue(new Blob(['%PDF-']));
    URL.createObjectURL = () => 'blob:receipt';
    const { platform } = open({
      held: 7,
      expected: 9,
      confirmed: 1000,
      claims: [
        salaryClaim(1, { amount: 1000, way: 'bkash', trx_id: '8N7A6D5E4F', state: 'confirmed', answer: 2 }),
        salaryClaim(3, { amount: 500 }),
      ],
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Receipt as PDF' }));
    await waitFor(() => expect(made).toHaveBeenCalledOnce());
    const sheet = made.mock.calls[0]?.[0];
    expect(sheet?.title).toBe('Receipt: salary of November 2026');
    expect(sheet?.rows.map(({ title }) => title)).toEqual(['৳ 1,000, bKash']);
    expect(sheet?.facts).toContainEqual({ label: 'Lessons', value: '7 held of 9 expected' });
    expect(JSON.stringify(sheet)).not.toContain('৳ 500');
    expect(sheet?.total).toBe('Paid in all: ৳ 1,000');
    made.mockRejectedValue(new Error('no network'));
    vi.spyOn(console, 'error').mockImplementation(() => {});
    fireEvent.click(screen.getByRole('button', { name: 'Receipt as PDF' }));
    await waitFor(() =>
      expect(platform.toasts.at(-1)).toMatchObject({
        tone: 'error',
        message: expect.stringMatching(/^The receipt/),
      }),
    );
  });
});
