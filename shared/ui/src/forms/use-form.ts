import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { ApiError } from '@porao/platform';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
  useForm as useHookForm,
} from 'react-hook-form';
import { useCheckTurn } from './check-turn.ts';
import type { Schema } from './schema.ts';

/** A form of values `I` that gives `O` when they hold. */
export type FormOf<I extends FieldValues, O = I> = UseFormReturn<I, unknown, O>;

/** A form checked by a contract's schema: first on leaving a field, then while typing. */
export function useForm<I extends FieldValues, O>(options: {
  schema: Schema<I, O>;
  defaultValues: DefaultValues<I>;
}): FormOf<I, O> {
  const { schema, defaultValues } = options;
  const turn = useCheckTurn();
  const check = standardSchemaResolver<I, unknown, O>(schema);
  const resolver: Resolver<I, unknown, O> = async (values, context, settings) =>
    (await turn.take(settings.names ?? [])) ? check(values, context, settings) : new Promise(() => {});
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
