import type { ApproveBody, OpsRequestDetails } from '@porao/contracts';
import { useDebounced, useExamTitles } from '@porao/features';
import { publicQuery, useQuery } from '@porao/platform';
import { Button, Group, Stack } from '@porao/ui';
import { SuggestInput } from '@porao/ui/controls';
import { CheckboxField, NumberField, SelectField, TextField, useController, useWatch } from '@porao/ui/forms';
import { type ReactNode, useState } from 'react';
import styles from '../../requests.module.css';
import type { Approval, ApproveFormOf } from '../approval.ts';
import { t } from './messages.ts';

const wanted = {
  curriculum_id: 'curriculum',
  group_id: 'group',
  religion_id: 'religion',
  university_type_id: 'universitytype',
  education_level_id: 'educationlevel',
} as const satisfies Partial<Record<keyof ApproveBody, keyof Approval['choices']>>;
const names = Object.keys(wanted) as (keyof typeof wanted)[];

export interface MoreFieldsProps {
  approval: Approval;
  details: OpsRequestDetails;
}

export default function MoreFields({ approval, details }: MoreFieldsProps): ReactNode {
  const { form, choices } = approval;
  return (
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

const lists = {
  university_ids: 'GET /api/university/select',
  department_ids: 'GET /api/department/select',
} as const satisfies Partial<Record<keyof ApproveBody, string>>;

/** Names of what was chosen in this tab: the form holds ids alone. */
const picked = new Map<string, string>();
const shownAtOnce = 8;

interface ManyFieldProps {
  form: ApproveFormOf;
  name: keyof typeof lists;
  label: string;
}

function ManyField({ form, name, label }: ManyFieldProps): ReactNode {
  const { field, fieldState } = useController({ control: form.control, name });
  const chosen: readonly number[] = field.value ?? [];
  const [text, setText] = useState('');
  const asked = useDebounced(text.trim());
  const { data = [], isSuccess } = useQuery({
    ...publicQuery(lists[name], { query: { q: asked } }),
    enabled: asked !== '',
  });
  const found = data.filter(({ id }) => !chosen.includes(id)).slice(0, shownAtOnce);
  return (
    <Stack gap="xs">
      <SuggestInput
        label={label}
        error={fieldState.error?.message}
        icon="search"
        value={text}
        onChange={setText}
        suggestions={found.map(({ id, text: label }) => ({ key: id, label }))}
        onPick={({ key, label: text }) => {
          picked.set(`${name} ${key}`, text);
          field.onChange([...chosen, key]);
          setText('');
        }}
        emptyText={isSuccess ? t('approve.many.none') : undefined}
        countText={t('approve.many.count', { count: found.length })}
        clearLabel={t('approve.many.clear')}
        inputRef={field.ref}
        onBlur={field.onBlur}
      />
      <Group>
        {chosen.map((id) => {
          const text = picked.get(`${name} ${id}`) ?? `#${id}`;
          return (
            <Button
              key={id}
              variant="light"
              size="sm"
              icon="close"
              aria-label={t('approve.many.remove', { name: text })}
              onClick={() => field.onChange(chosen.filter((other) => other !== id))}
            >
              {text}
            </Button>
          );
        })}
      </Group>
    </Stack>
  );
}
