import type { savedJobEndpoints } from '@porao/contracts';
import type { Handlers } from '../../kit/bind.ts';
import { ApiFailure } from '../../kit/failure.ts';
import { listPageSize, toPage } from '../../kit/page.ts';
import type { Services } from '../../kit/services.ts';
import { jobNotFound, readCards, readTerms } from '../jobs/index.ts';
import { countSaved, listSaved, saveJob, unsaveJob } from './saved-jobs.repository.ts';

export function savedJobHandlers({ db, lookups }: Services): Handlers<typeof savedJobEndpoints> {
  return {
    'GET /api/saved-jobs': async ({ query, viewer }) => {
      const ids = await listSaved(db, viewer.tutorId, listPageSize, (query.page - 1) * listPageSize);
      const cards = await readCards({ db, lookups }, ids, viewer.tutorId);
      return toPage(cards, await countSaved(db, viewer.tutorId), query.page, listPageSize);
    },
    'POST /api/saved-jobs': async ({ body, viewer }) => {
      const job = await readTerms(db, body.tuition_job_offer_id);
      if (job?.status !== 'live') throw jobNotFound();
      await saveJob(db, viewer.tutorId, body.tuition_job_offer_id);
      const data = { tutor_id: viewer.tutorId, tuition_job_offer_id: body.tuition_job_offer_id };
      return { status: 'success', message: 'job.saved', data };
    },
    'DELETE /api/saved-jobs/:jobId': async ({ params, viewer }) => {
      const removed = await unsaveJob(db, viewer.tutorId, params.jobId);
      if (!removed) throw new ApiFailure('NOT_FOUND', 'job.notSaved');
      return { status: 'success', message: 'job.removed', data: null };
    },
  };
}
