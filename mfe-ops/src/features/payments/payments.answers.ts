import type { OpsPayment, ReadLine } from '@porao/contracts';
import { contact } from '../../common/testing/answers.ts';

export const payment = (id: number, change: Partial<OpsPayment> = {}): OpsPayment => ({
  id,
  way: 'bkash',
  trx_id: `8N7A6D5E${id}F`,
  amount: 3300,
  state: 'claimed',
  reason: null,
  claimed_at: '2026-11-25T06:00:00.000Z',
  decided_at: null,
  invoice_id: id + 100,
  deal_id: id + 200,
  invoice_status: 'unpaid',
  tutor: contact(31, 'Rahim'),
  has_screenshot: false,
  line: null,
  ...change,
});

export const stated = (amount: number) => ({
  trx_id: '8N7A6D5E7F',
  amount,
  date: '25 Nov 2026',
  sender: '01712345678',
  reference: 'P-107',
});

export const readLine = (trx_id: string, outcome: ReadLine['outcome'], amount = 3300): ReadLine => ({
  trx_id,
  amount,
  date: '25 Nov 2026',
  sender: null,
  reference: null,
  outcome,
  invoice_id: outcome === 'unknown' ? null : 107,
  due: outcome === 'unknown' ? null : 3300,
  tutor_name: outcome === 'unknown' ? null : 'Rahim',
});
