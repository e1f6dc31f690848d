import { ApiError, language } from '@porao/platform';
import { applyFailure, type FieldValues, type FormOf, type Path } from '@porao/ui/forms';
import { t } from './messages.ts';
import { words } from './words.ts';

const byCode = {
  RATE_LIMITED: 'failure.tooMany',
  UNAVAILABLE: 'failure.unavailable',
  ACCOUNT_LOCKED: 'failure.locked',
} as const;

/** What went wrong as a whole, for people: the server's words, or what is safe and what to do next. */
export function failureText(error: unknown): string {
  if (!(error instanceof ApiError)) return t('failure.trouble');
  if (error.isNetwork) return t('failure.noAnswer');
  const known = byCode[error.code as keyof typeof byCode];
  if (known && (language === 'bn' || error.status >= 500)) return t(known);
  if (error.status >= 500) return t('failure.trouble');
  return words(error.message);
}

/** What the server said when it refused to answer; null when it was not reached or is in trouble itself. */
export const refusalText = (error: unknown): string | null =>
  error instanceof ApiError && !error.isNetwork && error.status < 500 ? failureText(error) : null;

/** Puts a failed call's messages at their fields, in the reader's words; see `applyFailure`. `fields` are given when the form
 * has values without a field. */
export function showFailure<I extends FieldValues, O>(
  form: FormOf<I, O>,
  error: unknown,
  options: { fields?: readonly Path<I>[]; rename?: Readonly<Record<string, Path<I>>> } = {},
): void {
  const errors = error instanceof ApiError ? error.errors : {};
  const translated = Object.fromEntries(
    Object.entries(errors).map(([field, messages]) => [field, messages.map(words)]),
  );
  const { status, code } = error instanceof ApiError ? error : { status: 0, code: '' };
  const said = new ApiError(failureText(error), status, code, translated);
  const fields = Object.keys(form.getValues()) as Path<I>[];
  applyFailure(form, said, { fields, ...options, fallback: said.message });
}
