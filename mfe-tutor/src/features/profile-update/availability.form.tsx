import type { Availability, AvailabilityBody } from '@porao/contracts';
import { call } from '@porao/platform';
import { ChoiceChips } from '@porao/ui/controls';
import { ChoiceChipsField, type FormOf, schemaOf, useWatch } from '@porao/ui/forms';
import { t } from '../../common/messages.ts';
import { slots } from '../../common/profile/filled.ts';
import { EditForm, useEdit } from './edit.form.tsx';

const days = [1, 2, 3, 4, 5, 6, 7] as const;
type Slot = (typeof slots)[number];
/** The slots of each day. */
type Week = Record<`day${(typeof days)[number]}`, Slot[]>;

/** Parallel arrays of 0 and 1, as the call takes them. */
const flagsOf = (week: Week, slot: Slot) => days.map((day) => (week[`day${day}`].includes(slot) ? 1 : 0));
const bodyOf = (week: Week): AvailabilityBody => ({
  day: [...days],
  morning: flagsOf(week, 'morning'),
  noon: flagsOf(week, 'noon'),
  afternoon: flagsOf(week, 'afternoon'),
  evening: flagsOf(week, 'evening'),
});

const schema = schemaOf<Week, AvailabilityBody>((value) => ({ value: bodyOf(value as Week) }));

const weekOf = (rows: readonly Availability[]): Week =>
  Object.fromEntries(
    days.map((day) => {
      const row = rows.find((other) => other.day === day);
      return [`day${day}`, slots.filter((slot) => row?.[slot] === 1)];
    }),
  ) as Week;

interface EveryDayProps {
  form: FormOf<Week, AvailabilityBody>;
  options: readonly { value: Slot; label: string }[];
}

/** Gives a slot to all days by one press, or takes it from all. */
function EveryDay({ form, options }: EveryDayProps) {
  const week = useWatch({ control: form.control, name: days.map((day) => `day${day}` as const) });
  const every = slots.filter((slot) => week.every((chosen) => chosen.includes(slot)));
  const choose = (wanted: readonly Slot[]) => {
    days.forEach((day, place) => {
      const chosen = week[place] ?? [];
      const next = slots.filter((slot) =>
        wanted.includes(slot) ? true : chosen.includes(slot) && !every.includes(slot),
      );
      form.setValue(`day${day}`, next, { shouldDirty: true });
    });
  };
  return <ChoiceChips label={t('availability.every')} options={options} values={every} onChange={choose} />;
}

/** When a tutor has time: four slots of seven days. */
export default function AvailabilityForm({
  week,
  done,
}: {
  week: readonly Availability[];
  done: () => void;
}) {
  const edit = useEdit({
    section: 'availability',
    schema,
    start: weekOf(week),
    send: (body) => call('POST /api/add-tutor-availabilities', { body }),
    done,
  });
  const { form } = edit;
  const options = slots.map((slot) => ({
    value: slot,
    label: t('update.slot', { name: t(`slot.${slot}`), hours: t(`slot.${slot}.hours`) }),
  }));
  return (
    <EditForm edit={edit} label={t('section.availability')}>
      <EveryDay form={form} options={options} />
      {days.map((day) => (
        <ChoiceChipsField
          key={day}
          form={form}
          name={`day${day}`}
          label={t(`day.${day}`)}
          options={options}
        />
      ))}
    </EditForm>
  );
}
