import { z } from 'zod';
import { Day, Gender, Id, Instant, page, success } from './common.ts';
import { defineEndpoints } from './endpoint.ts';
import { dayField, IdParams, idField, optionalIdField, requiredText, wholeNumber } from './fields.ts';
import { GuardianPageQuery, named, optionalText } from './guardian-page.ts';

const genderMessage = 'Please select a gender.';
const ageMessage = 'Please enter an age from 1 to 99.';

export const Student = z.object({
  id: Id,
  name: z.string(),
  dob: Day.nullable(),
  gender: Gender,
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

export const studentNameMessage = 'Name can have letters, spaces, dots, apostrophes and hyphens.';
const AnyName = requiredText('Name is required.', 100);
/** Letters and marks of any script, spaces, dots, apostrophes, hyphens, and the joiners of Bengali (docs/adr/0018). */
export const StudentName = AnyName.transform((name) => name.normalize('NFC')).refine(
  (name) => /^(?:[\p{L}\p{M} .'’-]|\u200c|\u200d)+$/u.test(name) && /\p{L}/u.test(name),
  { error: studentNameMessage },
);

const studentFields = {
  gender: wholeNumber(genderMessage, 1, 2).pipe(Gender),
  category_id: idField('Please select a category.'),
  curriculum_id: optionalIdField('Please select a curriculum.'),
  i_class_id: idField('Please select a class.'),
  institute_id: optionalIdField('Please select an institute.'),
  age: nullable(wholeNumber(ageMessage, 1, 99)),
  dob: nullable(
    dayField('Please enter a valid date of birth.').refine(
      (day) => day <= new Date().toISOString().slice(0, 10),
      { error: 'A date of birth cannot be in the future.' },
    ),
  ),
};

/** Either the institute or the age (decision OQ-072). */
const hasOne = (body: { institute_id: number | null; age: number | null }) =>
  body.institute_id !== null || body.age !== null;
const hasNotBoth = (body: { institute_id: number | null; age: number | null }) =>
  body.institute_id === null || body.age === null;
const neither = { path: ['age'], message: 'Please select an institute or enter the age.' };
const twice = { path: ['age'], message: 'Please give either the institute or the age, not both.' };

export const StudentBody = z
  .object({ name: StudentName, ...studentFields })
  .refine(hasOne, neither)
  .refine(hasNotBoth, twice);
/** Of a student who is there: the server takes the stored name as it is, and any other as `StudentName`. */
export const StudentEdit = z
  .object({ name: AnyName, ...studentFields })
  .refine(hasOne, neither)
  .refine(hasNotBoth, twice);
export type StudentBody = z.input<typeof StudentBody>;

export const ParentLocation = z.object({
  id: Id,
  city_id: Id,
  city: named('city_name'),
  location_id: Id,
  /** The area's name. Where only one location is meant, `location_name` is the same in every shape. */
  location: named('location_name'),
  details_location: z.string(),
  /** Exact: the owner's own. */
  lat: z.number(),
  lon: z.number(),
  /** Name that the map's lookup gave for the position (decision OQ-118). */
  place_name: z.string().nullable(),
  created_at: Instant,
});
export type ParentLocation = z.infer<typeof ParentLocation>;

const positionMessage = 'Please choose a position inside Bangladesh on the map.';
const degrees = (min: number, max: number) =>
  z
    .union([z.number(), z.string().trim().min(1, positionMessage)], { error: positionMessage })
    .pipe(z.coerce.number<number | string>({ error: positionMessage }))
    .pipe(z.number({ error: positionMessage }).min(min, positionMessage).max(max, positionMessage));

export const ParentLocationBody = z.object({
  city_id: idField('Please select a city.'),
  location_id: idField('Please select a location.'),
  details_location: requiredText('Detail address is required.', 300),
  /** Bangladesh's bounding box. */
  lat: degrees(20.3, 26.8),
  lon: degrees(87.9, 92.8),
  location: optionalText(200),
});
export type ParentLocationBody = z.input<typeof ParentLocationBody>;

const mine = { access: 'parent' } as const;
const edit = { access: 'parent', lockable: true } as const;

export const studentEndpoints = defineEndpoints({
  'GET /api/my-student': {
    ...mine,
    summary: "The guardian's students, newest first",
    query: GuardianPageQuery,
    response: page(Student),
  },
  'POST /api/my-student': {
    ...edit,
    summary: 'Add a student: with an institute, or with an age when not enrolled in any',
    body: StudentBody,
    response: success(Student),
  },
  'PUT /api/my-student/:id': {
    ...edit,
    summary: 'Change a student',
    params: IdParams,
    body: StudentEdit,
    response: success(Student),
  },
  'DELETE /api/my-student/:id': {
    ...edit,
    summary: 'Delete a student; refused with CONFLICT while a request, job or routine names it (OQ-099)',
    params: IdParams,
    response: success(z.null()),
  },
  'GET /api/my-location': {
    ...mine,
    summary: "The guardian's locations, newest first",
    query: GuardianPageQuery,
    response: page(ParentLocation),
  },
  'POST /api/my-location': {
    ...edit,
    summary: 'Add a location; `location` is the name that the map found for the position',
    body: ParentLocationBody,
    response: success(ParentLocation),
  },
  'PUT /api/my-location/:id': {
    ...edit,
    summary: 'Change a location',
    params: IdParams,
    body: ParentLocationBody,
    response: success(ParentLocation),
  },
  'DELETE /api/my-location/:id': {
    ...edit,
    summary: 'Delete a location; refused with CONFLICT while a request names it (OQ-099)',
    params: IdParams,
    response: success(z.null()),
  },
});
