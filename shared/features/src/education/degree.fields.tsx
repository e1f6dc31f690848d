import { firstPassingYear, graduated } from '@porao/contracts';
import { formatDigits } from '@porao/platform';
import { TextField } from '@porao/ui/forms';
import { InstituteField } from '../lookup/institute.field.tsx';
import { LookupNotice } from '../lookup/lookup.notice.tsx';
import { useChoices, useExamTitles } from '../lookup/lookup.queries.ts';
import type { EducationForm } from './education.form.ts';
import { EducationSelect } from './education.select.tsx';
import { t } from './messages.ts';

const thisYear = new Date().getFullYear();

/** Where a degree (level 8 to 11) is taken: exam title, department, institute and its type. */
export function DegreeFields({ form, level }: { form: EducationForm; level: number }) {
  const titles = useExamTitles(level);
  const types = useChoices('universitytype');
  return (
    <>
      <LookupNotice lists={[titles, types]} />
      <EducationSelect form={form} name="exam_title_id" text="title" options={titles.options} />
      <InstituteField
        form={form}
        name="department_id"
        list="department"
        label={t('education.department')}
        nameField="department_name"
      />
      <InstituteField
        form={form}
        name="university_id"
        list="university"
        label={t('education.institute')}
        nameField="university_name"
      />
      <EducationSelect form={form} name="university_type_id" text="type" options={types.options} />
    </>
  );
}

export function ProgressFields({ form }: { form: EducationForm }) {
  const semesters = [
    ...Array.from({ length: 12 }, (_, place) => ({
      value: place + 1,
      label: t('education.semester.number', { place: place + 1 }),
    })),
    { value: graduated, label: t('education.semester.graduated') },
  ];
  return (
    <>
      <EducationSelect form={form} name="current_semester" text="semester" options={semesters} />
      <ResultFields form={form} help={t('education.result.help')} />
    </>
  );
}

export function ResultFields({ form, help }: { form: EducationForm; help: string }) {
  const years = Array.from({ length: thisYear - firstPassingYear + 1 }, (_, place) => ({
    value: thisYear - place,
    label: formatDigits(thisYear - place),
  }));
  return (
    <>
      <TextField
        form={form}
        name="result"
        label={t('education.result')}
        help={help}
        inputMode="decimal"
        maxLength={5}
      />
      <EducationSelect form={form} name="passing_year" text="year" options={years} />
    </>
  );
}
