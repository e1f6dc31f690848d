import { hrefOf } from '@porao/platform/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openAs } from '../../common/testing/guardian.tsx';
import { manifest } from '../../manifest.ts';
import { routes } from '../../routes.ts';
import InvoicePage from './invoice.page.tsx';
import TransactionsPage from './transactions.page.tsx';

const free = 'Porao charges families nothing. You pay the salary to your tutor directly.';

it('PAR-066 PAR-067 PAR-068 PAR-069 PAR-088 PAR-094 API-140 there are no invoices, and the page says why', () => {
  const { server } = openAs(<InvoicePage />);
  const tabs = within(screen.getByRole('navigation', { name: 'Payment' })).getAllByRole('link');
  expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
    ['Invoice', '/parent/dashboard/payment/invoice'],
    ['Transaction History', '/parent/dashboard/payment/transaction-history'],
  ]);
  expect(screen.getByRole('heading', { name: 'No Invoice' })).toBeTruthy();
  expect(screen.getByText(free)).toBeTruthy();
  expect(hrefOf('My tutors')).toBe('/parent/dashboard/teachers/my-tutor');
  expect(document.body.textContent).not.toMatch(/Sample|৳/);
  expect(server.sent).toEqual([]);
});

it('PAR-070 API-140 there are no transactions', () => {
  const { server } = openAs(<TransactionsPage />);
  expect(screen.getByRole('heading', { name: 'No transactions' })).toBeTruthy();
  expect(screen.getByText(free)).toBeTruthy();
  expect(server.sent).toEqual([]);
});

it('PAR-071 PAR-072 PAR-073 PAR-074 PAR-075 PAR-076 PAR-109 with nothing to pay, the address of paying leads to the invoices', () => {
  expect(routes.payNow).toEqual({ path: '/parent/dashboard/payment/invoice/pay-now', to: 'invoice' });
  const route = manifest.routes.find(({ path }) => path === routes.payNow.path);
  expect(route?.title.en).toBe('Invoice');
});
