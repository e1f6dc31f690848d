import { PreferredLocationBody } from '@porao/contracts';
import { AreaFields } from '@porao/features';
import { call } from '@porao/platform';
import { t } from '../../common/messages.ts';
import { EditForm, type ProfileFormProps, useEdit } from './edit.form.tsx';

/** Where a tutor lives and would teach. */
export default function LocationForm({ profile, done }: ProfileFormProps) {
  const edit = useEdit({
    section: 'location',
    schema: PreferredLocationBody,
    start: {
      city_id: profile.city?.id ?? '',
      location_id: profile.location?.id ?? '',
      preferred_location_id: profile.preferred_location.map(({ id }) => id),
    },
    send: (body) => call('POST /api/update-tutor-preferred-location', { body }),
    done,
  });
  const { form } = edit;
  return (
    <EditForm edit={edit} label={t('section.location')}>
      <AreaFields
        form={form}
        preferred={{ label: t('profile.preferred'), placeholder: t('update.preferred.choose') }}
      />
    </EditForm>
  );
}
