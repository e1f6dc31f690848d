import { z } from 'zod';
import { Day, dataOf, Id, Instant, page, success, Taka, TutorGender } from '../common.ts';
import { timesOfDay } from '../constants.ts';
import { defineEndpoints } from '../endpoint.ts';
import { clearable, dayField, idField, idList, wholeNumber } from '../fields.ts';
import { GuardianPageQuery, named, optionalText } from '../guardian-page.ts';

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
  /** Taka a month, as the family would like it. */
  budget: z.int().nullable(),
  time_of_day: z.enum(timesOfDay),
  start_date: Day.nullable(),
  /** The first lesson is a trial. */
  trial_lesson: z.boolean().optional(),
  /** Asked after posting, before an operator approves; `age` is the age or the institute. */
  student_missing: z.array(z.enum(['name', 'gender', 'age'])),
  /** As an operator would publish it, below the budget; there in stage Terms, until the guardian agrees. */
  terms: z
    .object({
      actual_salary: Taka,
      days_in_week: z.int(),
      tutor_gender: TutorGender,
      tutoring_time: z.string(),
      hiring_date: Day,
    })
    .nullable(),
  /** Pending, Terms, Approved, Rejected, Withdrawn or Closed; only Pending can be changed. Clients show any value. */
  stage: z.string(),
  stage_reason: z.string().nullable(),
  i_class: named('class_name'),
  tutoring_category: named('category_name'),
  curriculum: named('curriculum_name').nullable(),
  /** The job it became; null before approval. */
  tuition_job_offer_id: Id.nullable(),
  /** Tutors that the candidates call lists. */
  candidates: z.int().min(0),
  /** Until when an operator looks at it; null once one decided. */
  review_by: Instant.nullable(),
  /** Until when the guardian answers its terms; null in any other stage. */
  agree_by: Instant.nullable().optional(),
  /** Until when the guardian answers those who applied; null when nobody waits for it. */
  answer_by: Instant.nullable(),
  /** State of the newest deal of its job; null without one. */
  deal: z.enum(['in_process', 'continue', 'ended']).nullable().optional(),
  /** The end of its newest deal; null while that runs. */
  ended: z
    .object({
      deal_id: Id,
      at: Instant,
      by: z.enum(['guardian', 'tutor', 'operator', 'system']),
      reason: z.string().nullable(),
      tutor_name: z.string(),
      /** Until when those who were not selected can be asked, and how many there are; null where they cannot. */
      another_by: Instant.nullable(),
      others: z.int().min(0),
    })
    .nullable()
    .optional(),
  /** The hiring date of its open job, once it passed: the job is on no list until the guardian keeps it open. */
  hiring_passed: Day.nullable().optional(),
  created_at: Instant,
});
export type TutorRequest = z.infer<typeof TutorRequest>;

/** Least and most that a family may name, in taka a month. */
export const budgetRange = { least: 500, most: 1_000_000 } as const;

const bangladeshMs = 6 * 3_600_000;
const today = () => new Date(Date.now() + bangladeshMs).toISOString().slice(0, 10);

export const TutorRequestBody = z.object({
  student_id: idField('student.choose'),
  parent_location_id: idField('location.choose'),
  subjects: idList('subjects.choose', 30),
  tutor_gender: wholeNumber('tutorGender.choose', 1, 3).pipe(TutorGender).default(3),
  tutoring_place_id: wholeNumber('place.choose', 1, 3).default(2),
  days_in_week: wholeNumber('days.choose', 1, 7).default(5),
  tutor_requirement: optionalText(1000),
  // Changing a request keeps those of these that are not sent.
  budget: clearable(wholeNumber('budget.range', budgetRange.least, budgetRange.most), 'budget.range'),
  time_of_day: z.enum(timesOfDay, { error: 'timeOfDay.choose' }).optional(),
  trial_lesson: z.boolean({ error: 'flag.invalid' }).optional(),
  start_date: clearable(
    dayField('startDate.invalid').refine((day) => day >= today(), { error: 'startDate.invalid' }),
    'startDate.invalid',
  ),
});
export type TutorRequestBody = z.input<typeof TutorRequestBody>;

export const tutorRequestEndpoints = defineEndpoints('parent', {
  'GET /api/tutor-request': {
    summary: "The guardian's tutor requests, newest first",
    query: GuardianPageQuery,
    response: page(TutorRequest),
  },
  'POST /api/tutor-request': {
    lockable: true,
    refuses: ['CAP_REACHED'],
    summary: 'Ask for a tutor; an operator approves it as a job or rejects it',
    body: TutorRequestBody,
    response: success(TutorRequest),
  },
  'GET /api/tutor-request/:id': {
    summary: 'One own tutor request (not in the product description)',
    response: dataOf(TutorRequest),
  },
  'PUT /api/tutor-request/:id': {
    lockable: true,
    refuses: ['CONFLICT'],
    summary: 'Change a request while it is Pending',
    body: TutorRequestBody,
    response: success(TutorRequest),
  },
  'POST /api/tutor-request/:id/withdraw': {
    lockable: true,
    summary: 'Withdraw a request before it is published (not in the product description)',
    body: z.object({ reason: optionalText(500) }),
    response: success(TutorRequest),
  },
  'POST /api/tutor-request/:id/another-student': {
    lockable: true,
    refuses: ['CAP_REACHED'],
    summary: 'Say that a pending request is for another child of the class, of whom the rest is asked later',
    response: success(TutorRequest),
  },
  'POST /api/tutor-request/:id/agree': {
    lockable: true,
    summary: 'Agree to terms below the budget: the request is published as a job',
    response: success(TutorRequest),
  },
  'POST /api/tutor-request/:id/decline-terms': {
    lockable: true,
    summary: 'Give a request back to the operators, who look at its terms again',
    response: success(TutorRequest),
  },
  'POST /api/tutor-request/:id/keep-open': {
    lockable: true,
    refuses: ['CONFLICT'],
    summary: 'Move the hiring date of an open job that passed to two weeks from today; twice changes nothing',
    response: success(TutorRequest),
  },
  'POST /api/tutor-request/:id/end': {
    lockable: true,
    refuses: ['CONFLICT'],
    summary: 'End the open job of an own request, before a tutor is appointed',
    response: success(TutorRequest),
  },
});
