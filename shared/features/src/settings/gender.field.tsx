import { type BoundProps, type FieldValues, RadioField } from '@porao/ui/forms';
import { t } from '../messages.ts';

/** The gender of an account or a student. */
export function GenderField<I extends FieldValues, O>({ disabled, ...props }: BoundProps<I, O>) {
  const options = [
    { value: 1, label: t('gender.male'), disabled },
    { value: 2, label: t('gender.female'), disabled },
  ];
  return <RadioField {...props} options={options} />;
}
