import type { SavedSearch } from '@porao/contracts';
import { type FieldValues, type FormOf, type Path, RadioField } from '@porao/ui/forms';
import type { ReactNode } from 'react';
import { t } from './alerts.text.ts';

type Frequency = SavedSearch['frequency'];

interface FrequencyFieldProps<I extends FieldValues, O> {
  form: FormOf<I, O>;
  name: Path<I>;
  options: readonly Frequency[];
  help?: string;
}

export function FrequencyField<I extends FieldValues, O>({
  options,
  ...field
}: FrequencyFieldProps<I, O>): ReactNode {
  return (
    <RadioField {...field} label={t('how')} options={options.map((value) => ({ value, label: t(value) }))} />
  );
}
