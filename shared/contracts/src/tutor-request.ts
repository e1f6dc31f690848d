import { z } from 'zod';
import { Day, dataOf, Gender, Id, IdParam, Instant, page, success, TutorGender } from './common.ts';
import { defineEndpoints } from './endpoint.ts';
import { IdParams, idField, idList, wholeNumber } from './fields.ts';
import { GuardianPageQuery, named, optionalText, pageNumber, perPage } from './guardian-page.ts';

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
const mine = { access: 'parent' } as const;
const edit = { access: 'parent', lockable: true } as const;

export const tutorRequestEndpoints = defineEndpoints({
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
    summary: 'One own tutor request (not in the product description)',
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
    summary: 'Withdraw a request while it is Pending (not in the product description)',
    params: IdParams,
    body: z.object({ reason: optionalText(500) }),
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
});
