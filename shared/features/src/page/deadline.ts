import { formatDate, formatTime } from '@porao/platform';

/** Bangladesh to UTC, in ms. */
const offset = 6 * 3_600_000;

/** Date and time of an instant in Bangladesh: `05 Nov, 2026, 05:05 PM`. */
export const deadlineText = (iso: string): string =>
  `${formatDate(iso)}, ${formatTime(new Date(Date.parse(iso) + offset).toISOString().slice(11, 16))}`;

export const isPast = (iso: string): boolean => Date.parse(iso) <= Date.now();
