import { formatDate } from '@porao/platform';

/** `October 2026` of an ISO day. */
export const monthOf = (day: string): string => formatDate(day, 'long').replace(/^\S+ /, '');
