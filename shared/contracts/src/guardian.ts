import { z } from 'zod';
import { Day, dataOf, Gender, Id, IdParam, Instant, page, success, TutorGender } from './common.ts';
import { defineEndpoints } from './endpoint.ts';
import { dayField, IdParams, idField, idList, optionalIdField, requiredText, wholeNumber } from './fields.ts';

/** Rows a page of the guardian's lists has unless asked otherwise (spec, section 9). */
export const guardianPageSize = 3;
/** One routine per weekday. */
export const routinePageSize = 7;

const pageNumber = z.coerce.number().pipe(z.int().min(1).max(100_000)).default(1);
const perPage = (size: number) => z.coerce.number().pipe(z.int().min(1).max(100)).default(size);
/** `?per_page=3&page=`. */
export const GuardianPageQuery = z.object({ page: pageNumber, per_page: perPage(guardianPageSize) });

const named = <K extends string>(key: K) => z.object({ [key]: z.string() } as Record<K, z.ZodString>);
const optionalText = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `At most ${max} characters can be stored.`)
    .nullish()
    .transform((text) => text || null);
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

export const StudentBody = z
  .object({
    name: requiredText('Name is required.', 100),
    gender: wholeNumber(genderMessage, 1, 2).pipe(Gender),
    category_id: idField('Please select a category.'),
    curriculum_id: optionalIdField('Please select a curriculum.'),
    i_class_id: idField('Please select a class.'),
    /** Either the institute or the age (decision OQ-072). */
    institute_id: optionalIdField('Please select an institute.'),
    age: nullable(wholeNumber(ageMessage, 1, 99)),
    dob: nullable(
      dayField('Please enter a valid date of birth.').refine(
        (day) => day <= new Date().toISOString().slice(0, 10),
        { error: 'A date of birth cannot be in the future.' },
      ),
    ),
  })
  .refine((body) => body.institute_id !== null || body.age !== null, {
    path: ['age'],
    message: 'Please select an institute or enter the age.',
  })
  .refine((body) => body.institute_id === null || body.age === null, {
    path: ['age'],
    message: 'Please give either the institute or the age, not both.',
  });
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

export const TutorRequest = z.object({
  id: Id,
  student_id: Id,
  student: named('name'),
  parent_location_id: Id,
  parent_location: z.object({
    id: Id,
    city: named('city_name'),
    location: named('location_name'),
    details_location: z.string(),
  }),
  subjects: z.array(z.object({ id: Id, subject_name: z.string() })),
  tutor_gender: TutorGender,
  tutoring_place_id: z.int(),
  tutoring_place: named('tutoring_place'),
  days_in_week: z.int().min(1).max(7),
  tutor_requirement: z.string().nullable(),
  /** Pending, Approved, Rejected, Withdrawn or Closed; only Pending can be changed. Show whatever comes. */
  stage: z.string(),
  /** Why it was rejected, withdrawn or closed. */
  stage_reason: z.string().nullable(),
  i_class: named('class_name'),
  tutoring_category: named('category_name'),
  curriculum: named('curriculum_name').nullable(),
  /** The job it became; null before approval. */
  tuition_job_offer_id: Id.nullable(),
  /** Tutors that the candidates call lists. */
  candidates: z.int().min(0),
  created_at: Instant,
});
export type TutorRequest = z.infer<typeof TutorRequest>;

export const TutorRequestBody = z.object({
  student_id: idField('Please select a student.'),
  parent_location_id: idField('Please select a location.'),
  subjects: idList('Please select at least one subject.', 30),
  tutor_gender: wholeNumber('Please select a tutor gender.', 1, 3).pipe(TutorGender).default(1),
  tutoring_place_id: wholeNumber('Please select a tutoring place.', 1, 3).default(2),
  days_in_week: wholeNumber('Please select 1 to 7 days.', 1, 7).default(5),
  tutor_requirement: optionalText(1000),
});
export type TutorRequestBody = z.input<typeof TutorRequestBody>;

export const MyTutor = z.object({
  /** Also the id of the deal. */
  id: Id,
  tutor_id: Id,
  tuition_job_offer_id: Id,
  tuition_job_offer: z.object({ student_id: Id.nullable(), student_name: z.string().nullable() }),
  tutor: z.object({
    user: z.object({
      name: z.string(),
      photo: z.string().nullable(),
      gender: Gender,
      phone_no: z.string(),
    }),
    educational_info: z.array(
      z.object({
        current_institute: z.enum(['0', '1']),
        university: named('university_name').nullable(),
      }),
    ),
  }),
  /** `continue` once both sides have said that lessons started. */
  state: z.enum(['in_process', 'continue']),
  started_by_guardian: z.boolean(),
  started_by_tutor: z.boolean(),
});
export type MyTutor = z.infer<typeof MyTutor>;

export const Routine = z.object({
  id: Id,
  /** 1 Saturday to 7 Friday. */
  day: z.int().min(1).max(7),
  /** `HH:mm`, Bangladesh time. */
  time: z.string().regex(/^\d\d:\d\d$/),
  subjects: z.array(z.object({ id: Id, subject_name: z.string() })),
  tutor_id: Id,
  student_id: Id,
});
export type Routine = z.infer<typeof Routine>;

