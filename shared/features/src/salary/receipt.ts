import type { SalaryMonth } from '@porao/contracts';
import { formatDate, formatDigits, formatMoney, formatNumber } from '@porao/platform';
import { monthText } from '../page/months.ts';
import type { Sheet } from '../pdf/sheet.ts';
import { t } from './messages.ts';
import { claimLine, claimTitle, dueText } from './words.ts';

/** The receipt of a month: payments that both sides confirmed, and nothing that waits. */
export function receiptOf(of: SalaryMonth): Sheet {
  const { tutor_name, guardian_name, class_name, deal_id, held, expected, confirmed } = of;
  const counts = { held: formatNumber(held), count: formatNumber(expected) };
  return {
    title: t('receipt.title', { month: monthText(of.month) }),
    author: tutor_name,
    facts: [
      { label: t('receipt.tutor'), value: tutor_name },
      ...(guardian_name === null ? [] : [{ label: t('receipt.guardian'), value: guardian_name }]),
      { label: t('receipt.class'), value: class_name },
      { label: t('receipt.number'), value: formatDigits(String(deal_id)) },
      {
        label: t('receipt.lessons'),
        value: t(expected === 0 ? 'receipt.lessons.held' : 'receipt.lessons.count', counts),
      },
      { label: t('due'), value: formatMoney(of.due.amount) },
      { label: t('confirmed'), value: formatMoney(confirmed) },
      { label: t('receipt.why'), value: dueText(of.due) },
    ],
    heading: t('receipt.rows'),
    rows: of.claims
      .filter(({ kind, state }) => kind === 'paid' && state === 'confirmed')
      .map((claim) => ({ title: claimTitle(claim), detail: claimLine(claim) })),
    total: t('receipt.total', { amount: formatMoney(confirmed) }),
    note: t('receipt.note', { day: formatDate(of.today) }),
  };
}
