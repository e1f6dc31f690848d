import { hrefOf } from '@porao/platform/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openAs } from '../../common/testing/guardian.tsx';
import InvoicePage, { InvoiceList } from './invoice.page.tsx';
import PayNowPage from './pay-now.page.tsx';
import { invoices, transactions } from './sample.ts';
import TransactionsPage from './transactions.page.tsx';

const card = (status: string) => screen.getByText(status).closest('li') as HTMLElement;

it('PAR-066 PAR-067 PAR-068 invoices are paid or not, labelled as samples, and ask nothing of the server', () => {
  const { server } = openAs(<InvoicePage />);
  const tabs = within(screen.getByRole('navigation', { name: 'Payment' })).getAllByRole('link');
  expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
    ['Invoice', '/parent/dashboard/payment/invoice'],
    ['Transaction History', '/parent/dashboard/payment/transaction-history'],
  ]);
  const unpaid = card('Unpaid').textContent;
  for (const text of [
    'Sample',
    'Salary number: SAL-1032',
    'Monthly Coach Salary',
    'Job ID3021',
    '৳ 5,000',
    'CoachRokeya Begum',
    'Salary monthOctober 2026',
    'Issue date01 Nov, 2026',
    'Due date10 Nov, 2026',
  ]) {
    expect(unpaid).toContain(text);
  }
  expect(screen.getByText('Unpaid').parentElement?.className).toContain('error');
  expect(screen.getByText('Paid').parentElement?.className).toContain('success');
  expect(hrefOf('Pay Now', within(card('Unpaid')))).toBe('/parent/dashboard/payment/invoice/pay-now');
  expect(within(card('Paid')).queryByRole('link')).toBeNull();
  expect(server.sent).toEqual([]);
});

it('PAR-069 without invoices it shows an empty state', () => {
  openAs(<InvoiceList invoices={[]} />);
  expect(screen.getByRole('heading', { name: 'No Invoice' })).toBeTruthy();
});

it('PAR-070 transactions: five columns, what was paid in red with a minus, what came back in green with a plus', () => {
  const { server } = openAs(<TransactionsPage />);
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'Transaction Number',
    'Date',
    'Description',
    'Amount',
    'Action',
  ]);
  const debit = screen.getAllByText('- ৳ 6,000')[0];
  expect(debit?.className).toContain('debit');
  expect(screen.getByText('+ ৳ 500').className).toContain('credit');
  expect(server.sent).toEqual([]);
});

it('PAR-071 PAR-073 PAR-074 PAR-075 PAR-076 PAR-094 PAR-122 paying is a sample that takes no money and changes nothing', async () => {
  const { server, platform } = openAs(<PayNowPage />);
  for (const text of [
    'Unpaid',
    'Bill ToParent ID: 1024',
    'Monthly bill (40 BDT per hour, 4 hours, 30 days)',
    'Extra bill৳ 200',
    '20% service charge৳ 1,000',
    'Salary৳ 6,000',
    'Promo Code- ৳ 500',
    'My Balance Adjustment- ৳ 500',
    'Helpline',
  ]) {
    expect(document.body.textContent).toContain(text);
  }
  const methods = screen.getAllByRole<HTMLInputElement>('radio');
  expect(methods.map(({ value, checked }) => [value, checked])).toEqual([
    ['bkash', true],
    ['nagad', false],
    ['other', false],
  ]);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Accept Payment Policy' }).checked).toBe(
    false,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Pay 5000 ৳' }));
  expect(platform.toasts.map(({ message }) => message)).toEqual(['This is a sample: no money was taken.']);
  expect(screen.getByText('Unpaid')).toBeTruthy();
  expect(server.sent).toEqual([]);
});

it('PAR-072 PAR-109 the promo code unfolds, is needed to apply, and folds again', async () => {
  const { server } = openAs(<PayNowPage />);
  const opener = screen.getByRole('button', { name: 'Apply Promo Code' });
  expect(screen.queryByLabelText('Promo code')).toBeNull();
  await userEvent.click(opener);
  expect(opener.getAttribute('aria-expanded')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByText('Please enter a promo code.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByLabelText('Promo code')).toBeNull();
  expect(document.activeElement).toBe(opener);
  expect(server.sent).toEqual([]);
});

it('PAR-088 invoices and transactions have exactly the required fields', () => {
  for (const invoice of invoices) {
    expect(Object.keys(invoice).toSorted()).toEqual([
      'amount',
      'balance_adjustment',
      'coach_name',
      'due_date',
      'issue_date',
      'job_id',
      'job_type',
      'promo_code',
      'salary_month',
      'salary_number',
      'status',
    ]);
  }
  for (const transaction of transactions) {
    expect(Object.keys(transaction).toSorted()).toEqual(['amount', 'date', 'description', 'number']);
  }
});
