import { z } from 'zod';
import { Day, dataOf, Gender, Id, IdParam, Instant, page, success, Taka, TutorGender } from '../common.ts';
import { closingReasons } from '../constants.ts';
import { defineEndpoints } from '../endpoint.ts';
import { asCsv, Contact, OptionalReason, paging, ReasonBody, SearchText } from '../ops-fields.ts';
import { tutorWaits } from '../waits.ts';
import { ProvedRecord } from './consents.ts';
import { AccountStatus } from './session.ts';

export const JobStatus = z.enum(['live', 'filled', 'expired', 'cancelled']);

export const OpsJob = z.object({
  id: Id,
  status: JobStatus,
  class_name: z.string(),
  category_name: z.string(),
  tutoring_place: z.string(),
  location_name: z.string().nullable(),
  city_name: z.string().nullable(),
  flat_house: z.string().nullable(),
  road_no: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  actual_salary: Taka,
  job_duration: z.int(),
  request_id: Id.nullable(),
  guardian: Contact.nullable(),
  applications: z.int().min(0),
  /** Applications that nobody has decided about yet. */
  undecided: z.int().min(0),
  preferred: z.int().min(0),
  /** The guardian asks to meet an applicant. */
  meet_asked: z.boolean(),
  created_at: Instant,
  live_until: Instant,
  /** Until when the guardian answers those who applied; null when nobody waits for it. */
  answer_by: Instant.nullable(),
});
export type OpsJob = z.infer<typeof OpsJob>;

export const OpsJobDetail = OpsJob.extend({
  subjects: z.array(z.object({ id: Id, subject_name: z.string() })),
  student_gender: z.union([Gender, z.literal(3)]),
  tutor_gender: TutorGender,
  days_in_week: z.int(),
  /** `HH:mm:ss` */
  tutoring_time: z.string().nullable(),
  /** Hours. */
  tutoring_duration: z.number().nullable(),
  number_of_students: z.int(),
  hiring_date: Day.nullable(),
  crash_program: z.boolean(),
  /** Begins with trial lessons, as its applicants read. */
  trial_lesson: z.boolean().optional(),
  tutor_requirement: z.string().nullable(),
  deal_id: Id.nullable(),
  /** Says what confirming somebody now would charge the tutor, and until which day. */
  charge: z.object({ percentage: z.int(), amount: Taka, due_on: Day }),
});
export type OpsJobDetail = z.infer<typeof OpsJobDetail>;

export const JobFilter = z.object({
  status: JobStatus.default('live'),
  q: SearchText,
  city_id: IdParam.optional(),
  i_class_id: IdParam.optional(),
  /** Jobs nobody applied to; with an undecided application; with an open one that the guardian marked. */
  applications: z.enum(['none', 'undecided', 'marked']).optional(),
  /** `ending`: those first that leave the board first. */
  sort: z.enum(['newest', 'oldest', 'ending']).default('newest'),
});
export type JobFilter = z.output<typeof JobFilter>;

/** States of an application with the four exits apart (decision OQ-139). */
export const ApplicationState = z.enum([
  'applied',
  'shortlisted',
  'appointed',
  'confirm',
  'payment',
  'withdrawn',
  'declined',
  'not_selected',
  'timed_out',
]);
export type ApplicationState = z.infer<typeof ApplicationState>;

/** Says how a tutor fits a job, as far as the profile says. */
export const TutorFit = z.object({
  gender: Gender,
  /** The job asks for this gender, or for any. */
  gender_fits: z.boolean(),
  /** The subjects of the job that the tutor teaches. */
  subject_ids: z.array(Id),
  teaches_class: z.boolean(),
  /** Teaches where the lessons are to take place: at home, in a group, online. */
  offers_place: z.boolean(),
  /** Without it a tutor cannot apply. */
  same_city: z.boolean(),
  /** Whole kilometres, rounded up; null online and where a position is unknown. */
  distance_km: z.int().min(1).nullable(),
  /** Days of a week on which the tutor is free during the whole lesson; at any hour where its time is unknown. */
  free_days: z.int().min(0).max(7),
  /** Taka a month. */
  expected_salary: Taka.nullable(),
  /** Ended early: before the agreed months, or in the first month of a job that continues. */
  deals: z.object({ count: z.int().min(0), ended_early: z.int().min(0) }),
  /** Percent of the profile that is filled. */
  completion: z.int().min(0).max(100),
  account_status: AccountStatus.nullable(),
  verified_credentials: z.array(z.string()),
  /** Where the tutor agreed to show it, and enough lessons prove it. */
  proved: ProvedRecord.nullable(),
});
export type TutorFit = z.infer<typeof TutorFit>;

