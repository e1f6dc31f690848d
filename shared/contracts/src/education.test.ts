import { expect, it } from 'vitest';
import { EducationBody } from './index.ts';

const school = { education_level_id: 6, exam_title_id: 601, group_id: '1', curriculum_id: 1 };
const degree = {
  education_level_id: '9',
  exam_title_id: 901,
  university_type_id: 1,
  current_semester: '100',
};
const fieldsOf = (body: object) =>
  EducationBody.safeParse(body).error?.issues.map((issue) => issue.path.join('.')) ?? [];

it('TUT-103 asks for what the level has', () => {
  expect(fieldsOf({})).toEqual(['education_level_id', 'exam_title_id']);
  expect(fieldsOf({ education_level_id: 7 })).toEqual(['exam_title_id', 'group_id', 'curriculum_id']);
  expect(fieldsOf({ education_level_id: 8, exam_title_id: '' })).toEqual([
    'exam_title_id',
    'university_type_id',
    'current_semester',
  ]);
  expect(fieldsOf(school)).toEqual([]);
  expect(fieldsOf(degree)).toEqual([]);
});

it('TUT-102 a result has exactly two decimals within the bounds of its level', () => {
  for (const result of ['2.34', '0.00', '4.00', '', null, undefined, 2.34]) {
    expect(fieldsOf({ ...degree, result })).toEqual([]);
  }
  for (const result of ['2.3', '2', '2.345', 'abc', '4.01', ' 2,34', '-1.00', 2.3]) {
    expect(fieldsOf({ ...degree, result })).toEqual(['result']);
  }
  expect(fieldsOf({ ...school, result: '5.00' })).toEqual([]);
  expect(fieldsOf({ ...school, result: '5.01' })).toEqual(['result']);
});

it('reads forms: empty is null, text is a number, the detail goes with English medium alone', () => {
  const entry = EducationBody.parse({
    ...school,
    board_id: '',
    curriculum_dependency_id: 2,
    passing_year: '2018',
  });
  expect(entry).toMatchObject({
    group_id: 1,
    board_id: null,
    curriculum_dependency_id: null,
    passing_year: 2018,
    result: null,
    current_institute: false,
  });
  const english = EducationBody.parse({ ...school, curriculum_id: 5, curriculum_dependency_id: 2 });
  expect(english.curriculum_dependency_id).toBe(2);
});
