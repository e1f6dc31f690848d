import type { LedgerAccount, LedgerDifference, LedgerEntry } from '@porao/contracts';

export const account = (id: string, balance: number, name?: string): LedgerAccount => ({
  id,
  tutor: name === undefined ? null : { user_id: 31, name },
  balance,
  entries: 2,
  last_at: '2026-11-24T06:00:00.000Z',
});

export const entry = (id: number, change: Partial<LedgerEntry> = {}): LedgerEntry => ({
  id,
  at: '2026-11-24T06:00:00.000Z',
  kind: 'payment',
  key: 'bkash:TRX1',
  note: 'Seen in the wallet',
  invoice_id: 5,
  deal_id: 4,
  amount: -3300,
  balance: 0,
  ...change,
});

export const difference = (id: number, change: Partial<LedgerDifference> = {}): LedgerDifference => ({
  id,
  invoice_id: 5,
  deal_id: 4,
  kind: 'payment',
  expected: 0,
  found: 3300,
  found_at: '2026-11-24T06:00:00.000Z',
  closed_at: null,
  ...change,
});
