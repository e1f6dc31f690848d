import { type BoundProps, type FieldValues, RadioField } from '@porao/ui/forms';
import { t } from './messages.ts';

/** The gender of an account or a student. */
export function GenderField<I extends FieldValues, O>({ disabled = false, ...props }: BoundProps<I, O>) {
  const options = [
    { value: 1, label: t('gender.male'), disabled: disabled ?? false },
    { value: 2, label: t('gender.female'), disabled: disabled ?? false },
  ];
  return <RadioField {...props} options={options} />;
}
