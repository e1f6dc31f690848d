import type { EducationBody } from '@porao/contracts';
import type { z } from 'zod';
import { type FieldErrors, invalid } from '../../kit/failure.ts';
import type { Reference } from '../lookups/index.ts';

export type EducationEntry = z.output<typeof EducationBody>;

/** The lookup rows that an entry names. */
export function educationReferences(entry: EducationEntry): Record<string, Reference> {
  return {
    education_level_id: {
      table: 'education_levels',
      ids: [entry.education_level_id],
      message: 'option.ofList.educationLevel',
    },
    exam_title_id: {
      table: 'exam_titles',
      ids: [entry.exam_title_id],
      within: [entry.education_level_id],
      message: 'examTitle.ofLevel',
    },
    group_id: { table: 'groups', ids: [entry.group_id], message: 'option.ofList.group' },
    curriculum_id: { table: 'curriculums', ids: [entry.curriculum_id], message: 'option.ofList.curriculum' },
    curriculum_dependency_id: {
      table: 'curriculum_dependencies',
      ids: [entry.curriculum_dependency_id],
      message: 'option.ofList.medium',
    },
    board_id: { table: 'boards', ids: [entry.board_id], message: 'option.ofList.board' },
    university_id: { table: 'universities', ids: [entry.university_id], message: 'option.ofList.institute' },
    university_type_id: {
      table: 'university_types',
      ids: [entry.university_type_id],
      message: 'option.ofList.instituteType',
    },
    department_id: { table: 'departments', ids: [entry.department_id], message: 'option.ofList.department' },
  };
}

export function passingYearErrors(entry: EducationEntry, today: string): FieldErrors {
  const thisYear = Number(today.slice(0, 4));
  if (entry.passing_year === null || entry.passing_year <= thisYear) return {};
  return { passing_year: [{ key: 'passingYear.future', params: { year: thisYear } }] };
}

const ofConstraint: Readonly<Record<string, FieldErrors>> = {
  tutor_educations_tutor_id_education_level_id_key: {
    education_level_id: ['education.levelTaken'],
  },
  tutor_educations_current: {
    current_institute: ['education.currentTaken'],
  },
};

/** The failure for a violated unique index; any other error unchanged. */
export function educationConflict(constraint: string | null, error: unknown): unknown {
  const errors = constraint === null ? undefined : ofConstraint[constraint];
  return errors ? invalid(errors) : error;
}
