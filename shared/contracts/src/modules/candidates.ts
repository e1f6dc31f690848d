import { z } from 'zod';
import { writtenText } from '../before-deal.ts';
import { Day, Gender, Id, Instant, page, Taka } from '../common.ts';
import { defineEndpoints } from '../endpoint.ts';
import { pageNumber, perPage } from '../guardian-page.ts';
import { Answering, tutorWaits } from '../waits.ts';
import { ProvedRecord } from './consents.ts';
import { Rating } from './reviews.ts';

/** A tutor who applied, as the guardian sees one: no contact before the deal (decision OQ-142). */
export const Candidate = z.object({
  id: Id,
  tutor_id: Id,
  name: writtenText(),
  gender: Gender,
  photo: z.string().nullable(),
  education: z.array(
    z.object({
      education_level: z.string(),
      exam_title: z.string(),
      university_name: writtenText().nullable(),
      department_name: writtenText().nullable(),
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
  about_your_tutoring_style: writtenText().nullable(),
  /** Percent of the profile that is filled. */
  completion: z.int().min(0).max(100),
  /** Whole kilometres, rounded up, from the middle of the tutor's square kilometre; null when unknown. */
  distance_km: z.int().min(1).nullable(),
  /** Titles of credentials that an operator has seen and verified. */
  verified_credentials: z.array(z.string()),
  /** When the phone was proved; pages of an older version do not know it. */
  phone_checked_at: Instant.nullable().optional(),
  /** When the last credential was verified; likewise. */
  papers_checked_at: Instant.nullable().optional(),
  /** Taka a month; null when the tutor has told none. */
  expected_salary: Taka.nullable(),
  /** Subjects of the job that the tutor teaches. */
  matching_subjects: z.array(z.string()),
  /** Days a week on which the tutor is free at the job's time of day; null when the tutor has told no free times. */
  free_days: z.int().min(0).max(7).nullable(),
  /** Months of teaching; those of several jobs at once count once. */
  experience_months: z.int().min(0),
  /** By families whom the tutor taught; null while there are too few reviews. */
  rating: Rating.nullable(),
  /** Number of those that can be read. */
  reviews: z.int().min(0),
  /** Where the tutor agreed to show it, and enough lessons prove it. */
  proved: ProvedRecord.nullable(),
  stage: z.enum(['applied', 'shortlisted', 'appointed', 'confirm']),
  applied_at: Instant,
  preferred: z.boolean(),
  meet_asked: z.boolean(),
  ...tutorWaits,
  answers: Answering.nullable(),
  /** Null until confirmed. */
  phone_no: z.string().nullable(),
});
export type Candidate = z.infer<typeof Candidate>;
export const maxPreferred = 5;

/** The candidate whom the family asked to meet, also where the page of the list does not have the row. */
export const AskedToMeet = z.object({ id: Id, name: writtenText(), meet_answered: z.boolean() });
export type AskedToMeet = z.infer<typeof AskedToMeet>;

/** Orders of candidates: furthest stage and best fit, lowest pay, nearest, most experienced. */
export const candidateSorts = ['fit', 'pay', 'distance', 'experience'] as const;
export type CandidateSort = (typeof candidateSorts)[number];

export const candidateEndpoints = defineEndpoints('parent', {
  'GET /api/tutor-request/:id/candidates': {
    summary: 'Who applied to the job of an approved request, furthest stage and best fit first (OQ-142)',
    query: z.object({ page: pageNumber, per_page: perPage(10), sort: z.enum(candidateSorts).default('fit') }),
    response: page(Candidate).extend({ asked: AskedToMeet.nullable().optional() }),
  },
  'POST /api/tutor-request/:id/candidates/:candidateId/prefer': {
    lockable: true,
    summary: 'Mark a candidate as preferred, at most five; the operator sees it',
  },
  'POST /api/tutor-request/:id/candidates/:candidateId/unprefer': {
    lockable: true,
    summary: 'Take the mark back',
  },
  'POST /api/tutor-request/:id/candidates/:candidateId/ask-to-meet': {
    lockable: true,
    summary: 'Ask to meet this candidate, one at a time; the operator sees it and arranges it',
  },
  'POST /api/tutor-request/:id/candidates/:candidateId/not-suitable': {
    lockable: true,
    summary: 'Go on without this candidate: the application ends, and its tutor reads why (OQ-139)',
  },
});