export const OpsApplication = z.object({
  id: Id,
  tuition_job_offer_id: Id,
  tutor_id: Id,
  tutor: Contact,
  state: ApplicationState,
  closed_reason: z.string().nullable(),
  preferred: z.boolean(),
  meet_asked_at: Instant.nullable(),
  ...tutorWaits,
  applied_at: Instant,
  fit: TutorFit,
});
export type OpsApplication = z.infer<typeof OpsApplication>;

export const FittingTutor = z.object({
  tutor_id: Id,
  tutor: Contact,
  /** When an operator asked this tutor by a notice. */
  asked_at: Instant.nullable(),
  fit: TutorFit,
});
export type FittingTutor = z.infer<typeof FittingTutor>;

/** Tutors that are asked for one job at most, and at once. */
export const [mostAsked, mostAskedAtOnce] = [50, 20] as const;

export const MoveBody = z
  .object({
    /** `confirm` becomes `payment` while a platform charge is due. */
    to: z.enum(['shortlisted', 'appointed', 'confirm', 'not_selected', 'timed_out']),
    reason: OptionalReason,
    /** A usual reason to close it, with words beside it or without. */
    reason_key: z.enum(closingReasons).optional(),
    /** The state that the operator saw; where it changed since, the refusal says to what and by whom. */
    from: ApplicationState.optional(),
  })
  .refine(
    ({ to, reason, reason_key }) =>
      reason !== null || reason_key !== undefined || !['not_selected', 'timed_out'].includes(to),
    { path: ['reason'], message: 'reason.required' },
  );
export type MoveBody = z.input<typeof MoveBody>;

export const opsJobEndpoints = defineEndpoints('operator', {
  'GET /api/ops/jobs': {
    summary:
      'Jobs of a status, newest first unless sorted otherwise; `q` is an id, phone or name of the guardian',
    query: JobFilter.extend(paging),
    response: page(OpsJob),
  },
  'GET /api/ops/jobs.csv': asCsv('jobs', JobFilter),
  'GET /api/ops/jobs/:id': {
    summary: 'One job with its exact home, its guardian and what confirming would charge',
    response: dataOf(OpsJobDetail),
  },
  'POST /api/ops/jobs/:id/cancel': {
    summary: 'Take a live job off the board; its open applications close and its request closes',
    body: ReasonBody,
  },
  'GET /api/ops/jobs/:id/applications': {
    summary: "A job's applications with the guardian's marks and how each fits, furthest stage first",
    query: z.object(paging),
    response: page(OpsApplication),
  },
  /** Lists tutors who may apply by account, city and gender, teach the class and at least one of the subjects, and
   * have not applied. Best first: more of the subjects, then those who teach at its place, then the nearer, then who
   * joined earlier. */
  'GET /api/ops/jobs/:id/fitting': {
    summary:
      'Tutors who fit the job and have not applied: most subjects first, then its place, then the nearest',
    query: z.object(paging),
    response: page(FittingTutor),
  },
  'POST /api/ops/jobs/:id/ask': {
    summary: `Ask tutors who fit a live job by a notice, once per tutor and job, at most ${mostAsked} for a job`,
    body: z.object({ tutor_ids: z.array(Id).min(1).max(mostAskedAtOnce) }),
    response: success(z.object({ tutor_ids: z.array(Id) })),
  },
  'POST /api/ops/applications/:id/move': {
    summary: 'Move an application: shortlist, appoint, confirm, or close with a reason',
    body: MoveBody,
    response: success(z.object({ state: ApplicationState })),
  },
});
