import type { jobEndpoints } from '@porao/contracts';
import type { Handlers } from '../../kit/bind.ts';
import { ApiFailure } from '../../kit/failure.ts';
import type { Services } from '../../kit/services.ts';
import { readJob } from './job.repository.ts';
import { readCards } from './jobs.repository.ts';
import { jobNotFound } from './jobs.routes.ts';
import { listSimilar, listSitemapJobs, listSitemapParts, readPostingState } from './posting.repository.ts';

const similarCount = 6;

/** For search engines and link previews: always as a guest. */
export function postingHandlers({ db, lookups }: Services) {
  const reads = { db, lookups };
  return {
    'GET /api/job-board/:jobId/posting': async ({ params: { jobId } }) => {
      const found = await readPostingState(db, jobId);
      if (!found) throw jobNotFound();
      const { is_open, ...posting } = found;
      const job = is_open ? await readJob(reads, jobId, null) : null;
      const similar = job ? [] : await readCards(reads, await listSimilar(db, jobId, similarCount), null);
      return { data: { state: job ? ('open' as const) : ('closed' as const), ...posting, job, similar } };
    },
    'GET /api/sitemap/jobs': async () => ({ data: await listSitemapParts(db) }),
    'GET /api/sitemap/jobs/:part': async ({ params: { part } }) => {
      const data = await listSitemapJobs(db, part);
      if (data.length === 0) throw new ApiFailure('NOT_FOUND', 'jobs.noneInPart');
      return { data };
    },
  } satisfies Partial<Handlers<typeof jobEndpoints>>;
}
