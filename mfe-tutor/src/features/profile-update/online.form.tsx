import { OnlineTutoringBody } from '@porao/contracts';
import { call } from '@porao/platform';
import { NumberField, RadioField } from '@porao/ui/forms';
import { t } from '../../common/messages.ts';
import { AboutField } from './about.field.tsx';
import { EditForm, type ProfileFormProps, useEdit } from './edit.form.tsx';
import { VideoField } from './video.field.tsx';

/** Teaching online; nothing here is required, and what is emptied is removed. */
export default function OnlineForm({ profile, done }: ProfileFormProps) {
  const edit = useEdit({
    section: 'online',
    schema: OnlineTutoringBody,
    start: {
      expected_salary_online_per_hour: profile.expected_salary_online_per_hour ?? '',
      demo_class_video: profile.demo_class_video ?? '',
      about_your_online_tutoring_style: profile.about_your_online_tutoring_style ?? '',
      tutor_gender: profile.tutor_gender ?? '',
    },
    send: ({ expected_salary_online_per_hour: hourly, ...rest }) =>
      // An emptied number is no value of the form, and what is not sent would stay.
      call('POST /api/gender-and-expeced-salary-update', {
        body: { ...rest, expected_salary_online_per_hour: hourly ?? null },
      }),
    done,
  });
  const { form } = edit;
  return (
    <EditForm edit={edit} label={t('section.online')}>
      <NumberField
        form={form}
        name="expected_salary_online_per_hour"
        label={t('update.hourly')}
        icon="money"
      />
      <RadioField
        form={form}
        name="tutor_gender"
        label={t('profile.teaches')}
        options={([1, 2, 3] as const).map((value) => ({ value, label: t(`profile.teaches.${value}`) }))}
      />
      <AboutField form={form} name="about_your_online_tutoring_style" label={t('update.aboutOnline')} />
      <VideoField form={form} name="demo_class_video" label={t('update.demo')} />
    </EditForm>
  );
}
