import { minExpectedSalary, TutoringStyleBody, type TutorProfile } from '@porao/contracts';
import { LookupNotice, useChoices, useDraftForm } from '@porao/features';
import { call, formatMoney } from '@porao/platform';
import { ChoiceChipsField, Form, NumberField, TextField } from '@porao/ui/forms';
import type { ReactNode } from 'react';
import { t } from '../../common/messages.ts';
import { AboutField } from './about.field.tsx';
import { draftName } from './draft-name.ts';
import { SaveButton } from './save.button.tsx';
import { useSave } from './save.ts';

const fields = [
  'expected_salary',
  'style_id',
  'tutoring_place_id',
  'upload_video',
  'about_your_tutoring_style',
] as const;

/** For how much, and how, a tutor teaches. */
export function SalaryForm({ profile, done }: { profile: TutorProfile; done: () => void }): ReactNode {
  const draftForm = useDraftForm({
    schema: TutoringStyleBody,
    start: {
      expected_salary: profile.expected_salary ?? '',
      style_id: profile.tutoring_style.map(({ id }) => id),
      tutoring_place_id: profile.tutoring_place.map(({ id }) => id),
      upload_video: profile.upload_video ?? '',
      about_your_tutoring_style: profile.about_your_tutoring_style ?? '',
    },
    draft: draftName('salary'),
  });
  const { form } = draftForm;
  const styles = useChoices('tutoringstyle');
  const places = useChoices('tutoringplace');
  const save = useSave({ draftForm, section: 'salary', read: 'GET /api/tutor-profile', fields, done });
  return (
    <Form
      form={form}
      label={t('section.salary')}
      onSubmit={(body) => save(() => call('POST /api/update-tutoring-style-and-expected-salary', { body }))}
    >
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
      <TextField
        form={form}
        name="upload_video"
        label={t('update.video')}
        help={t('update.video.help')}
        type="url"
        inputMode="url"
        autoComplete="off"
      />
      <SaveButton draftForm={draftForm} />
    </Form>
  );
}
