import { z } from 'zod';
import { writtenText } from '../before-deal.ts';
import { Day, dataOf, Id, Instant, PageQuery, page, Taka, TutorGender } from '../common.ts';
import { boardPageSize, boardSorts, defaultRadius } from '../constants.ts';
import { defineEndpoints } from '../endpoint.ts';
import { named } from '../guardian-page.ts';
import { TutorTerms } from '../tutor-terms.ts';
import { Answering } from '../waits.ts';

/** A tuition job offer. For everyone but its guardian, the tutor of its running deal and operators the position is
 * the centre of a cell about 1 km wide, `full_address` is area and city, flat and road are null (OQ-027). */
export const Job = z.object({
  id: Id,
  iclass: named('class_name'),
  location: named('location_name').nullable(),
  city: z.object({ id: Id, city_name: z.string() }).nullable(),
  full_address: z.string().nullable(),
  flat_house: z.string().nullable(),
  area: z.string().nullable(),
  road_no: z.string().nullable(),
  latitude: z.number().min(-90).max(90).nullable(),
  longitude: z.number().min(-180).max(180).nullable(),
  /** Taka a month. */
  actual_salary: Taka,
  /** `HH:mm:ss`, Bangladesh time. */
  tutoring_time: z
    .string()
    .regex(/^\d\d:\d\d:\d\d$/)
    .nullable(),
  /** Hours. */
  tutoring_duration: z.number().nullable(),
  days_in_week: z.int().min(1).max(7),
  number_of_students: z.int().min(1),
  /** The first lesson is a trial. */
  trial_lesson: z.boolean().optional(),
  /** Months; 0 means it continues. */
  job_duration: z.int().min(0),
  student_gender: TutorGender,
  tutor_gender: TutorGender,
  hiring_date: Day.nullable(),
  created_at: Instant,
  tutoring_category: named('category_name'),
  subjects: z.array(z.object({ id: Id, subject_name: z.string() })),
  tutoring_place: z.object({ id: Id, tutoring_place: z.string() }),
  group: named('group_name').nullable(),
  curriculum: named('curriculum_name').nullable(),
  departments: z.array(named('department_name')),
  universities: z.array(named('university_name')),
  university_type: named('university_type').nullable(),
  schools: z.array(writtenText()),
  colleges: z.array(writtenText()),
  current_year: writtenText().nullable(),
  education_level: named('dependency_name').nullable(),
  exam_title: named('exam_title').nullable(),
  tutor_religion: named('religion_name').nullable(),
  tutor_requirement: writtenText().nullable(),
  total_application: z.int().min(0),
  job_views: z.int().min(0),
  answers: Answering.nullable(),
  /** The viewer's own entries only (decision OQ-028). */
  applications: z.array(
    z.object({
      tutor_id: Id,
      /** Only one job has it; lists of jobs have none. */
      stage: z.enum(['applied', 'shortlisted', 'appointed', 'confirm', 'closed']).optional(),
    }),
  ),
  saved_by: z.array(z.object({ tutor_id: Id, tuition_job_offer_id: Id })),
});
export type Job = z.infer<typeof Job>;

/** Is the part of a job that a card of a list needs. */
export const JobCard = Job.pick({
  id: true,
  iclass: true,
  location: true,
  city: true,
  latitude: true,
  longitude: true,
  actual_salary: true,
  days_in_week: true,
  tutor_gender: true,
  created_at: true,
  tutoring_category: true,
  subjects: true,
  tutoring_place: true,
  applications: true,
  saved_by: true,
});
export type JobCard = z.infer<typeof JobCard>;

/** Is a job of the tutor's own list, with how far its published position is from where they teach. */
export const AvailableJob = JobCard.extend({ distance_km: z.int().min(1).nullable().optional() });
export type AvailableJob = z.infer<typeof AvailableJob>;

const boardShape = {
  filters: z
    .object({
      /** Taka a month, both ends included; an open end is null (preset 8000-12000+). */
      salary: z.tuple([Taka, Taka.nullable()]).optional(),
      tutoring_category_id: Id.optional(),
      i_class_id: Id.optional(),
      tutoring_place_id: Id.optional(),
      subject_id: Id.optional(),
      days_in_week: z.int().min(1).max(7).optional(),
    })
    .default({}),
  /** 3 or absent does not narrow; jobs open to any match either gender (OQ-036). */
  tutor_gender: TutorGender.optional(),
  latitude: z.number().min(-90).max(90).optional(),
  longitude: z.number().min(-180).max(180).optional(),
  /** Kilometres. */
  distance: z.number().min(0.1).max(50).default(defaultRadius),
};
const hasWholePosition = (board: { latitude?: number | undefined; longitude?: number | undefined }) =>
  (board.latitude === undefined) === (board.longitude === undefined);
