import { ApiError } from '@porao/platform';
import { applyFailure, type FieldValues, type FormOf, type Path } from '@porao/ui/forms';
import { formFailureText } from './failure.ts';

/** Puts a failed call's messages at their fields; see `applyFailure`. `fields` are given when the form has values
 * without a field. */
export function showFailure<I extends FieldValues, O>(
  form: FormOf<I, O>,
  error: unknown,
  options: { fields?: readonly Path<I>[]; rename?: Readonly<Record<string, Path<I>>> } = {},
): void {
  const fallback = formFailureText(error);
  const { status, code, errors } = error instanceof ApiError ? error : { status: 0, code: '', errors: {} };
  const fields = Object.keys(form.getValues()) as Path<I>[];
  applyFailure(form, new ApiError(fallback, status, code, errors), { fields, ...options, fallback });
}
