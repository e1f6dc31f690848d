import { ApiError, language } from '@porao/platform';
import { t } from '../../common/messages.ts';

const byCode = {
  VALIDATION: 'signin.wrong',
  RATE_LIMITED: 'signin.tooMany',
} as const;

/** The server's own message; in Bengali what its code means, since the server answers in English. Without an
 * answer, what is safe and what to do next. */
export function failureText(error: unknown): string {
  if (!(error instanceof ApiError)) return t('signin.trouble');
  if (error.isNetwork) return t('signin.noAnswer');
  if (error.status >= 500) return t('signin.trouble');
  if (language === 'en') return error.message;
  const key = byCode[error.code as keyof typeof byCode];
  return key ? t(key) : error.message;
}
