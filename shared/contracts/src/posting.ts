import { z } from 'zod';
import { dataOf, Id, IdParam, Instant } from './common.ts';
import { defineEndpoints } from './endpoint.ts';
import { Job, JobCard } from './jobs.ts';

/** A job as everybody may see it, whoever asks. Reading it counts as no view. */
export const JobPosting = z.object({
  state: z.enum(['open', 'closed']),
  /** When it leaves the board, or left it at the latest. */
  valid_through: Instant,
  class_name: z.string(),
  /** Null once it is closed. */
  job: Job.nullable(),
  /** Open jobs of the same class or area, for a closed one. */
  similar: z.array(JobCard),
});
export type JobPosting = z.infer<typeof JobPosting>;

/** Open jobs by ten thousands of ids: a part keeps its jobs however many there are. */
export const SitemapPart = z.object({
  part: z.int().min(1),
  /** Of its newest job. */
  changed_at: Instant,
});
export const SitemapJob = z.object({ id: Id, changed_at: Instant });

export const postingEndpoints = defineEndpoints({
  'GET /api/job-board/:jobId/posting': {
    summary: 'One job for search engines and link previews; a closed one with similar open jobs',
    access: 'none',
    params: z.object({ jobId: IdParam }),
    response: dataOf(JobPosting),
  },
  'GET /api/sitemap/jobs': {
    summary: 'The parts of the sitemap that hold open jobs',
    access: 'none',
    response: dataOf(z.array(SitemapPart)),
  },
  'GET /api/sitemap/jobs/:part': {
    summary: 'Open jobs of one part of the sitemap, by id',
    access: 'none',
    params: z.object({ part: z.coerce.number<string | number>().pipe(z.int().min(1).max(214_749)) }),
    response: dataOf(z.array(SitemapJob)),
  },
});
