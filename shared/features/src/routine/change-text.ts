import type { DayChange } from '@porao/contracts';
import { formatDate, formatNumber } from '@porao/platform';
import { t } from './messages.ts';

export const daysText = ({ from, to }: Pick<DayChange, 'from' | 'to'>): string =>
  from === to ? formatDate(from) : t('days', { from: formatDate(from), to: formatDate(to) });

function lengthText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  if (minutes % 60 === 0) return t('hours', { count: hours });
  const isHalf = minutes % 60 === 30 && hours >= 1 && hours <= 3;
  return isHalf ? t(`hours.half.${hours as 1}`) : t('minutes', { minutes: formatNumber(minutes) });
}

/** Says how much earlier or later. */
export function shiftText(minutes: number): string {
  if (minutes === 0) return t('shift.none');
  return t(minutes < 0 ? 'shift.earlier' : 'shift.later', { time: lengthText(Math.abs(minutes)) });
}

/** Says how the routine is on the days of a change. */
export function changeText(change: DayChange): string {
  const { kind, why, minutes } = change;
  const days = daysText(change);
  if (kind === 'usual') return t('holds.usual', { days });
  if (kind === 'pause') return t(`holds.pause.${why ?? 'holiday'}`, { days });
  return minutes === 0
    ? t('holds.ramadan.usual', { days })
    : t('holds.ramadan', { days, shift: shiftText(minutes) });
}
