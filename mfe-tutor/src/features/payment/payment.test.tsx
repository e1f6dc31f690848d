import type { TutorTransaction } from '@porao/contracts';
import { failure } from '@porao/platform/testing';
import { invoice, page } from '@porao/platform/testing/answers';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderAsTutor } from '../../common/testing/render.tsx';
import InvoicePage, { isOverdue } from './invoice.page.tsx';
import PayNowPage from './pay-now.page.tsx';
import TransactionsPage from './transactions.page.tsx';

const open = (invoices: ReturnType<typeof invoice>[]) =>
  renderAsTutor('/tutor/payment/invoice', <InvoicePage />, { 'GET /api/tutor/invoices': page(invoices) });

describe('payment', () => {
  it('RUL-040 SHL-156 an invoice says what for, how computed, when issued and due', async () => {
    open([invoice(4)]);
    const card = await screen.findByRole('article');
    for (const text of ['৳ 3,575', 'Unpaid', '04 Nov, 2026', '10 Nov, 2026', '2025-03'])
      expect(within(card).getByText(text)).toBeTruthy();
    expect(within(card).getByRole('link', { name: '2025-03' }).getAttribute('href')).toBe(
      '/terms-conditions',
    );
    expect(card.textContent).toContain(
      "How it was computed: 55% of the first month's salary of ৳ 6,500 (home tutoring) = ৳ 3,575",
    );
  });

  it('SHL-155 one that is due says whom to ask how to pay', async () => {
    open([{ ...invoice(4), status: 'unpaid', due_on: '2026-01-10' }]);
    expect(await screen.findByText('The due date has passed.')).toBeTruthy();
    const links = screen.getAllByRole('link', { name: 'Ask how to pay' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/support', '/support']);
  });

  it('TUT-021 there is none', async () => {
    open([]);
    expect(await screen.findByText('No invoice found!')).toBeTruthy();
  });

  it('an unpaid charge is overdue after its day, by the calendar of Bangladesh', () => {
    const due = { status: 'unpaid', due_on: '2026-11-10' } as const;
    expect(isOverdue(due, Date.parse('2026-11-10T17:59:59Z'))).toBe(false);
    expect(isOverdue(due, Date.parse('2026-11-10T18:00:00Z'))).toBe(true);
    expect(isOverdue({ ...due, status: 'paid' }, Date.parse('2026-12-10T18:00:00Z'))).toBe(false);
  });

  it('TUT-022 paying is a sample that asks nothing and whose last step is closed', () => {
    const { sent } = renderAsTutor('/tutor/payment/pay-now', <PayNowPage />);
    expect(screen.getByText('Sample data')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Pay ৳/ }).disabled).toBe(true);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(sent).toEqual([]);
  });

  it('SHL-155 the sample leads to the invoices', () => {
    renderAsTutor('/tutor/payment/pay-now', <PayNowPage />);
    expect(screen.getByRole('link', { name: 'See your invoices' }).getAttribute('href')).toBe(
      '/tutor/payment/invoice',
    );
  });
});

describe('transactions', () => {
  const transaction = (id: number, change: Partial<TutorTransaction>): TutorTransaction => ({
    id,
    at: '2026-11-03T20:30:00.000Z',
    kind: 'charge',
    invoice_id: 4,
    tuition_job_offer_id: 104,
    class_name: 'Class 8',
    amount: 3575,
    balance: 3575,
    ...change,
  });
  const show = (answer: unknown) =>
    renderAsTutor('/tutor/payment/transaction-history', <TransactionsPage />, {
      'GET /api/tutor/transactions': answer,
    });

  it('TUT-023 each says what it was, when, for which job, how much, and what was owed then', async () => {
    show(
      page([
        transaction(5, { kind: 'payout', balance: 0 }),
        transaction(4, { kind: 'refund', amount: -3575, balance: -3575 }),
        transaction(3, { kind: 'payment', amount: -3575, balance: 0 }),
        transaction(2, {}),
      ]),
    );
    const cards = await screen.findAllByRole('article');
    const of = '04 Nov, 2026 · Invoice 4Student of Class 8, job 104';
    expect(cards.map(({ textContent }) => textContent)).toEqual([
      `Refund sent to you${of}− ৳ 3,575Nothing owed`,
      `Refund granted${of}+ ৳ 3,575We owe you ৳ 3,575`,
      `Paid${of}+ ৳ 3,575Nothing owed`,
      `Platform charge${of}− ৳ 3,575You owe ৳ 3,575`,
    ]);
    expect(screen.queryByText('Sample data')).toBeNull();
  });

  it('TUT-023 SHL-155 without any, the way to the invoices is shown', async () => {
    show(page([]));
    expect(await screen.findByRole('heading', { name: 'No transactions yet' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See your invoices' }).getAttribute('href')).toBe(
      '/tutor/payment/invoice',
    );
  });

  it('TUT-023 a history that could not be loaded can be asked for again', async () => {
    const server = show(() => failure(500, 'INTERNAL', 'Broken'));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByText(/Your transactions could not be loaded/)).toBeTruthy();
    server.answers['GET /api/tutor/transactions'] = page([transaction(2, {})]);
    await userEvent.click(retry);
    expect(await screen.findByRole('article')).toBeTruthy();
  });
});