const positionTogether = { path: ['latitude'], message: 'position.together' };

/** Filters of the board. Distance narrows only with a position, measured from the snapped one (OQ-034). */
export const BoardFilters = z.object(boardShape).refine(hasWholePosition, positionTogether);

export const JobBoardBody = z
  .object({
    ...boardShape,
    page: z.int().min(1).max(1000).default(1),
    /** Continues an endless list after its last row; takes precedence over `page`. */
    cursor: z.string().max(100).optional(),
    sort: z.enum(boardSorts).default('newest'),
  })
  .refine(hasWholePosition, positionTogether);
export type JobBoardBody = z.input<typeof JobBoardBody>;

export const JobBoardPage = page(JobCard).extend({
  /** True when there are more than `total`; the line then reads "1000+". */
  total_is_capped: z.boolean(),
  /** For the next page of the endless list; null at the end. */
  next_cursor: z.string().nullable(),
});
export type JobBoardPage = z.infer<typeof JobBoardPage>;

/** Open jobs of one cell of about 1 km: nothing more exact leaves (decision OQ-027). */
export const JobCell = z.object({
  /** Centre of the cell, in degrees. */
  latitude: z.number(),
  longitude: z.number(),
  count: z.int().min(1),
  /** Lowest and highest, taka a month. */
  salary: z.tuple([Taka, Taka]),
});
export type JobCell = z.infer<typeof JobCell>;

export const JobMap = z.object({
  data: z.array(JobCell),
  /** Jobs in the cells. */
  total: z.int().min(0),
  /** True when only the newest of the matching jobs are in the cells. */
  total_is_capped: z.boolean(),
});
export type JobMap = z.infer<typeof JobMap>;

const boardCall = {
  summary: 'The public job board: open jobs, newest first unless sorted otherwise, ten a page',
  access: 'optional',
  reads: true,
  offline: 'The front page and the board show the jobs that were read last.',
  query: z.object({ per_page: z.coerce.number().pipe(z.int().min(1).max(50)).default(boardPageSize) }),
  body: JobBoardBody,
  response: JobBoardPage,
} as const;

/** A job as a guest sees it, whoever asks. Reading it does not count as a view. */
export const JobPosting = z.object({
  state: z.enum(['open', 'closed']),
  /** When it leaves the board, or left it at the latest. */
  valid_through: Instant,
  class_name: z.string(),
  job: Job.nullable(),
  /** Open jobs of the same class or area, for a closed one. */
  similar: z.array(JobCard),
});
export type JobPosting = z.infer<typeof JobPosting>;

/** Open jobs by ten thousands of ids: a part keeps its jobs however many there are. */
export const SitemapPart = z.object({
  part: z.int().min(1),
  /** Is the date of its newest job. */
  changed_at: Instant,
});
export const SitemapJob = z.object({ id: Id, changed_at: Instant });

export const jobEndpoints = defineEndpoints('none', {
  'POST /job-board': boardCall,
  'POST /api/job-board': boardCall,
  'POST /api/job-board/map': {
    summary: 'Where the jobs of a board are, by cells of about 1 km; page, cursor and sort do nothing here',
    body: JobBoardBody,
    response: JobMap,
  },
  'GET /api/job-board/:jobId': {
    summary: 'One open job; a closed one only for its applicants and parties, who alone see the exact home',
    access: 'optional',
    offline: 'A job that was read is read again on the way to the family.',
    response: z.object({ data: Job }),
  },
  'GET /api/available-jobs': {
    summary: "Open jobs in the tutor's preferred areas, those that fit best first",
    access: 'tutor',
    query: PageQuery,
    response: page(AvailableJob),
  },
  'GET /api/nearby-jobs': {
    summary: 'How many jobs available-jobs lists (decision OQ-039)',
    offline: 'The dashboard shows the number that was read last.',
    access: 'tutor',
    response: z.object({ total: z.int().min(0) }),
  },
  'GET /api/tutor/job-terms/:jobId': {
    summary: 'The charge for an open or own job, and how it and the tutor fit',
    access: 'tutor',
    response: dataOf(TutorTerms),
  },
  'GET /api/job-board/:jobId/posting': {
    summary: 'One job for search engines and link previews; a closed one with similar open jobs',
    response: dataOf(JobPosting),
  },
  'GET /api/sitemap/jobs': {
    summary: 'The parts of the sitemap that hold open jobs',
    response: dataOf(z.array(SitemapPart)),
  },
  'GET /api/sitemap/jobs/:part': {
    summary: 'Open jobs of one part of the sitemap, by id',
    params: z.object({ part: z.coerce.number<string | number>().pipe(z.int().min(1).max(214_749)) }),
    response: dataOf(z.array(SitemapJob)),
  },
});
