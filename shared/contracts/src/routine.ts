import { z } from 'zod';
import { Gender, Id, IdParam, page, success } from './common.ts';
import { defineEndpoints } from './endpoint.ts';
import { IdParams, idField, idList, wholeNumber } from './fields.ts';
import { GuardianPageQuery, named, pageNumber, perPage } from './guardian-page.ts';

/** One routine per weekday. */
export const routinePageSize = 7;

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

const mine = { access: 'parent' } as const;
const edit = { access: 'parent', lockable: true } as const;

export const routineEndpoints = defineEndpoints({
  'GET /api/my-tutor': {
    ...mine,
    summary: "The guardian's tutors, newest first",
    offline: 'The routine of a student is opened by tutor.',
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
    offline: 'The routine says when the next lesson is.',
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
