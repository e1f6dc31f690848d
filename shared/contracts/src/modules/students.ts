import { z } from 'zod';
import { Day, Gender, Id, Instant, page, success } from '../common.ts';
import { defineEndpoints } from '../endpoint.ts';
import { dayField, idField, optionalIdField, requiredText, wholeNumber } from '../fields.ts';
import { GuardianPageQuery, named } from '../guardian-page.ts';
import { PersonName } from '../person-fields.ts';

export const Student = z.object({
  id: Id,
  /** Empty until it is asked for, as `gender`, `age` and `institute` of a student that came with a request. */
  name: z.string(),
  dob: Day.nullable(),
  gender: Gender.nullable(),
  category_id: Id,
  tutoring_category: named('category_name'),
  curriculum_id: Id.nullable(),
  curriculum: named('curriculum_name').nullable(),
  i_class_id: Id,
  i_class: named('class_name'),
  institute_id: Id.nullable(),
  institute: z.object({ id: Id, university_name: z.string() }).nullable(),
  /** Years; only for a student who is not enrolled anywhere. */
  age: z.int().nullable(),
  created_at: Instant,
});
export type Student = z.infer<typeof Student>;

const nullable = <T extends z.ZodType>(schema: T) =>
  z
    .union([z.null(), z.literal(''), schema])
    .optional()
    .transform((value) => (value === '' || value === undefined ? null : value));

const student = (name: z.ZodString) =>
  z
    .object({
      name,
      gender: wholeNumber('gender.choose', 1, 2).pipe(Gender),
      category_id: idField('category.choose'),
      curriculum_id: optionalIdField('curriculum.choose'),
      i_class_id: idField('class.choose'),
      institute_id: optionalIdField('institute.choose'),
      age: nullable(wholeNumber('student.age', 1, 99)),
      dob: nullable(
        dayField('student.birthDate').refine((day) => day <= new Date().toISOString().slice(0, 10), {
          error: 'student.birthFuture',
        }),
      ),
    })
    // Either the institute or the age (decision OQ-072).
    .refine(({ institute_id, age }) => institute_id !== null || age !== null, {
      path: ['age'],
      message: 'student.instituteOrAge',
    })
    .refine(({ institute_id, age }) => institute_id === null || age === null, {
      path: ['age'],
      message: 'student.notBoth',
    });

export const StudentBody = student(PersonName);
/** Changes a student: the server takes the stored name as it is, and any other as `PersonName`. */
export const StudentEdit = student(requiredText('name.required', 100));
export type StudentBody = z.input<typeof StudentBody>;

/** Decides where the guardian's dashboard sends an account with unfinished onboarding. */
export const FamilyInfo = z.object({ students: z.int().min(0), locations: z.int().min(0) });
export type FamilyInfo = z.infer<typeof FamilyInfo>;

export const studentEndpoints = defineEndpoints('parent', {
  'GET /api/family-info': {
    summary: 'How many students and locations the guardian has stored (not in the product description)',
    response: z.object({ data: FamilyInfo }),
  },
  'GET /api/my-student': {
    summary: "The guardian's students, newest first",
    query: GuardianPageQuery,
    response: page(Student),
  },
  'POST /api/my-student': {
    lockable: true,
    refuses: ['CAP_REACHED'],
    summary: 'Add a student: with an institute, or with an age when not enrolled in any',
    body: StudentBody,
    response: success(Student),
  },
  'PUT /api/my-student/:id': {
    lockable: true,
    summary: 'Change a student',
    body: StudentEdit,
    response: success(Student),
  },
  'DELETE /api/my-student/:id': {
    lockable: true,
    refuses: ['CONFLICT'],
    summary: 'Delete a student; refused with CONFLICT while a request, job or routine names it (OQ-099)',
  },
});
