import {
  type FieldValues,
  type FormOf,
  MultiSelectField,
  type Path,
  SelectField,
  useWatch,
} from '@porao/ui/forms';
import { LookupNotice } from '../lookup/lookup.notice.tsx';
import { type AreaChoice, useAreas, useChoices } from '../lookup/lookup.queries.ts';
import { t } from './messages.ts';

interface AreaFieldsProps<I extends FieldValues, O> {
  /** Has `city_id`, `location_id` and, with `preferred`, `preferred_location_id`. */
  form: FormOf<I, O>;
  /** Asks for the areas in which a tutor would teach; without it they are not asked for. */
  preferred?: { label: string; placeholder: string; help?: string };
  /** Called after another area was chosen, with its name and that of its city. */
  onArea?: (area: AreaChoice, name: string) => void;
}

/** A city and an area of it. Another city empties the areas, since they belong to a city. */
export function AreaFields<I extends FieldValues, O>(props: AreaFieldsProps<I, O>) {
  const { form, preferred, onArea } = props;
  const name = (field: string) => field as Path<I>;
  const city = Number(useWatch({ control: form.control, name: name('city_id') })) || undefined;
  const cities = useChoices('city');
  const areas = useAreas(city);
  const empty = (field: string, value: unknown) =>
    form.setValue(name(field), value as never, { shouldDirty: true });
  return (
    <>
      <LookupNotice lists={[cities, areas]} />
      <SelectField
        form={form}
        name={name('city_id')}
        label={t('address.city')}
        placeholder={t('address.city.choose')}
        options={cities.options}
        onPicked={() => {
          empty('location_id', '');
          if (preferred) empty('preferred_location_id', []);
        }}
      />
      <SelectField
        form={form}
        name={name('location_id')}
        label={t('address.location')}
        placeholder={t(city ? 'address.location.choose' : 'address.location.first')}
        options={areas.options}
        disabled={!city}
        onPicked={() => {
          const chosen = Number(form.getValues(name('location_id')));
          const area = areas.options.find(({ value }) => value === chosen);
          const inCity = cities.options.find(({ value }) => value === city)?.label;
          if (area) onArea?.(area, [area.label, inCity].filter(Boolean).join(', '));
        }}
      />
      {preferred && (
        <MultiSelectField
          form={form}
          name={name('preferred_location_id')}
          label={preferred.label}
          help={preferred.help}
          placeholder={city ? preferred.placeholder : t('address.location.first')}
          options={areas.options}
          disabled={!city}
          clearLabel={t('search.clear')}
          removeLabel={(area) => t('areas.remove', { name: area })}
          emptyText={t('areas.none')}
          countText={(count) => t('areas.count', { count })}
        />
      )}
    </>
  );
}
