import { RadioField, SelectField } from '@porao/ui/forms';
import type { ReactNode } from 'react';
import { InstituteField } from '../lookup/institute.field.tsx';
import { LookupNotice } from '../lookup/lookup.notice.tsx';
import { useChoices, useExamTitles } from '../lookup/lookup.queries.ts';
import { t } from '../messages.ts';
import type { EducationForm } from './education.form.ts';

/** What a school degree (level 6 or 7) asks for: exam title, institute, group and curriculum. */
export function SchoolFields({ form, level }: { form: EducationForm; level: number }): ReactNode {
  const titles = useExamTitles(level);
  const groups = useChoices('group');
  const curriculums = useChoices('curriculum');
  return (
    <>
      <LookupNotice lists={[titles, groups, curriculums]} />
      <SelectField
        form={form}
        name="exam_title_id"
        label={t('education.title')}
        placeholder={t('education.title.choose')}
        options={titles.options}
      />
      <InstituteField
        form={form}
        name="university_id"
        list="university"
        label={t('education.school')}
        startText={form.getValues('university_name')}
        onName={(name) => form.setValue('university_name', name)}
      />
      <RadioField form={form} name="group_id" label={t('education.group')} options={groups.options} />
      <RadioField
        form={form}
        name="curriculum_id"
        label={t('education.curriculum')}
        options={curriculums.options}
      />
    </>
  );
}
