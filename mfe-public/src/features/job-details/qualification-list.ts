import type { Job } from '@porao/contracts';

export type QualificationKey =
  | 'gender'
  | 'group'
  | 'curriculum'
  | 'departments'
  | 'universities'
  | 'universityType'
  | 'schools'
  | 'colleges'
  | 'currentYear'
  | 'educationLevel'
  | 'students'
  | 'examTitle'
  | 'class'
  | 'religion';

export interface Qualification {
  key: QualificationKey;
  /** For gender `male` or `female`, for students the number; else names as they were written. */
  values: readonly string[];
}

const genderCodes: Partial<Record<number, string>> = { 1: 'male', 2: 'female' };

/** Returns what the job asks of its tutor, in the order of PUB-041; what is not set is left out. */
export function qualificationsOf(job: Job): Qualification[] {
  const rows: [QualificationKey, (string | null | undefined)[]][] = [
    ['gender', [genderCodes[job.tutor_gender]]],
    ['group', [job.group?.group_name]],
    ['curriculum', [job.curriculum?.curriculum_name]],
    ['departments', job.departments.map((row) => row.department_name)],
    ['universities', job.universities.map((row) => row.university_name)],
    ['universityType', [job.university_type?.university_type]],
    ['schools', job.schools],
    ['colleges', job.colleges],
    ['currentYear', [job.current_year]],
    ['educationLevel', [job.education_level?.dependency_name]],
    ['students', [job.number_of_students > 1 ? String(job.number_of_students) : null]],
    ['examTitle', [job.exam_title?.exam_title]],
    ['class', [job.iclass.class_name]],
    ['religion', [job.tutor_religion?.religion_name]],
  ];
  return rows
    .map(([key, values]) => ({ key, values: values.filter((value): value is string => Boolean(value)) }))
    .filter((row) => row.values.length > 0);
}
