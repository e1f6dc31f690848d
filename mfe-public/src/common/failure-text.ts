import { type ApiError, language } from '@porao/platform';
import { t } from './messages.ts';

const known = {
  ALREADY_APPLIED: 'failure.alreadyApplied',
  CAP_REACHED: 'failure.cap',
  JOB_CLOSED: 'failure.jobClosed',
  NOT_FOUND: 'failure.jobClosed',
  ACCOUNT_LOCKED: 'failure.locked',
  BANNED: 'failure.banned',
  RATE_LIMITED: 'failure.rateLimited',
  PROFILE_INCOMPLETE: 'incomplete.text',
  CITY_MISMATCH: 'failure.city',
  CONFLICT: 'failure.own',
  UNAVAILABLE: 'failure.unavailable',
} as const;

/** The server's words, or in Bengali what its code means: the server answers in English. */
export function failureText(error: ApiError): string {
  if (language === 'en') return error.message;
  return t(known[error.code as keyof typeof known] ?? 'failure.other');
}
