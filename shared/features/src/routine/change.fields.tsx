import { pauseReasons, type RoutineChanges, routineChangeKinds, shiftedTime } from '@porao/contracts';
import { formatTime } from '@porao/platform';
import { Stack, Text } from '@porao/ui';
import {
  type FieldValues,
  type FormOf,
  type Path,
  RadioField,
  SelectField,
  TextField,
  useWatch,
} from '@porao/ui/forms';
import { daysText, shiftText } from './change-text.ts';
import { t } from './messages.ts';

const shifts = [-240, -180, -150, -120, -90, -60, -30, 0, 30, 60, 90, 120, 150, 180, 240];

/** Lessons late in the afternoon end before the fast does. */
export const usualShift = -120;

interface ChangeFieldsProps<I extends FieldValues, O> {
  /** Has the fields of a `RoutineChangeBody`. */
  form: FormOf<I, O>;
  of: Pick<RoutineChanges, 'ramadan' | 'routine'>;
}

/** Asks how the routine is changed, and on which days. */
export function ChangeFields<I extends FieldValues, O>({ form, of }: ChangeFieldsProps<I, O>) {
  const name = (field: string) => field as Path<I>;
  const { ramadan, routine } = of;
  const kind: unknown = useWatch({ control: form.control, name: name('kind') });
  const minutes = Number(useWatch({ control: form.control, name: name('minutes') }));
  const kinds = routineChangeKinds.filter((one) => one !== 'ramadan' || (ramadan && routine.length > 0));
  return (
    <>
      <RadioField
        form={form}
        name={name('kind')}
        label={t('propose.kind')}
        options={kinds.map((value) => ({
          value,
          label: t(`kind.${value}`, { days: ramadan ? daysText(ramadan) : '' }),
        }))}
      />
      {kind === 'ramadan' && (
        <>
          <SelectField
            form={form}
            name={name('minutes')}
            label={t('propose.minutes')}
            placeholder={t('propose.minutes')}
            options={shifts.map((value) => ({ value, label: shiftText(value) }))}
          />
          <Stack as="ul" gap="2xs" aria-label={t('propose.times')}>
            {routine.map(({ day, time }) => (
              <Text as="li" size="sm" key={day}>
                {t('propose.time', {
                  day: t(`day.${day as 1}`),
                  usual: formatTime(time),
                  moved: formatTime(shiftedTime(time, minutes) ?? time),
                })}
              </Text>
            ))}
          </Stack>
        </>
      )}
      {(kind === 'pause' || kind === 'usual') && (
        <>
          <TextField form={form} name={name('from')} type="date" label={t('propose.from')} />
          <TextField form={form} name={name('to')} type="date" label={t('propose.to')} />
        </>
      )}
      {kind === 'pause' && (
        <RadioField
          form={form}
          name={name('why')}
          label={t('propose.why')}
          options={pauseReasons.map((value) => ({ value, label: t(`why.${value}`) }))}
        />
      )}
    </>
  );
}
