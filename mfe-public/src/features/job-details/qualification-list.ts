import type { Job } from '@porao/contracts';

const genderCodes: Partial<Record<number, string>> = { 1: 'male', 2: 'female' };

/** Returns what the job asks of its tutor, in the order of PUB-041; what is not set is left out. The values are, for
 * gender, `male` or `female`, for students the number, else names as they were written. */
export function qualificationsOf(job: Job) {
  const row = <const Key extends string>(key: Key, ...values: readonly (string | null | undefined)[]) => ({
    key,
    values: values.filter((value): value is string => Boolean(value)),
  });
  const rows = [
    row('gender', genderCodes[job.tutor_gender]),
    row('group', job.group?.group_name),
    row('curriculum', job.curriculum?.curriculum_name),
    row('departments', ...job.departments.map(({ department_name }) => department_name)),
    row('universities', ...job.universities.map(({ university_name }) => university_name)),
    row('universityType', job.university_type?.university_type),
    row('schools', ...job.schools),
    row('colleges', ...job.colleges),
    row('currentYear', job.current_year),
    row('educationLevel', job.education_level?.dependency_name),
    row('students', job.number_of_students > 1 ? String(job.number_of_students) : null),
    row('examTitle', job.exam_title?.exam_title),
    row('class', job.iclass.class_name),
    row('religion', job.tutor_religion?.religion_name),
  ];
  return rows.filter(({ values }) => values.length > 0);
}
