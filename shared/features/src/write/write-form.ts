import type { FieldValues } from '@porao/ui/forms';
import { withTexts } from './rule-text.ts';
import { useRuledForm, type WriteForm, type WriteFormOptions } from './ruled-form.ts';

export type { FormWrite, WriteForm, WriteFormOptions } from './ruled-form.ts';

/** A form that writes, with a schema of the contracts: the texts of its rules are loaded. */
export const useWriteForm = <I extends FieldValues, O, D>(
  options: WriteFormOptions<I, O, D>,
): WriteForm<I, O> => useRuledForm({ ...options, schema: withTexts(options.schema) });
