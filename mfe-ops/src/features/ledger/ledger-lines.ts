import type { LedgerAccount, LedgerEntry } from '@porao/contracts';
import { formatDate, formatDigits, formatMoney } from '@porao/platform';
import { dotted } from '../../common/dim-line.tsx';
import { textOr } from '../../common/messages.ts';
import { t } from './messages.ts';

type TextKey = Parameters<typeof t>[0];

/** With its sign; a way of payment that this release does not know has its own name. */
export const signed = (taka: number): string =>
  `${taka < 0 ? '−' : taka > 0 ? '+' : ''}${formatMoney(Math.abs(taka))}`;

export function accountName({ id, tutor }: LedgerAccount): string {
  if (tutor) return tutor.name;
  const key = id.startsWith('wallet:') ? `way.${id.slice('wallet:'.length)}` : `ledger.${id}`;
  return textOr<TextKey>(t, key as TextKey, id);
}

export const accountLine = ({ id, entries, last_at }: LedgerAccount): string =>
  dotted(
    id.startsWith('tutor:') && t('ledger.tutor', { id: formatDigits(id.slice('tutor:'.length)) }),
    t('ledger.entries', { count: entries }),
    t('ledger.last', { day: formatDate(last_at) }),
  );

/** Shared by the entries and the differences: `Charge, invoice 12`. */
export const entryName = ({ kind, invoice_id }: Pick<LedgerEntry, 'kind' | 'invoice_id'>): string =>
  t('ledger-account.entry', { kind: t(`ledger-account.${kind}`), id: formatDigits(invoice_id) });

export const entryLine = ({ at, key, note }: LedgerEntry): string => dotted(formatDate(at), key, note);
