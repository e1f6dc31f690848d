import { z } from 'zod';
import { dataOf, Gender, Id, IdParam, Instant, page, success, TutorGender } from '../common.ts';
import { rejectionReasons } from '../constants.ts';
import { defineEndpoints } from '../endpoint.ts';
import { dayField, optionalIdField, typedText, wholeNumber } from '../fields.ts';
import type { RuleKey } from '../message.ts';
import { asCsv, Contact, OptionalReason, paging, Reason, SearchText } from '../ops-fields.ts';
import { JobStatus } from './ops-jobs.ts';
import { AccountStatus } from './session.ts';
import { TutorRequest } from './tutor-requests.ts';

/** Where a request can be; the table of transitions moves it. */
export const RequestStage = z.enum(['Pending', 'Terms', 'Approved', 'Rejected', 'Withdrawn', 'Closed']);

export const OpsPresence = z.object({ user_id: Id, name: z.string() });
export type OpsPresence = z.infer<typeof OpsPresence>;

/** Lists what a text seems to give away, in its order. */
const PrivateDetails = z.array(
  z.object({ kind: z.enum(['phone', 'contact', 'house', 'name']), text: z.string() }),
);

/** Weighs in the decision, so that the queue shows it. */
const OpsRequestCase = z.object({
  private_details: PrivateDetails,
  /** Taka a month that the job would begin with; null where there is nothing to compare with. */
  salary: z.int().nullable(),
  /** Open requests of the family, or of one of its phones, for the same class and subjects. */
  same_requests: z.array(Id),
  /** Other accounts with the guardian's NID, which an account has only with a tutor's profile. */
  same_nid: z.array(z.object({ user_id: Id, name: z.string() })),
  guardian: z.object({
    requests: z.int().min(1),
    hired: z.int().min(0),
    /** Requests that were withdrawn, and jobs that were cancelled. */
    cancelled: z.int().min(0),
    /** Applications that were answered in time, of those whose answer was due. */
    in_time: z.int().min(0),
    due: z.int().min(0),
  }),
});

/** A request as the operator weighs it, with the guardian's contact and the exact home. */
export const OpsRequest = TutorRequest.extend({
  guardian: Contact,
  student_gender: Gender.nullable(),
  latitude: z.number(),
  longitude: z.number(),
  /** Another one after each change by anybody; acts may name the one that was seen. */
  version: z.string(),
  open_by: z.array(OpsPresence),
  case: OpsRequestCase,
});
export type OpsRequest = z.infer<typeof OpsRequest>;

export const OpsRequestQuery = z.object({
  ...paging,
  stage: z.enum([...RequestStage.options, 'all']).default('Pending'),
  /** Id of the request, or phone number or part of the name of the guardian. */
  q: SearchText,
  city_id: IdParam.optional(),
  tutoring_category_id: IdParam.optional(),
  i_class_id: IdParam.optional(),
  guardian: IdParam.optional(),
  /** Hours since it came, at least. */
  waiting_hours: z.coerce.number().pipe(z.int().min(1).max(10_000)).optional(),
  sort: z.enum(['oldest', 'newest']).default('oldest'),
});
export type OpsRequestQuery = z.output<typeof OpsRequestQuery>;

const texts = z.array(typedText().min(1).max(150)).max(10).default([]);

const ids = (message: RuleKey) =>
  z
    .array(z.int({ error: message }).min(1, message).max(2_147_483_647, message))
    .max(20, 'choices.tooMany')
    .default([])
    .transform((list) => [...new Set(list)]);

/** Adds what a request lacks to be a job (decision OQ-003). */
export const ApproveBody = z.object({
  /** Taka a month. */
  actual_salary: wholeNumber('salary.required', 1, 10_000_000),
  /** `HH:mm` or `HH:mm:ss`. */
  tutoring_time: z
    .string({ error: 'lesson.time' })
    .regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/, 'lesson.time')
    .transform((time) => (time.length === 5 ? `${time}:00` : time)),
  /** Hours. */
  tutoring_duration: z.number({ error: 'lesson.hours' }).min(0.25, 'lesson.hours').max(12, 'lesson.hours'),
  hiring_date: dayField('job.hiringDate'),
  /** Months; 0 continues. */
  job_duration: wholeNumber('job.months', 0, 60).default(0),
  /** A crash program is charged 40 % (PUB-095). */
  crash_program: z.boolean().default(false),
  number_of_students: wholeNumber('job.students', 1, 50).default(1),
  /** Left out, these stay as the guardian asked. */
  days_in_week: wholeNumber('days.choose', 1, 7).optional(),
  tutor_gender: wholeNumber('tutorGender.choose', 1, 3).pipe(TutorGender).optional(),
  tutor_requirement: typedText().max(1000).optional(),
  flat_house: OptionalReason,
  road_no: OptionalReason,
  group_id: optionalIdField('group.choose'),
  curriculum_id: optionalIdField('curriculum.choose'),
  university_type_id: optionalIdField('instituteKind.choose'),
  education_level_id: optionalIdField('educationLevel.choose'),
  exam_title_id: optionalIdField('examTitle.choose'),
  religion_id: optionalIdField('religion.choose'),
  current_year: OptionalReason,
  department_ids: ids('departments.choose'),
  university_ids: ids('institutes.choose'),
  schools: texts,
  colleges: texts,
});
export type ApproveBody = z.input<typeof ApproveBody>;

