import { ApiError } from '@porao/platform';
import { t } from './messages.ts';
import { refusalText } from './refusal.ts';

/** Tells people what went wrong as a whole: what the server says in their language, or what to do next. */
export function failureText(error: unknown): string {
  const refusal = refusalText(error);
  if (refusal !== null) return refusal;
  if (!(error instanceof ApiError)) return t('trouble');
  if (error.isNetwork) return t('noAnswer');
  return t(error.code === 'UNAVAILABLE' ? 'unavailable' : 'trouble');
}

/** The same below a form: without an answer it also says that nothing typed is lost. */
export function formFailureText(error: unknown): string {
  const failure = failureText(error);
  return refusalText(error) === null ? t('kept', { failure }) : failure;
}

/** Makes the toast of a failure below a title of the caller. */
export const failureToast = (title: string) => (error: unknown) => ({ title, message: failureText(error) });

/** Says that a field is wrong while the rules' own texts cannot be loaded. */
export const fieldText = (): string => t('fieldInvalid');
