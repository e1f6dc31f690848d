import { describe, expect, it } from 'vitest';
import { aJob } from '../../common/testing/jobs.ts';
import { qualificationsOf } from './qualification-list.ts';

const keys = (change: Parameters<typeof aJob>[0]) => qualificationsOf(aJob(change)).map((row) => row.key);

describe('qualifications', () => {
  it('PUB-041 list everything that a job sets, in the required order', () => {
    const list = qualificationsOf(
      aJob({
        tutor_gender: 2,
        group: { group_name: 'Science' },
        curriculum: { curriculum_name: 'National' },
        departments: [{ department_name: 'Physics' }, { department_name: 'Mathematics' }],
        universities: [{ university_name: 'BUET' }],
        university_type: { university_type: 'Public' },
        schools: ['Ideal School'],
        colleges: ['Notre Dame College'],
        current_year: '3rd year',
        education_level: { dependency_name: 'Bachelor' },
        number_of_students: 2,
        exam_title: { exam_title: 'HSC' },
        tutor_religion: { religion_name: 'Islam' },
      }),
    );
    expect(list).toEqual([
      { key: 'gender', values: ['female'] },
      { key: 'group', values: ['Science'] },
      { key: 'curriculum', values: ['National'] },
      { key: 'departments', values: ['Physics', 'Mathematics'] },
      { key: 'universities', values: ['BUET'] },
      { key: 'universityType', values: ['Public'] },
      { key: 'schools', values: ['Ideal School'] },
      { key: 'colleges', values: ['Notre Dame College'] },
      { key: 'currentYear', values: ['3rd year'] },
      { key: 'educationLevel', values: ['Bachelor'] },
      { key: 'students', values: ['2'] },
      { key: 'examTitle', values: ['HSC'] },
      { key: 'class', values: ['Class 8'] },
      { key: 'religion', values: ['Islam'] },
    ]);
  });

  it('PUB-041 leave out whatever is not set', () => {
    expect(keys({})).toEqual(['class']);
    expect(keys({ iclass: { class_name: '' }, current_year: '', schools: [''] })).toEqual([]);
  });

  it('PUB-042 have the number of students only above one', () => {
    expect(keys({ number_of_students: 1 })).not.toContain('students');
    expect(keys({ number_of_students: 2 })).toContain('students');
  });
});
