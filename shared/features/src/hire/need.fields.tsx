import type { HireBody } from '@porao/contracts';
import { formatNumber } from '@porao/platform';
import {
  ChoiceChipsField,
  type FormOf,
  RadioField,
  SelectField,
  TextAreaField,
  useWatch,
} from '@porao/ui/forms';
import { LookupNotice } from '../lookup/lookup.notice.tsx';
import { type Choices, useAreas, useChoices, useClasses, useSubjects } from '../lookup/lookup.queries.ts';
import { onlyOf, usePreset } from '../lookup/preset.ts';
import type { OutputOf } from '../schema.ts';
import { AreaField } from './area.field.tsx';
import { t } from './hire.text.ts';
import { WishFields } from './wish.fields.tsx';

export type HireFormOf = FormOf<HireBody, OutputOf<typeof HireBody>>;

const days = [1, 2, 3, 4, 5, 6, 7];
const idOf = (value: unknown) => Number(value) || undefined;

/** Most requests are of this city, so that it is chosen where it is offered. */
const isCapital = ({ label }: Choices['options'][number]) => label === 'Dhaka' || label === 'ঢাকা';

/** Asks for class, subjects and area, and for wishes that may stay as they begin. */
export function NeedFields({ form }: { form: HireFormOf }) {
  const watched = useWatch({ control: form.control, name: ['category_id', 'i_class_id', 'city_id'] });
  const [category, classId, city] = watched.map(idOf);
  const categories = useChoices('tutoringcategory');
  const classes = useClasses(category);
  const subjects = useSubjects(classId);
  const cities = useChoices('city');
  const areas = useAreas(city);
  const onlySubject = onlyOf(subjects);
  usePreset(form, 'category_id', onlyOf(categories));
  usePreset(form, 'i_class_id', onlyOf(classes));
  usePreset(form, 'subjects', onlySubject === undefined ? undefined : [onlySubject]);
  usePreset(form, 'city_id', onlyOf(cities) ?? cities.options.find(isCapital)?.value);
  usePreset(form, 'location_id', onlyOf(areas));
  return (
    <>
      <LookupNotice lists={[categories, classes, subjects, cities, areas]} />
      <SelectField
        form={form}
        name="category_id"
        label={t('medium')}
        placeholder={t('medium.choose')}
        options={categories.options}
        onPicked={() => {
          form.setValue('i_class_id', '');
          form.setValue('subjects', []);
        }}
      />
      <SelectField
        form={form}
        name="i_class_id"
        label={t('class')}
        placeholder={t(category ? 'class.choose' : 'class.first')}
        options={classes.options}
        disabled={!category}
        onPicked={() => form.setValue('subjects', [])}
      />
      <ChoiceChipsField
        form={form}
        name="subjects"
        label={t('subjects')}
        help={classId ? undefined : t('subjects.first')}
        options={subjects.options}
      />
      <SelectField
        form={form}
        name="city_id"
        label={t('city')}
        placeholder={t('city.choose')}
        options={cities.options}
        onPicked={() => form.setValue('location_id', '')}
      />
      <AreaField
        key={city}
        form={form}
        name="location_id"
        label={t('area')}
        choices={areas}
        disabled={!city}
      />
      <RadioField
        form={form}
        name="tutoring_place_id"
        label={t('place')}
        options={[
          { value: 2, label: t('home') },
          { value: 3, label: t('online') },
        ]}
      />
      <RadioField
        form={form}
        name="days_in_week"
        label={t('days')}
        options={days.map((value) => ({ value, label: formatNumber(value) }))}
      />
      <WishFields form={form} />
      <TextAreaField
        form={form}
        name="tutor_requirement"
        label={t('more')}
        help={t('more.help')}
        rows={3}
        maxLength={1000}
      />
    </>
  );
}
