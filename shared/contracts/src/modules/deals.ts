import { z } from 'zod';
import { dataOf, Gender, Id, Instant, page, Taka } from '../common.ts';
import { endReasons } from '../constants.ts';
import { defineEndpoints } from '../endpoint.ts';
import { GuardianPageQuery, named, optionalText } from '../guardian-page.ts';
import { DayChange } from './routine-changes.ts';

/** A lesson of the week as both sides read it; answers that a device keeps from an older version lack the week. */
export const DealLesson = z.object({
  /** 1 Saturday to 7 Friday. */
  day: z.int().min(1).max(7),
  /** `HH:mm`, Bangladesh time. */
  time: z.string(),
  subjects: z.array(z.string()),
});
export type DealLesson = z.infer<typeof DealLesson>;

/** A tutor's student: the only place where a tutor sees a family's name, phone and address (decision OQ-050). */
export const Deal = z.object({
  id: Id,
  tuition_job_offer_id: Id,
  class_info: z.object({
    class: z.string(),
    medium: z.string(),
    school: z.string().nullable(),
    /** Taka a month. */
    salary: Taka,
  }),
  parent_info: z.object({ name: z.string(), phone: z.string(), address: z.string() }),
  /** Exact. */
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  status: z.object({ current: z.enum(['in_process', 'continue']), date_time: Instant }),
  /** Steps behind it, oldest first; all are shown as completed. */
  previous_schedule: z.array(z.object({ stage: z.string(), date_time: Instant })),
  started_by_tutor: z.boolean(),
  started_by_guardian: z.boolean(),
  /** Until when both sides say that lessons started; null once they did. */
  start_by: Instant.nullable(),
  routine: z.array(DealLesson).optional(),
  /** Says how the routine is other than usual on some days. */
  changes: z.array(DayChange).optional(),
});
export type Deal = z.infer<typeof Deal>;

export const MyTutor = z.object({
  /** Also the id of the deal. */
  id: Id,
  tutor_id: Id,
  tuition_job_offer_id: Id,
  /** The request of its job; answers that a device keeps from an older version lack it. */
  tutor_request_id: Id.nullable().optional(),
  /** The parts that are optional begin the routine. */
  tuition_job_offer: z.object({
    student_id: Id.nullable(),
    student_name: z.string().nullable(),
    days_in_week: z.int().min(1).max(7).optional(),
    /** `HH:mm`, Bangladesh time. */
    tutoring_time: z.string().nullable().optional(),
    subject_ids: z.array(Id).optional(),
  }),
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
  /** `continue` once both sides have confirmed that lessons started. */
  state: z.enum(['in_process', 'continue']),
  started_by_guardian: z.boolean(),
  started_by_tutor: z.boolean(),
  /** Until when both sides say that lessons started; null once they did. */
  start_by: Instant.nullable(),
  routine: z.array(DealLesson).optional(),
  /** Says how the routine is other than usual on some days. */
  changes: z.array(DayChange).optional(),
});
export type MyTutor = z.infer<typeof MyTutor>;

export const EndDealBody = z
  .object({ why: z.enum(endReasons, { error: 'end.choose' }), text: optionalText(500) })
  .refine(({ why, text }) => why !== 'other' || text !== null, { error: 'reason.required', path: ['text'] });
export type EndDealBody = z.output<typeof EndDealBody>;

export const dealEndpoints = defineEndpoints('tutor', {
  'GET /api/tutor/deals': {
    summary: "The tutor's students: pending ones in in_process, active ones in continue",
    response: dataOf(z.object({ in_process: z.array(Deal), continue: z.array(Deal) })),
  },
  'POST /api/tutor/deals/:id/started': {
    summary: 'The tutor says that lessons started; with the same from the guardian the deal continues',
  },
  'POST /api/deals/:id/end': {
    access: 'user',
    refuses: ['CONFLICT'],
    summary: 'A side of a deal ends it and says why; the other side and the operators are told',
    body: EndDealBody,
  },
  'GET /api/my-tutor': {
    access: 'parent',
    summary: "The guardian's tutors, newest first",
    offline: 'The routine of a student is opened by tutor.',
    query: GuardianPageQuery,
    response: page(MyTutor),
  },
  'POST /api/my-tutor/:id/started': {
    access: 'parent',
    summary: 'The guardian says that lessons started; with the same from the tutor the deal continues',
  },
});
