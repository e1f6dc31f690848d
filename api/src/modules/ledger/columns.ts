import type { LedgerAccount, LedgerEntry } from '@porao/contracts';
import { type CsvColumns, csvTime } from '../../kit/csv.ts';

export const accountColumns: CsvColumns<LedgerAccount> = {
  account: ({ id }) => id,
  tutor: ({ tutor }) => tutor?.name,
  balance: ({ balance }) => balance,
  entries: ({ entries }) => entries,
  last: ({ last_at }) => csvTime(last_at),
};

export const entryColumns: CsvColumns<LedgerEntry> = {
  id: ({ id }) => id,
  at: ({ at }) => csvTime(at),
  kind: ({ kind }) => kind,
  invoice_id: (entry) => entry.invoice_id,
  deal_id: (entry) => entry.deal_id,
  amount: ({ amount }) => amount,
  balance: ({ balance }) => balance,
  key: ({ key }) => key,
  note: ({ note }) => note,
};
