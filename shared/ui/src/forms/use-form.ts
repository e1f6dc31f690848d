import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  type DefaultValues,
  type FieldValues,
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
