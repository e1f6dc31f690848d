import { formatDigits } from '@porao/platform';
import { type FormOf, RadioField, TextField } from '@porao/ui/forms';
import { t } from '../../common/messages.ts';
import { choices, type HireCoachValues } from './coach-request.ts';

export function TimeFields({ form }: { form: FormOf<HireCoachValues> }) {
  return (
    <>
      <RadioField
        form={form}
        name="coach_net_time"
        label={t('coach.hours')}
        options={choices.coach_net_time.map((value) => ({ value, label: formatDigits(value) }))}
      />
      <RadioField
        form={form}
        name="shift"
        label={t('coach.shift')}
        options={choices.shift.map((value) => ({ value, label: t(`coach.shift.${value}`) }))}
      />
      <TextField form={form} name="coaching_time" type="time" label={t('coach.time')} />
      <RadioField
        form={form}
        name="extra_work"
        label={t('coach.outside')}
        options={choices.extra_work.map((value) => ({ value, label: t(`coach.outside.${value}`) }))}
      />
    </>
  );
}
