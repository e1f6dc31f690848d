import { minExpectedSalary, TutoringStyleBody } from '@porao/contracts';
import { LookupNotice, useChoices } from '@porao/features';
import { call, formatMoney } from '@porao/platform';
import { ChoiceChipsField, NumberField } from '@porao/ui/forms';
import { t } from '../../common/messages.ts';
import { AboutField } from './about.field.tsx';
import { EditForm, type ProfileFormProps, useEdit } from './edit.form.tsx';
import { VideoField } from './video.field.tsx';

/** For how much, and how, a tutor teaches. */
export default function SalaryForm({ profile, done }: ProfileFormProps) {
  const edit = useEdit({
    section: 'salary',
    schema: TutoringStyleBody,
    start: {
      expected_salary: profile.expected_salary ?? '',
      style_id: profile.tutoring_style.map(({ id }) => id),
      tutoring_place_id: profile.tutoring_place.map(({ id }) => id),
      upload_video: profile.upload_video ?? '',
      about_your_tutoring_style: profile.about_your_tutoring_style ?? '',
    },
    send: (body) => call('POST /api/update-tutoring-style-and-expected-salary', { body }),
    done,
  });
  const { form } = edit;
  const styles = useChoices('tutoringstyle');
  const places = useChoices('tutoringplace');
  return (
    <EditForm edit={edit} label={t('section.salary')}>
      <LookupNotice lists={[styles, places]} />
      <NumberField
        form={form}
        name="expected_salary"
        label={t('profile.salary')}
        help={t('update.salary.help', { least: formatMoney(minExpectedSalary) })}
        icon="money"
      />
      <ChoiceChipsField form={form} name="style_id" label={t('profile.styles')} options={styles.options} />
      <ChoiceChipsField
        form={form}
        name="tutoring_place_id"
        label={t('profile.places')}
        options={places.options}
      />
      <AboutField form={form} name="about_your_tutoring_style" label={t('profile.aboutStyle')} />
      <VideoField form={form} name="upload_video" label={t('update.video')} />
    </EditForm>
  );
}
