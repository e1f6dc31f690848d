import { z } from 'zod';
import { dataOf, Id, Instant, success } from '../common.ts';
import { englishMedium, firstPassingYear, graduated, schoolLevels } from '../constants.ts';
import { defineEndpoints } from '../endpoint.ts';
import { Flag, optionalIdField, optionalNumber } from '../fields.ts';
import { named } from '../guardian-page.ts';
import type { RuleKey } from '../message.ts';
import { plainNumber } from '../text.ts';

export const Education = z.object({
  id: Id,
  education_level_id: Id,
  education_level: named('dependency_name'),
  exam_title_id: Id,
  exam_title: z.string(),
  group_id: Id.nullable(),
  group: named('group_name').nullable(),
  university_id: Id.nullable(),
  university: named('university_name').nullable(),
  department_id: Id.nullable(),
  department: named('department_name').nullable(),
  board_id: Id.nullable(),
  board: named('board_name').nullable(),
  curriculum_id: Id.nullable(),
  curriculum: named('curriculum_name').nullable(),
  /** The English-medium detail of curriculum 5. */
  curriculum_dependency_id: Id.nullable(),
  curriculum_dependency: named('name').nullable(),
  university_type_id: Id.nullable(),
  university_type: z.string().nullable(),
  /** Exactly two decimals: `4.50`. */
  result: z
    .string()
    .regex(/^\d{1,2}\.\d\d$/)
    .nullable(),
  passing_year: z.int().nullable(),
  /** 1 to 12; 100 when graduated. */
  current_semester: z.int().nullable(),
  current_institute: z.enum(['0', '1']),
  created_at: Instant,
});
export type Education = z.infer<typeof Education>;

/** Best result of a level: GPA 5 at school, CGPA 4 after it (decision OQ-089). */
export const bestResult = (level: number): number => (schoolLevels.includes(level) ? 5 : 4);

const Fields = z.object({
  education_level_id: optionalNumber('educationLevel.choose', 6, 11),
  exam_title_id: optionalIdField('examTitle.choose'),
  group_id: optionalIdField('group.choose'),
  curriculum_id: optionalIdField('curriculum.choose'),
  /** Kept with curriculum 5 alone. */
  curriculum_dependency_id: optionalIdField('medium.choose'),
  board_id: optionalIdField('board.choose'),
  university_id: optionalIdField('institute.choose'),
  university_type_id: optionalIdField('instituteType.choose'),
  department_id: optionalIdField('department.choose'),
  /** Text, because JSON numbers lose the second decimal of 3.50. */
  result: z
    .union([z.string().overwrite(plainNumber), z.number(), z.null()], { error: 'result.invalid' })
    .optional(),
  passing_year: optionalNumber('passingYear.choose', firstPassingYear, 2100),
  current_semester: optionalNumber('semester.choose', 1, graduated),
  current_institute: Flag.optional().transform((value) => value ?? false),
});
type Entry = z.output<typeof Fields>;
type Fault = [field: keyof Entry, message: RuleKey, params?: Readonly<Record<string, string | number>>];

const isFilled = (value: unknown) => value !== null && value !== undefined && value !== '';

/** Returns the fields that the level needs and the entry lacks, in the order of the form. */
function missingFields(entry: Entry): Fault[] {
  const level = entry.education_level_id;
  const needed: Fault[] = [
    ['education_level_id', 'educationLevel.choose'],
    ['exam_title_id', 'examTitle.choose'],
  ];
  if (level !== null && schoolLevels.includes(level)) {
    needed.push(['group_id', 'group.choose'], ['curriculum_id', 'curriculum.choose']);
  } else if (level !== null) {
    needed.push(['university_type_id', 'instituteType.choose'], ['current_semester', 'semester.choose']);
  }
  return needed.filter(([field]) => !isFilled(entry[field]));
}

function resultFaults(entry: Entry): Fault[] {
  if (!isFilled(entry.result)) return [];
  const result = String(entry.result);
  if (!/^\d{1,2}\.\d\d$/.test(result)) return [['result', 'result.decimals']];
  const best = bestResult(entry.education_level_id ?? 0);
  return Number(result) > best ? [['result', 'result.range', { best }]] : [];
}

/** An education entry with the rules of TUT-102 and TUT-103 that need no database. */
export const EducationBody = Fields.transform((entry, context) => {
  const errors = [...missingFields(entry), ...resultFaults(entry)];
  const { current_semester, education_level_id, exam_title_id } = entry;
  if (current_semester !== null && current_semester > 12 && current_semester !== graduated) {
    errors.push(['current_semester', 'semester.range']);
  }
  for (const [field, message, params = {}] of errors) {
    context.issues.push({ code: 'custom', path: [field], message, params, input: entry[field] });
  }
  if (errors.length > 0 || education_level_id === null || exam_title_id === null) return z.NEVER;
  return {
    ...entry,
    education_level_id,
    exam_title_id,
    result: isFilled(entry.result) ? String(entry.result) : null,
    curriculum_dependency_id: entry.curriculum_id === englishMedium ? entry.curriculum_dependency_id : null,
  };
});
export type EducationBody = z.input<typeof EducationBody>;

export const educationEndpoints = defineEndpoints('tutor', {
  'GET /api/tutor-educational-info': {
    summary: "The tutor's degrees, newest first",
    response: dataOf(z.array(Education)),
  },
  'POST /api/create-tutor-educational-info': {
    lockable: true,
    summary: 'Add a degree: one per level, at most one current institute',
    body: EducationBody,
    response: success(Education),
  },
  'POST /api/update-tutor-educational-info/:id': {
    lockable: true,
    summary: 'Change a degree',
    body: EducationBody,
    response: success(Education),
  },
  'GET /api/delete-tutor-educational-info/:id': {
    lockable: true,
    writes: true,
    summary: 'Delete a degree (a GET that needs the bearer token, OQ-112)',
  },
});
