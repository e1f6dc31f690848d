import type { Education, EducationBody } from '@porao/contracts';
import { schoolLevels } from '@porao/contracts/constants';
import {
  DegreeFields,
  educationSchema,
  ProgressFields,
  SchoolDetailFields,
  SchoolFields,
} from '@porao/features';
import { call } from '@porao/platform';
import { CheckboxField } from '@porao/ui/forms';
import { Fragment } from 'react';
import { t } from '../../common/messages.ts';
import { EditForm, useEdit } from './edit.form.tsx';

interface EducationFormProps {
  level: number;
  /** Is the degree that is changed; undefined for a new one. */
  entry?: Education;
  /** The other degree of school: most people keep its group and curriculum. */
  school?: Education | undefined;
  /** Another degree is that of the current institute. */
  currentTaken: boolean;
  done: () => void;
}

const startOf = (level: number, entry?: Education, school?: Education) =>
  ({
    education_level_id: level,
    exam_title_id: entry?.exam_title_id ?? '',
    group_id: (entry ?? school)?.group_id ?? '',
    curriculum_id: (entry ?? school)?.curriculum_id ?? '',
    curriculum_dependency_id: (entry ?? school)?.curriculum_dependency_id ?? '',
    board_id: entry?.board_id ?? '',
    university_id: entry?.university_id ?? '',
    university_type_id: entry?.university_type_id ?? '',
    department_id: entry?.department_id ?? '',
    result: entry?.result ?? '',
    passing_year: entry?.passing_year ?? '',
    current_semester: entry?.current_semester ?? '',
    current_institute: entry?.current_institute === '1',
  }) satisfies EducationBody;

/** One degree: its level decides what is asked. */
export default function EducationForm({ level, entry, school, currentTaken, done }: EducationFormProps) {
  const edit = useEdit({
    section: 'education',
    row: entry?.id ?? `new-${level}`,
    schema: educationSchema,
    start: {
      ...startOf(level, entry, school),
      university_name: entry?.university?.university_name ?? '',
      department_name: entry?.department?.department_name ?? '',
    },
    send: (body) =>
      entry
        ? call('POST /api/update-tutor-educational-info/:id', { params: { id: entry.id }, body })
        : call('POST /api/create-tutor-educational-info', { body }),
    done,
  });
  const { form, version } = edit;
  return (
    <EditForm edit={edit} label={t(entry ? 'education.edit' : 'education.add')} adds={!entry} onCancel={done}>
      <Fragment key={version}>
        {schoolLevels.includes(level) ? (
          <>
            <SchoolFields form={form} level={level} />
            <SchoolDetailFields form={form} />
          </>
        ) : (
          <>
            <DegreeFields form={form} level={level} />
            <ProgressFields form={form} />
          </>
        )}
      </Fragment>
      {!currentTaken && <CheckboxField form={form} name="current_institute" label={t('education.current')} />}
    </EditForm>
  );
}
