import { z } from 'zod';
import { Id, Instant, PageQuery, page, succeeded, Taka, TutorGender } from '../common.ts';
import { defineEndpoints } from '../endpoint.ts';
import { tutorWaits } from '../waits.ts';

export const JobHistoryType = z.enum(['applied', 'shortlisted', 'appointed', 'confirm', 'closed']);
export type JobHistoryType = z.infer<typeof JobHistoryType>;

export const JobHistoryItem = z.object({
  jobId: Id,
  class_name: z.string(),
  category_name: z.string(),
  tutoring_place: z.string(),
  /** Taka a month. */
  salary_for_tutor: Taka,
  days_in_week: z.int(),
  subjects: z.array(z.string()),
  location_name: z.string().nullable(),
  applied_at: Instant,
  tutor_gender: TutorGender,
  /** Why a closed application ended; null for the others. */
  closed_reason: z.string().nullable(),
  /** Until when the family answers; null when it does not wait for an answer of the family. */
  answer_by: Instant.nullable(),
  ...tutorWaits,
  /** Narrows the board to jobs like this closed one; null for the others. */
  similar: z
    .object({
      tutoring_category_id: Id,
      i_class_id: Id,
      /** Is set for a job with one subject. */
      subject_id: Id.nullable(),
      /** Published position (OQ-027). */
      place: z.object({ name: z.string(), latitude: z.number(), longitude: z.number() }).nullable(),
    })
    .nullable(),
});
export type JobHistoryItem = z.infer<typeof JobHistoryItem>;

/** A count of the dashboard; `label` is English, the interface translates by `id`. */
export const JobCount = z.object({
  id: z.enum(['pending', 'applied', 'shortlisted', 'appointed', 'confirm', 'payment', 'closed']),
  label: z.string(),
  count: z.int().min(0),
});
export type JobCount = z.infer<typeof JobCount>;

export const applicationEndpoints = defineEndpoints('tutor', {
  'POST /api/apply/:jobId': {
    summary: 'Apply to a job as a tutor',
    refuses: [
      'BANNED',
      'ACCOUNT_LOCKED',
      'PROFILE_INCOMPLETE',
      'CITY_MISMATCH',
      'JOB_CLOSED',
      'ALREADY_APPLIED',
      'CAP_REACHED',
    ],
    response: z.object(succeeded),
  },
  'GET /api/tutoring/jobs/:type': {
    summary: "The tutor's applications by stage",
    params: z.object({ type: JobHistoryType }),
    query: PageQuery,
    response: page(JobHistoryItem),
  },
  'GET /api/tutoring/job-counts': {
    summary: "Counts of the tutor's applications by stage",
    offline: 'The dashboard shows the counts that were read last.',
    response: z.object({ data: z.array(JobCount) }),
  },
  'GET /api/tutoring/sidebar-counts': {
    summary: 'Counts beside the menu entries of the tutor area',
    response: z.object({
      data: z.object({ saved: z.int(), available: z.int(), in_process: z.int(), continue: z.int() }),
    }),
  },
});
