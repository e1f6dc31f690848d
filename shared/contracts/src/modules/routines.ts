import { z } from 'zod';
import { Id, IdParam, page, success } from '../common.ts';
import { defineEndpoints } from '../endpoint.ts';
import { idField, idList, wholeNumber } from '../fields.ts';
import { pageNumber, perPage } from '../guardian-page.ts';

/** One routine per weekday. */
export const routinePageSize = 7;

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

export const RoutineBody = z.object({
  day: wholeNumber('day.choose', 1, 7),
  time: z.string({ error: 'time.choose' }).regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'time.choose'),
  tutor_id: idField('tutor.choose'),
  student_id: idField('student.choose'),
  subjects: idList('subjects.choose', 30),
});
export type RoutineBody = z.input<typeof RoutineBody>;

/** The same lesson on several days. */
export const RoutineDaysBody = RoutineBody.omit({ day: true }).extend({
  days: z
    .array(wholeNumber('day.choose', 1, 7), { error: 'day.choose' })
    .min(1, 'day.choose')
    .max(routinePageSize, 'day.choose')
    .transform((days) => [...new Set(days)]),
});
export type RoutineDaysBody = z.input<typeof RoutineDaysBody>;

export const routineEndpoints = defineEndpoints('parent', {
  'GET /api/routine': {
    refuses: ['NOT_FOUND'],
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
    lockable: true,
    summary: 'Add a routine: own student, own tutor, one per weekday',
    body: RoutineBody,
    response: success(Routine),
  },
  'POST /api/routine/days': {
    lockable: true,
    refuses: ['CONFLICT'],
    summary: 'Add the same lesson on several days at once: all of them, or none where one has a routine',
    body: RoutineDaysBody,
    response: success(z.array(Routine)),
  },
  'PUT /api/routine/:id': {
    lockable: true,
    refuses: ['CONFLICT'],
    summary: 'Change a routine',
    body: RoutineBody,
    response: success(Routine),
  },
});
