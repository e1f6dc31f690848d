import { invoice, page } from '@porao/platform/testing/answers';
import { screen, within } from '@testing-library/react';
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

  it.each([
    ['pay-now', <PayNowPage key="pay" />],
    ['transaction-history', <TransactionsPage key="history" />],
  ])('SHL-155 the sample at %s leads to the invoices', (path, page) => {
    renderAsTutor(`/tutor/payment/${path}`, page);
    expect(screen.getByRole('link', { name: 'See your invoices' }).getAttribute('href')).toBe(
      '/tutor/payment/invoice',
    );
  });

  it('TUT-023 the transactions are a sample', () => {
    const { sent } = renderAsTutor('/tutor/payment/transaction-history', <TransactionsPage />);
    expect(screen.getByText('Sample data')).toBeTruthy();
    expect(screen.getAllByRole('article').length).toBeGreaterThan(1);
    expect(sent).toEqual([]);
  });
});
