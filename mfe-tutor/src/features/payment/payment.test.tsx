import type { TutorTransaction } from '@porao/contracts';
import { failure } from '@porao/platform/testing';
import { invoice, page } from '@porao/platform/testing/answers';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderAsTutor } from '../../common/testing/render.tsx';
import { routes } from '../../routes.ts';
import InvoicePage, { isOverdue } from './invoice.page.tsx';
import TransactionsPage from './transactions.page.tsx';

const online = [
  { way: 'bkash_checkout', test: false },
  { way: 'sslcommerz', test: false },
];
const open = (
  invoices: ReturnType<typeof invoice>[],
  answers: Record<string, unknown> = {},
  path = '/tutor/payment/invoice',
) =>
  renderAsTutor(path, <InvoicePage />, {
    'GET /api/tutor/invoices': page(invoices),
    'GET /api/tutor/payment-ways': { data: { online } },
    ...answers,
  });
const start = 'POST /api/tutor/invoices/4/payments';
const url = 'https://provider.example/pay/1';

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

  it('TUT-195 a refund is owed until it was sent, and then has its day and TrxID', async () => {
    const refunded = { refunded_amount: 1650, refunded_at: '2026-11-25T06:00:00.000Z' };
    const sent = { refund_sent_at: '2026-11-27T06:00:00.000Z', refund_trx_id: '7A1B2C3D' };
    open([
      { ...invoice(4), status: 'refunded', ...refunded, refund_sent_at: null },
      { ...invoice(5), status: 'refunded', ...refunded, ...sent },
    ]);
    const [owed, done] = await screen.findAllByRole('article');
    expect(owed?.textContent).toContain('We owe you ৳ 1,650');
    expect(done?.textContent).not.toContain('We owe you');
    expect(done?.textContent).toContain('27 Nov, 2026, TrxID 7A1B2C3D');
  });

  it('SHL-155 OQ-133 one that is due says whom to ask where there is no way to pay', async () => {
    const none = { 'GET /api/tutor/payment-ways': { data: { online: [] } } };
    open([{ ...invoice(4), status: 'unpaid', due_on: '2026-01-10' }], none);
    expect(await screen.findByText('The due date has passed.')).toBeTruthy();
    const link = await screen.findByRole('link', { name: 'Ask how to pay' });
    expect(link.getAttribute('href')).toBe('/support');
  });

  it('TUT-170 RUL-012 is paid by a choice and a press, for the amount that the server knows', async () => {
    const left = vi.spyOn(window, 'open').mockReturnValue(null);
    const answer = { status: 'success', message: 'Opens', data: { id: 7, url } };
    const { sent } = open([invoice(4)], { [start]: answer });
    const presses = userEvent.setup();
    await presses.click(await screen.findByRole('radio', { name: 'Card or other wallet' }));
    await presses.click(screen.getByRole('button', { name: 'Pay ৳ 3,575' }));
    await waitFor(() => expect(left).toHaveBeenCalledWith(url, '_self'));
    expect(sent.filter(({ method }) => method === 'POST')).toMatchObject([{ body: { way: 'sslcommerz' } }]);
    // The page is being left: a second press does not start a second payment.
    await presses.click(screen.getByRole('button', { name: /Pay|Opening/ }));
    expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('TUT-170 says that it is a test, and why a payment could not be started', async () => {
    const { platform } = open([invoice(4)], {
      'GET /api/tutor/payment-ways': { data: { online: [{ way: 'sslcommerz', test: true }] } },
      [start]: () => failure(503, 'UNAVAILABLE', 'The payment service does not answer at the moment.'),
    });
    expect(await screen.findByText('Test payment: no money moves.')).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Pay ৳ 3,575' }));
    await waitFor(() => expect(platform.toasts).toHaveLength(1));
    expect(platform.toasts[0]).toMatchObject({ tone: 'error', title: 'The payment could not be started' });
  });

  it.each(['paid', 'waived', 'refunded'] as const)(
    'TUT-170 is not paid again when it is %s',
    async (status) => {
      const { sent } = open([{ ...invoice(4), status }]);
      await screen.findByRole('article');
      expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
      expect(sent.map(({ path }) => path)).not.toContain('/api/tutor/payment-ways');
    },
  );

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

  it('TUT-022 the page of paying leads to the invoices', () => {
    expect(routes.payNow).toEqual({ path: '/tutor/payment/pay-now', to: 'invoice' });
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

describe('the way back from the provider', () => {
  const payment = (state: string) => ({
    data: {
      id: 7,
      invoice_id: 4,
      way: 'bkash_checkout',
      amount: 3575,
      state,
      started_at: '2026-11-04T10:00:00.000Z',
    },
  });
  const back = (answer: unknown, path = '/tutor/payment/invoice?paid=7') =>
    open([invoice(4)], { 'GET /api/tutor/payments/7': answer }, path);

  it.each([
    ['paid', 'Paid: ৳ 3,575'],
    ['failed', 'The payment failed'],
    ['cancelled', 'You cancelled the payment'],
    ['refund_pending', 'You get this payment back'],
    ['refunded', 'You got this payment back'],
  ])('TUT-171 says that it is %s', async (state, words) => {
    back(payment(state));
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('TUT-171 asks again while the provider has not confirmed it, and shows the invoice as paid then', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let state = 'started';
    const { sent } = back(() => Response.json(payment(state)));
    expect(await screen.findByText('We are checking your payment')).toBeTruthy();
    const asked = (path: string) => sent.filter((one) => one.path.startsWith(path)).length;
    const before = asked('/api/tutor/invoices');
    state = 'paid';
    await vi.advanceTimersByTimeAsync(3100);
    vi.useRealTimers();
    expect(await screen.findByText('Paid: ৳ 3,575')).toBeTruthy();
    await waitFor(() => expect(asked('/api/tutor/invoices')).toBeGreaterThan(before));
  });

  it.each(['/tutor/payment/invoice', '/tutor/payment/invoice?paid=x'])(
    'TUT-171 says nothing at %s',
    async (path) => {
      const { sent } = back(payment('paid'), path);
      await screen.findByRole('article');
      expect(sent.some((one) => one.path.includes('/payments/'))).toBe(false);
    },
  );

  it('TUT-171 says nothing of a payment that is not the own', async () => {
    const { sent } = back(() => failure(404, 'NOT_FOUND', 'There is no such payment.'));
    await screen.findByRole('article');
    await waitFor(() => expect(sent.some((one) => one.path.includes('/payments/7'))).toBe(true));
    expect(screen.queryByText(/payment failed|could not/i)).toBeNull();
  });
});
