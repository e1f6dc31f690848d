import type { Dayjs } from 'dayjs';

/** Weeks that are counted, the running one included. */
export const weeks = 8;

/** Midnight of the Saturday that a week of Bangladesh begins with. */
export const weekStart = (day: Dayjs): Dayjs => day.startOf('day').subtract((day.day() + 1) % 7, 'day');
