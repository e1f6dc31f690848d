import { timesOfDay } from '@porao/contracts/constants';
import {
  type FieldValues,
  type FormOf,
  NumberField,
  type Path,
  RadioField,
  TextField,
} from '@porao/ui/forms';
import { t } from './wish.text.ts';

const genders = [1, 2, 3] as const;

/** The family's wishes by which tutors decide; each may stay as it begins. */
export function WishFields<I extends FieldValues, O>({ form }: { form: FormOf<I, O> }) {
  const name = (field: string) => field as Path<I>;
  return (
    <>
      <NumberField form={form} name={name('budget')} label={t('budget')} icon="money" />
      <RadioField
        form={form}
        name={name('tutor_gender')}
        label={t('gender')}
        options={genders.map((value) => ({ value, label: t(`gender${value}`) }))}
      />
      <RadioField
        form={form}
        name={name('time_of_day')}
        label={t('time')}
        options={timesOfDay.map((value) => ({ value, label: t(value) }))}
      />
      <TextField form={form} name={name('start_date')} type="date" label={t('start')} />
    </>
  );
}
