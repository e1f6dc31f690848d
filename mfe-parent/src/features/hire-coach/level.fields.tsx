import { formatNumber } from '@porao/platform';
import { Slider } from '@porao/ui/controls';
import { type FormOf, RadioField, useController } from '@porao/ui/forms';
import { t } from '../../common/messages.ts';
import { choices, type HireCoachValues, levels } from './coach-request.ts';

export function LevelFields({ form }: { form: FormOf<HireCoachValues> }) {
  return (
    <>
      <RadioField
        form={form}
        name="level_of_expertise"
        label={t('coach.level')}
        options={choices.level_of_expertise.map((value) => ({ value, label: t(`coach.level.${value}`) }))}
      />
      {levels.map((name) => (
        <LevelSlider key={name} form={form} name={name} />
      ))}
    </>
  );
}

interface LevelSliderProps {
  form: FormOf<HireCoachValues>;
  name: (typeof levels)[number];
}

function LevelSlider({ form, name }: LevelSliderProps) {
  const { field } = useController({ control: form.control, name });
  return (
    <Slider
      label={t(`coach.${name}`)}
      value={field.value}
      valueText={formatNumber(field.value)}
      onChange={field.onChange}
    />
  );
}
