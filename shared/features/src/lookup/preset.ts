import { type FieldValues, type FormOf, type Path, useWatch } from '@porao/ui/forms';
import { useEffect } from 'react';
import type { Choices } from './lookup.queries.ts';

/** The only choice of a list; undefined where there are several or none. */
export const onlyOf = ({ options }: Choices): number | undefined =>
  options.length === 1 ? options[0]?.value : undefined;

/** Fills a field that is empty, such as with the only choice that there is. */
export function usePreset<I extends FieldValues, O>(
  form: FormOf<I, O>,
  name: Path<I>,
  value: number | readonly number[] | undefined,
): void {
  const current: unknown = useWatch({ control: form.control, name });
  const isEmpty = Array.isArray(current) ? current.length === 0 : !current;
  const content = JSON.stringify(value);
  useEffect(() => {
    if (isEmpty && content !== undefined) form.setValue(name, JSON.parse(content) as never);
  }, [form, name, isEmpty, content]);
}
