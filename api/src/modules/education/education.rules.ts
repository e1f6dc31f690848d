import type { EducationBody } from '@porao/contracts';
import type { z } from 'zod';
import { type FieldErrors, invalid } from '../../kit/failure.ts';
import { type Reference, rowOf } from '../lookups/index.ts';

export type EducationEntry = z.output<typeof EducationBody>;

export function educationReferences(entry: EducationEntry): Record<string, Reference> {
  const { education_level_id, exam_title_id } = entry;
  return {
    education_level_id: rowOf('education_levels', education_level_id, 'option.ofList.educationLevel'),
    exam_title_id: {
      table: 'exam_titles',
      ids: [exam_title_id],
      within: [education_level_id],
      message: 'examTitle.ofLevel',
    },
    group_id: rowOf('groups', entry.group_id, 'option.ofList.group'),
    curriculum_id: rowOf('curriculums', entry.curriculum_id, 'option.ofList.curriculum'),
    curriculum_dependency_id: rowOf(
      'curriculum_dependencies',
      entry.curriculum_dependency_id,
      'option.ofList.medium',
    ),
    board_id: rowOf('boards', entry.board_id, 'option.ofList.board'),
    university_id: rowOf('universities', entry.university_id, 'option.ofList.institute'),
    university_type_id: rowOf('university_types', entry.university_type_id, 'option.ofList.instituteType'),
    department_id: rowOf('departments', entry.department_id, 'option.ofList.department'),
  };
}

export function passingYearErrors(entry: EducationEntry, today: string): FieldErrors {
  const thisYear = Number(today.slice(0, 4));
  if (entry.passing_year === null || entry.passing_year <= thisYear) return {};
  return { passing_year: [{ key: 'passingYear.future', params: { year: thisYear } }] };
}

const ofConstraint: Readonly<Record<string, FieldErrors>> = {
  tutor_educations_tutor_id_education_level_id_key: { education_level_id: ['education.levelTaken'] },
  tutor_educations_current: { current_institute: ['education.currentTaken'] },
};

/** The failure for a violated unique index; any other error unchanged. */
export function educationConflict(constraint: string | null, error: unknown): unknown {
  const errors = constraint === null ? undefined : ofConstraint[constraint];
  return errors ? invalid(errors) : error;
}
