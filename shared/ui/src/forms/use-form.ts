import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { ApiError } from '@porao/platform';
import { useMemo } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
  useForm as useHookForm,
} from 'react-hook-form';
import { type Press, usePress } from './press.ts';
import { inWords, type Schema } from './schema.ts';

/** A form of values `I` that gives `O` when they hold. */
export type FormOf<I extends FieldValues, O = I> = UseFormReturn<I, unknown, O>;

/** Checks a field after the press that leaves it is over: its message would move what is pressed. When the press sent
 * the form, the field was checked with it, and a result of its own would take away what the server says. */
function afterPress<I extends FieldValues, O>(
  check: Resolver<I, unknown, O>,
  press: Press,
): Resolver<I, unknown, O> {
  let latest: readonly string[] = [];
  return async (values, context, options) => {
    const names = options.names ?? [];
    if (press.isDown()) {
      const before = latest;
      await press.over();
      const wasChecked = latest !== before && names.every((name) => latest.includes(name));
      if (wasChecked) return new Promise(() => {});
    }
    latest = names;
    return check(values, context, options);
  };
}

/** A form checked by a contract's schema: first on leaving a field, then while typing. What was typed stays.
 * `translate` turns the schema's messages into the reader's language. */
export function useForm<I extends FieldValues, O>(options: {
  schema: Schema<I, O>;
  defaultValues: DefaultValues<I>;
  translate?: (message: string) => string;
}): FormOf<I, O> {
  const { schema, defaultValues, translate } = options;
  const press = usePress();
  const resolver = useMemo(
    () =>
      afterPress(
        standardSchemaResolver<I, unknown, O>(translate ? inWords(schema, translate) : schema),
        press,
      ),
    [schema, translate, press],
  );
  return useHookForm<I, unknown, O>({
    resolver,
    defaultValues,
    mode: 'onTouched',
    shouldFocusError: true,
  });
}

/** Puts a failed call's messages at their fields and focuses the first; what belongs to no field of the form becomes the
 * form's own message (see `FormError`). `fields` lists the form's fields; `rename` maps the wire's other names to them. */
export function applyFailure<I extends FieldValues, O>(
  form: FormOf<I, O>,
  failure: unknown,
  options: { fields: readonly Path<I>[]; rename?: Readonly<Record<string, Path<I>>>; fallback: string },
): void {
  const errors = failure instanceof ApiError ? failure.errors : {};
  let placed = 0;
  for (const [wireName, messages] of Object.entries(errors)) {
    const field = options.rename?.[wireName] ?? options.fields.find((name) => name === wireName);
    const message = messages[0];
    if (!field || message === undefined) continue;
    form.setError(field, { type: 'server', message }, { shouldFocus: placed === 0 });
    placed += 1;
  }
  if (placed === 0) {
    const message = failure instanceof ApiError ? failure.message : options.fallback;
    form.setError('root.server', { type: 'server', message });
  }
}
