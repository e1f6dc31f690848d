import { z } from 'zod';
import { Gender, Id, Instant, Taka, TutorGender } from './common.ts';
import { dayField, optionalIdField, wholeNumber } from './fields.ts';
import type { RuleKey } from './message.ts';
import { TutorInvoice } from './modules/charges.ts';
import { AccountStatus } from './modules/session.ts';
import { TutorRequest } from './modules/tutor-requests.ts';

/** Why; those whom it concerns may read it. */
export const Reason = z
  .string({ error: 'reason.required' })
  .trim()
  .min(3, 'reason.required')
  .max(500, 'text.tooLong');
const OptionalReason = z
  .string()
  .trim()
  .max(500, 'text.tooLong')
  .nullish()
  .transform((text) => text || null);

const Contact = z.object({ user_id: Id, name: z.string(), phone_no: z.string(), banned: z.boolean() });

/** Where a request can be; the table of transitions moves it. */
export const RequestStage = z.enum(['Pending', 'Approved', 'Rejected', 'Withdrawn', 'Closed']);

/** A request as the operator weighs it, with the guardian's contact and the exact home. */
export const OpsRequest = TutorRequest.extend({
  guardian: Contact,
  student_gender: Gender,
  latitude: z.number(),
  longitude: z.number(),
});
export type OpsRequest = z.infer<typeof OpsRequest>;

const texts = z.array(z.string().trim().min(1).max(150)).max(10).default([]);
const ids = (message: RuleKey) =>
  z
    .array(z.int({ error: message }).min(1, message).max(2_147_483_647, message))
    .max(20, 'choices.tooMany')
    .default([])
    .transform((list) => [...new Set(list)]);

/** What a request lacks to be a job (decision OQ-003). */
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
  tutor_requirement: z.string().trim().max(1000).optional(),
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

export const JobStatus = z.enum(['live', 'filled', 'expired', 'cancelled']);

/** A job as operators see it: with its exact home and its guardian. */
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
  created_at: Instant,
  live_until: Instant,
});
export type OpsJob = z.infer<typeof OpsJob>;

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

export const OpsApplication = z.object({
  id: Id,
  tuition_job_offer_id: Id,
  tutor_id: Id,
  tutor: Contact,
  state: ApplicationState,
  closed_reason: z.string().nullable(),
  preferred: z.boolean(),
  meet_asked_at: Instant.nullable(),
  applied_at: Instant,
});
export type OpsApplication = z.infer<typeof OpsApplication>;

export const MoveBody = z
  .object({
    /** `confirm` becomes `payment` while a platform charge is due. */
    to: z.enum(['shortlisted', 'appointed', 'confirm', 'not_selected', 'timed_out']),
    reason: OptionalReason,
  })
  .refine((body) => body.reason !== null || !['not_selected', 'timed_out'].includes(body.to), {
    path: ['reason'],
    message: 'reason.required',
  });
export type MoveBody = z.input<typeof MoveBody>;

export const OpsUser = z.object({
  id: Id,
  name: z.string(),
  phone_no: z.string(),
  email: z.string(),
  roles: z.array(z.enum(['tutor', 'parent', 'operator'])),
  tutor_id: Id.nullable(),
  parent_id: Id.nullable(),
  account_status: AccountStatus.nullable(),
  banned_at: Instant.nullable(),
  created_at: Instant,
});
export type OpsUser = z.infer<typeof OpsUser>;

export const OpsCredential = z.object({
  id: Id,
  tutor_id: Id,
  tutor_name: z.string(),
  /** Stored file; the name alone gives no access. */
  certificate: z.string(),
  /** Path of the image with a signature that holds for ten minutes. */
  certificate_url: z.string(),
  title: z.string(),
  verified_at: Instant.nullable(),
  created_at: Instant,
});
export type OpsCredential = z.infer<typeof OpsCredential>;

export const OpsInvoice = TutorInvoice.extend({ tutor_id: Id, tutor_name: z.string(), deal_id: Id });
export type OpsInvoice = z.infer<typeof OpsInvoice>;

export const OpsDeal = z.object({
  id: Id,
  state: z.enum(['in_process', 'continue', 'ended']),
  tuition_job_offer_id: Id,
  tutor: Contact,
  guardian: Contact.nullable(),
  created_at: Instant,
});
export type OpsDeal = z.infer<typeof OpsDeal>;

export const OutboxMessage = z.object({
  id: z.string(),
  phone_no: z.string(),
  body: z.string(),
  created_at: Instant,
});
export type OutboxMessage = z.infer<typeof OutboxMessage>;

const Snapshot = z.record(z.string(), z.unknown()).nullable();
/** What an operator's act was done to. */
export const AuditSubject = z.enum([
  'request',
  'job',
  'application',
  'deal',
  'invoice',
  'user',
  'credential',
]);
export type AuditSubject = z.infer<typeof AuditSubject>;

export const AuditEntry = z.object({
  id: z.string(),
  at: Instant,
  /** Null for the machine's owner at the command line. */
  actor_user_id: Id.nullable(),
  actor_name: z.string().nullable(),
  action: z.string(),
  subject: z.string(),
  subject_id: Id,
  reason: z.string().nullable(),
  before: Snapshot,
  after: Snapshot,
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const Entity = z.enum(['request', 'job', 'application', 'deal', 'invoice']);
export const HistoryEntry = z.object({
  id: z.string(),
  entity: Entity,
  entity_id: Id,
  from_state: z.string().nullable(),
  to_state: z.string(),
  actor: z.enum(['guardian', 'tutor', 'operator', 'system']),
  actor_user_id: Id.nullable(),
  reason: z.string().nullable(),
  at: Instant,
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;
