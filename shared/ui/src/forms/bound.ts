import type { FieldValues, Path } from 'react-hook-form';
import type { FieldLook } from '../controls/field.tsx';
import type { FormOf } from './use-form.ts';

/** Every bound field takes these. */
export interface BoundProps<I extends FieldValues, O> extends Omit<FieldLook, 'error' | 'hideLabel'> {
  form: FormOf<I, O>;
  name: Path<I>;
  disabled?: boolean | undefined;
}

/** The field's message, if it has one. */
export function errorOf<I extends FieldValues, O>(form: FormOf<I, O>, name: Path<I>): string | undefined {
  return form.getFieldState(name, form.formState).error?.message;
}
