import { otherSide, type SalaryClaim, type SalaryDue, type SalaryEntry } from '@porao/contracts';
import { formatDate, formatMoney, formatNumber } from '@porao/platform';
import { t } from './messages.ts';

/** Says why an amount is due, and when. */
export function dueText({ why, part, salary, on }: SalaryDue): string {
  const [day, whole] = [formatDate(on), formatMoney(salary)];
  if (why === 'whole' || (why === 'part' && !part)) return t('why.whole', { day });
  if (why === 'agreed' || !part) return t('why.agreed', { day, salary: whole });
  const counts = { count: formatNumber(part.count), of: formatNumber(part.of) };
  return t(`why.${part.unit}`, { ...counts, day, salary: whole });
}

export function claimTitle({ kind, amount, way }: SalaryClaim): string {
  const money = formatMoney(amount);
  return kind === 'paid'
    ? t('claim.paid', { amount: money, way: t(`way.${way ?? 'cash'}`) })
    : t(`claim.${kind}`, { amount: money });
}

/** Day and TrxID of a payment, and whoever wrote it. */
export function claimLine({ side, paid_on, trx_id }: SalaryClaim): string {
  return [
    paid_on === null ? null : t('claim.paidOn', { day: formatDate(paid_on) }),
    trx_id === null ? null : t('claim.trx', { trx: trx_id }),
    t(`claim.by.${side}`),
  ]
    .filter((part) => part !== null)
    .join(' · ');
}

/** The state as words: of the side that answers. */
export const claimState = ({ state, side }: SalaryClaim): string =>
  state === 'waiting' || state === 'denied' ? t(`claim.${state}.${otherSide(side)}`) : t(`claim.${state}`);

export const claimTones = {
  waiting: 'accent',
  confirmed: 'success',
  denied: 'error',
  taken_back: 'neutral',
} as const;

function plain(entry: SalaryEntry, all: readonly SalaryEntry[]): string {
  const { kind, about, amount, way, paid_on } = entry;
  if (kind === 'confirmed' || kind === 'denied' || kind === 'taken_back') {
    const of = all.find(({ id }) => id === about);
    return t(`word.${kind}`, { word: of ? plain(of, all) : '' });
  }
  const money = formatMoney(amount ?? 0);
  return kind === 'paid'
    ? t('word.paid', { amount: money, way: t(`way.${way ?? 'cash'}`), day: formatDate(paid_on ?? '') })
    : t(`word.${kind}`, { amount: money });
}

/** Says what an entry says of the salary, and whose word it is. */
export function salaryEntryText(entry: SalaryEntry, all: readonly SalaryEntry[]): string {
  const word = plain(entry, all);
  const said = entry.how === 'phone' ? t('word.phone', { word }) : word;
  return t('says', { side: t(`Side.${entry.side}`), word: said });
}