/** Is the version that an operator saw; a decision about another version is refused with what changed. */
const RequestVersion = z.string().regex(/^[A-Za-z]{1,20}(\.[0-9a-f]{8}){7,11}$/);
const seen = { version: RequestVersion.optional() };
export const ApproveRequestBody = ApproveBody.extend(seen);
/** A usual reason by its key, words, or both. */
export const RejectRequestBody = z
  .object({ reason: Reason.optional(), reason_key: z.enum(rejectionReasons).optional(), ...seen })
  .refine(({ reason, reason_key }) => reason !== undefined || reason_key !== undefined, {
    error: 'reason.required' satisfies RuleKey,
    path: ['reason'],
  });

export const EarlierRequest = z.object({
  id: Id,
  created_at: Instant,
  stage: z.string(),
  stage_reason: z.string().nullable(),
  tutor_requirement: z.string().nullable(),
  student: z.string(),
  class_name: z.string(),
  job: z.object({ id: Id, status: JobStatus }).nullable(),
  deal: z.enum(['in_process', 'continue', 'ended']).nullable(),
});
export type EarlierRequest = z.infer<typeof EarlierRequest>;

/** A ban, its lifting, or a change of the status of an account. */
export const AccountAct = z.object({
  at: Instant,
  action: z.enum(['ban', 'lift-ban', 'set-status']),
  reason: z.string().nullable(),
  actor_name: z.string().nullable(),
  /** After the act. */
  account_status: AccountStatus.nullable(),
});
export type AccountAct = z.infer<typeof AccountAct>;

export const OpsRequestDetails = z.object({
  request: OpsRequest,
  /** The newest decision about it; null while it is Pending. */
  decision: z
    .object({
      actor: z.enum(['guardian', 'tutor', 'operator', 'system']),
      name: z.string().nullable(),
      at: Instant,
    })
    .nullable(),
  /** As the public would see it: the middle of a cell about 1 km wide. */
  place: z.object({ latitude: z.number(), longitude: z.number() }),
  /** Tutors of a subject and gender of the request who may apply: in its city, and within `radius` km. */
  tutors: z.object({ in_city: z.int().min(0), nearby: z.int().min(0), radius: z.number() }),
  guardian: z.object({
    since: Instant,
    account_status: AccountStatus.nullable(),
    banned_at: Instant.nullable(),
    acts: z.array(AccountAct),
  }),
  /** Newest first, at most 20. */
  earlier: z.array(EarlierRequest),
  /** Lists what the words of the requirement seem to give away, in their order. */
  private_details: PrivateDetails,
  /** The form to approve it begins with these. */
  defaults: z.object({
    /** Taka a month. */
    actual_salary: z.int().nullable(),
    /** From the student's last job, or the median of open jobs of the class and place. */
    salary_from: z.enum(['student', 'similar']).nullable(),
    tutoring_time: z.string(),
    /** Hours. */
    tutoring_duration: z.number(),
    hiring_date: z.iso.date(),
    curriculum_id: Id.nullable(),
  }),
});
export type OpsRequestDetails = z.infer<typeof OpsRequestDetails>;

export const PresenceBody = z.object({
  subject: z.enum(['request', 'job']),
  id: Id,
  /** False takes it away. */
  open: z.boolean(),
});
export type PresenceSubject = z.infer<typeof PresenceBody>['subject'];

export const opsRequestEndpoints = defineEndpoints('operator', {
  'GET /api/ops/requests': {
    summary: 'Tutor requests of a stage, oldest first: the queue is Pending',
    query: OpsRequestQuery,
    response: page(OpsRequest),
  },
  'GET /api/ops/requests.csv': asCsv('requests', OpsRequestQuery.omit({ page: true, per_page: true })),
  'GET /api/ops/requests/:id': {
    summary: 'A request with its place, its guardian and what a job of it could be',
    response: dataOf(OpsRequestDetails),
  },
  'POST /api/ops/requests/:id/approve': {
    summary:
      'Publish a pending request as a job, with the fields that it lacks; below its budget once the guardian agrees',
    body: ApproveRequestBody,
    response: success(
      z.object({
        /** Null while the guardian has to agree to a salary below the budget. */
        tuition_job_offer_id: Id.nullable(),
        /** Concerns the published requirement, for the operator to look at. */
        private_details: PrivateDetails,
      }),
    ),
  },
  'POST /api/ops/requests/:id/reject': {
    summary:
      'Reject a request that is not published; the guardian reads the reason, a usual one in their language',
    body: RejectRequestBody,
  },
  'POST /api/ops/presence': {
    summary: 'Say for 45 seconds that this operator has it open; answers who else has',
    body: PresenceBody,
    response: dataOf(z.array(OpsPresence)),
  },
});