const timeMessage = 'Please select a time.';
export const RoutineBody = z.object({
  day: wholeNumber('Please select a day.', 1, 7),
  time: z.string({ error: timeMessage }).regex(/^([01]\d|2[0-3]):[0-5]\d$/, timeMessage),
  tutor_id: idField('Please select a tutor.'),
  student_id: idField('Please select a student.'),
  subjects: idList('Please select at least one subject.', 30),
});
export type RoutineBody = z.input<typeof RoutineBody>;

/** A tutor who applied, as the guardian sees one: no contact before the deal (decision OQ-142). */
export const Candidate = z.object({
  /** The application's id. */
  id: Id,
  tutor_id: Id,
  name: z.string(),
  gender: Gender,
  photo: z.string().nullable(),
  education: z.array(
    z.object({
      education_level: z.string(),
      exam_title: z.string(),
      university_name: z.string().nullable(),
      department_name: z.string().nullable(),
      result: z.string().nullable(),
      current_institute: z.boolean(),
    }),
  ),
  experience: z.array(
    z.object({
      class_name: z.string(),
      category_name: z.string(),
      duration_from: Day,
      duration_to: Day,
    }),
  ),
  about_your_tutoring_style: z.string().nullable(),
  /** Percent of the profile that is filled. */
  completion: z.int().min(0).max(100),
  /** Whole kilometres, rounded up, from the middle of the tutor's square kilometre; null when unknown. */
  distance_km: z.int().min(1).nullable(),
  /** Titles of credentials that an operator has seen and verified. */
  verified_credentials: z.array(z.string()),
  stage: z.enum(['applied', 'shortlisted', 'appointed', 'confirm']),
  applied_at: Instant,
  preferred: z.boolean(),
  meet_asked: z.boolean(),
  /** Null until confirmed. */
  phone_no: z.string().nullable(),
});
export type Candidate = z.infer<typeof Candidate>;
/** Candidates that a guardian can mark as preferred. */
export const maxPreferred = 5;

const CandidateParams = z.object({ id: IdParam, candidateId: IdParam });
const reasonOf = (max: number) => optionalText(max);
const mine = { access: 'parent' } as const;
const edit = { access: 'parent', lockable: true } as const;

export const guardianEndpoints = defineEndpoints({
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
    body: StudentBody,
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
  'GET /api/tutor-request': {
    ...mine,
    summary: "The guardian's tutor requests, newest first",
    query: GuardianPageQuery,
    response: page(TutorRequest),
  },
  'POST /api/tutor-request': {
    ...edit,
    summary: 'Ask for a tutor; an operator approves it as a job or rejects it',
    body: TutorRequestBody,
    response: success(TutorRequest),
  },
  'GET /api/tutor-request/:id': {
    ...mine,
    summary: 'One own tutor request (ours, beyond the spec)',
    params: IdParams,
    response: dataOf(TutorRequest),
  },
  'PUT /api/tutor-request/:id': {
    ...edit,
    summary: 'Change a request while it is Pending',
    params: IdParams,
    body: TutorRequestBody,
    response: success(TutorRequest),
  },
  'POST /api/tutor-request/:id/withdraw': {
    ...edit,
    summary: 'Withdraw a request while it is Pending (ours, beyond the spec)',
    params: IdParams,
    body: z.object({ reason: reasonOf(500) }),
    response: success(TutorRequest),
  },
  'GET /api/tutor-request/:id/candidates': {
    ...mine,
    summary: 'Who applied to the job of an approved request, furthest stage first (ours, OQ-142)',
    params: IdParams,
    query: z.object({ page: pageNumber, per_page: perPage(10) }),
    response: page(Candidate),
  },
  'POST /api/tutor-request/:id/candidates/:candidateId/prefer': {
    ...edit,
    summary: 'Mark a candidate as preferred, at most five; the operator sees it (ours)',
    params: CandidateParams,
    response: success(z.null()),
  },
  'POST /api/tutor-request/:id/candidates/:candidateId/unprefer': {
    ...edit,
    summary: 'Take the mark back (ours)',
    params: CandidateParams,
    response: success(z.null()),
  },
  'POST /api/tutor-request/:id/candidates/:candidateId/ask-to-meet': {
    ...edit,
    summary: 'Ask to meet this candidate, one at a time; the operator sees it and arranges it (ours)',
    params: CandidateParams,
    response: success(z.null()),
  },
  'GET /api/my-tutor': {
    ...mine,
    summary: "The guardian's tutors, newest first",
    query: GuardianPageQuery,
    response: page(MyTutor),
  },
  'POST /api/my-tutor/:id/started': {
    ...mine,
    summary: 'The guardian says that lessons started; with the same from the tutor the deal continues (ours)',
    params: IdParams,
    response: success(z.null()),
  },
  'GET /api/routine': {
    ...mine,
    summary: 'The week of an own student with a tutor, Saturday first',
    query: z.object({
      tutor_id: IdParam,
      student_id: IdParam,
      page: pageNumber,
      per_page: perPage(routinePageSize),
    }),
    response: page(Routine),
  },
  'POST /api/routine': {
    ...edit,
    summary: 'Add a routine: own student, own tutor, one per weekday',
    body: RoutineBody,
    response: success(Routine),
  },
  'PUT /api/routine/:id': {
    ...edit,
    summary: 'Change a routine',
    params: IdParams,
    body: RoutineBody,
    response: success(Routine),
  },
});
