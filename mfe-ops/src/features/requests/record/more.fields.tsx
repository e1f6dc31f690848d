import type { ApproveBody, OpsRequestDetails } from '@porao/contracts';
import { useExamTitles } from '@porao/features';
import { Stack } from '@porao/ui';
import { CheckboxField, NumberField, SelectField, TextField, useWatch } from '@porao/ui/forms';
import type { ReactNode } from 'react';
import styles from '../requests.module.css';
import type { Approval, ApproveFormOf } from './approval.ts';
import { ManyField } from './many.field.tsx';
import { t } from './messages.ts';

const wanted = {
  curriculum_id: 'curriculum',
  group_id: 'group',
  religion_id: 'religion',
  university_type_id: 'universitytype',
  education_level_id: 'educationlevel',
} as const satisfies Partial<Record<keyof ApproveBody, keyof Approval['choices']>>;
const names = Object.keys(wanted) as (keyof typeof wanted)[];

interface MoreFieldsProps {
  approval: Approval;
  details: OpsRequestDetails;
}

export function MoreFields({ approval, details }: MoreFieldsProps): ReactNode {
  const { form, choices, more, setMore } = approval;
  return (
    <details
      className={styles.more}
      open={more}
      onToggle={({ currentTarget }) => setMore(currentTarget.open)}
    >
      <summary>{t('approve.more')}</summary>
      <Stack>
        <div className={styles.pair}>
          <NumberField
            form={form}
            name="job_duration"
            label={t('approve.months')}
            help={t('approve.months.help')}
          />
          <NumberField form={form} name="number_of_students" label={t('approve.students')} />
          <TextField
            form={form}
            name="flat_house"
            label={t('approve.house')}
            help={t('approve.house.help', { address: details.request.parent_location.details_location })}
          />
          <TextField form={form} name="road_no" label={t('approve.road')} />
          {names.map((name) => (
            <SelectField
              key={name}
              form={form}
              name={name}
              label={t(`approve.${name}`)}
              placeholder={t('approve.any')}
              options={choices[wanted[name]].options}
              {...(name === 'education_level_id' && {
                onPicked: () => form.setValue('exam_title_id', undefined),
              })}
            />
          ))}
          <ExamField form={form} />
          <TextField form={form} name="current_year" label={t('approve.year')} />
          <ManyField form={form} name="university_ids" label={t('approve.university_ids')} />
          <ManyField form={form} name="department_ids" label={t('approve.department_ids')} />
          {(['school_names', 'college_names'] as const).map((name) => (
            <TextField
              key={name}
              form={form}
              name={name}
              label={t(`approve.${name}`)}
              help={t('approve.names.help')}
              maxLength={150}
            />
          ))}
        </div>
        <CheckboxField form={form} name="crash_program" label={t('approve.crash')} />
      </Stack>
    </details>
  );
}

/** Depends on the education level, and is shown once there is one. */
function ExamField({ form }: { form: ApproveFormOf }): ReactNode {
  const level = Number(useWatch({ control: form.control, name: 'education_level_id' }) ?? 0);
  return level > 0 ? <ExamOfLevel form={form} level={level} /> : null;
}

function ExamOfLevel({ form, level }: { form: ApproveFormOf; level: number }): ReactNode {
  const exams = useExamTitles(level);
  return (
    <SelectField
      form={form}
      name="exam_title_id"
      label={t('approve.exam_title_id')}
      placeholder={t('approve.any')}
      options={exams.options}
    />
  );
}
