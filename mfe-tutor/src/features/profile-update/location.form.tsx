import { PreferredLocationBody, type TutorProfile } from '@porao/contracts';
import { LookupNotice, useAreas, useChoices, useDraftForm } from '@porao/features';
import { call } from '@porao/platform';
import { Form, MultiSelectField, SelectField, useWatch } from '@porao/ui/forms';
import type { ReactNode } from 'react';
import { t } from '../../common/messages.ts';
import { draftName } from './draft-name.ts';
import { many } from './many.ts';
import { SaveButton } from './save.button.tsx';
import { useSave } from './save.ts';

const fields = ['city_id', 'location_id', 'preferred_location_id'] as const;

/** Where a tutor lives and would teach. */
export function LocationForm({ profile, done }: { profile: TutorProfile; done: () => void }): ReactNode {
  const draftForm = useDraftForm({
    schema: PreferredLocationBody,
    start: {
      city_id: profile.city?.id ?? '',
      location_id: profile.location?.id ?? '',
      preferred_location_id: profile.preferred_location.map(({ id }) => id),
    },
    draft: draftName('location'),
  });
  const { form } = draftForm;
  const city = Number(useWatch({ control: form.control, name: 'city_id' })) || undefined;
  const cities = useChoices('city');
  const areas = useAreas(city);
  const save = useSave({ draftForm, section: 'location', read: 'GET /api/tutor-profile', fields, done });
  const emptyAreas = () => {
    form.setValue('location_id', '', { shouldDirty: true });
    form.setValue('preferred_location_id', [], { shouldDirty: true });
  };
  return (
    <Form
      form={form}
      label={t('section.location')}
      onSubmit={(body) => save(() => call('POST /api/update-tutor-preferred-location', { body }))}
    >
      <LookupNotice lists={[cities, areas]} />
      <SelectField
        form={form}
        name="city_id"
        label={t('profile.city')}
        placeholder={t('update.city.choose')}
        options={cities.options}
        onPicked={emptyAreas}
      />
      <SelectField
        form={form}
        name="location_id"
        label={t('profile.location')}
        placeholder={t(city ? 'update.location.choose' : 'update.cityFirst')}
        options={areas.options}
        disabled={!city}
      />
      <MultiSelectField
        {...many()}
        form={form}
        name="preferred_location_id"
        label={t('profile.preferred')}
        placeholder={t(city ? 'update.preferred.choose' : 'update.cityFirst')}
        options={areas.options}
        disabled={!city}
      />
      <SaveButton draftForm={draftForm} />
    </Form>
  );
}
