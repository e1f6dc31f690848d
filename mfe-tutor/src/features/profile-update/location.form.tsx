import { PreferredLocationBody, type TutorProfile } from '@porao/contracts';
import { AreaFields, useDraftForm } from '@porao/features';
import { call } from '@porao/platform';
import { Form } from '@porao/ui/forms';
import type { ReactNode } from 'react';
import { t } from '../../common/messages.ts';
import { draftName } from './draft-name.ts';
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
  const save = useSave({ draftForm, section: 'location', read: 'GET /api/tutor-profile', fields, done });
  return (
    <Form
      form={form}
      label={t('section.location')}
      onSubmit={(body) => save(() => call('POST /api/update-tutor-preferred-location', { body }))}
    >
      <AreaFields
        form={form}
        preferred={{ label: t('profile.preferred'), placeholder: t('update.preferred.choose') }}
      />
      <SaveButton draftForm={draftForm} />
    </Form>
  );
}
