import { z } from 'zod';
import { Id, PageQuery, page, success } from '../common.ts';
import { defineEndpoints } from '../endpoint.ts';
import { JobCard } from './jobs.ts';

export const savedJobEndpoints = defineEndpoints('tutor', {
  'GET /api/saved-jobs': {
    summary: "The tutor's saved jobs, newest save first",
    offline: 'Jobs are saved to be read later.',
    query: PageQuery,
    response: page(JobCard),
  },
  'POST /api/saved-jobs': {
    summary: 'Save a job; saving twice changes nothing',
    refuses: ['NOT_FOUND'],
    body: z.object({ tuition_job_offer_id: Id }),
    response: success(z.object({ tutor_id: Id, tuition_job_offer_id: Id })),
  },
  'DELETE /api/saved-jobs/:jobId': {
    summary: 'Unsave a job, by the job id (decision OQ-109)',
  },
});
