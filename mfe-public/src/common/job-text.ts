import type { JobCard } from '@porao/contracts';
import { formatNumber } from '@porao/platform';
import { t } from './messages.ts';

const places: Partial<Record<number, 'place.group' | 'place.home' | 'place.online'>> = {
  1: 'place.group',
  2: 'place.home',
  3: 'place.online',
};

/** 1 group, 2 home, 3 online; a place that is not known shows the API's own name. */
export function placeText(place: JobCard['tutoring_place']): string {
  const key = places[place.id];
  return key ? t(key) : place.tutoring_place;
}

export function daysText(days: number): string {
  return t('days', { count: days });
}

/** Hours may be fractions: 1.5. */
export function hoursText(hours: number): string {
  return t('hours', { count: hours });
}

/** Months; 0 means that the job continues (PUB-072). */
export function durationText(months: number): string {
  return months === 0 ? t('duration.continue') : t('duration.months', { count: months });
}

export function namesText(subjects: JobCard['subjects']): string {
  return subjects.length > 0 ? subjects.map((row) => row.subject_name).join(', ') : t('unknown');
}

/** Says how many applied, to a tutor who is one of them or not (decision OQ-029). */
export function applicantsText(total: number, applied: boolean): string {
  if (!applied) return t('applicants.others', { number: formatNumber(total) });
  const others = Math.max(0, total - 1);
  return others === 0 ? t('applicants.you') : t('applicants.youAnd', { count: others });
}
