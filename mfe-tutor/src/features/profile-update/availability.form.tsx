import type { Availability, AvailabilityBody } from '@porao/contracts';
import { call } from '@porao/platform';
import { ChoiceChipsField, schemaOf } from '@porao/ui/forms';
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
