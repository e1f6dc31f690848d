import { ApiError } from '@porao/platform';
import { t } from './messages.ts';

/** What went wrong as a whole, for people: what the server says in their language, or what is safe and what to do
 * next. */
export function failureText(error: unknown): string {
  if (!(error instanceof ApiError)) return t('trouble');
  if (error.isNetwork) return t('noAnswer');
  if (error.code === 'UNAVAILABLE') return t('unavailable');
  return error.status >= 500 ? t('trouble') : error.message;
}

/** What the server said when it refused to answer; null when it was not reached or is in trouble itself. */
export const refusalText = (error: unknown): string | null =>
  error instanceof ApiError && !error.isNetwork && error.status < 500 ? error.message : null;
