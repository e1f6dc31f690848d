import { englishMedium } from '@porao/contracts';
import { RadioField, useWatch } from '@porao/ui/forms';
import { InstituteField } from '../lookup/institute.field.tsx';
import { LookupNotice } from '../lookup/lookup.notice.tsx';
import { useChoices, useExamTitles } from '../lookup/lookup.queries.ts';
import { ResultFields } from './degree.fields.tsx';
import type { EducationForm } from './education.form.ts';
import { EducationSelect } from './education.select.tsx';
import { t } from './messages.ts';

/** Asks what a school degree (level 6 or 7) needs: exam title, institute, group and curriculum. */
export function SchoolFields({ form, level }: { form: EducationForm; level: number }) {
  const titles = useExamTitles(level);
  const groups = useChoices('group');
  const curriculums = useChoices('curriculum');
  return (
    <>
      <LookupNotice lists={[titles, groups, curriculums]} />
      <EducationSelect form={form} name="exam_title_id" text="title" options={titles.options} />
      <InstituteField
        form={form}
        name="university_id"
        list="university"
        label={t('education.school')}
        nameField="university_name"
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

/** Asks for the rest of a school degree: the detail of an English-medium curriculum, board, result and passing year. */
export function SchoolDetailFields({ form }: { form: EducationForm }) {
  const curriculum = useWatch({ control: form.control, name: 'curriculum_id' });
  const boards = useChoices('board');
  const details = useChoices('curriculumdependency');
  return (
    <>
      <LookupNotice lists={[boards, details]} />
      {Number(curriculum) === englishMedium && (
        <EducationSelect
          form={form}
          name="curriculum_dependency_id"
          text="medium"
          options={details.options}
        />
      )}
      <EducationSelect form={form} name="board_id" text="board" options={boards.options} />
      <ResultFields form={form} help={t('education.result.school')} />
    </>
  );
}
