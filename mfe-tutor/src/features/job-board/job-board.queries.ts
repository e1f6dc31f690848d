import type { AvailableJob } from '@porao/contracts';
import { failureToast, useWrite } from '@porao/features';
import { call, emit, query } from '@porao/platform';
import { type Endless, useEndless } from '../../common/endless.ts';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';

export const lists = {
  available: { call: 'GET /api/available-jobs', path: paths.availableJobs },
  saved: { call: 'GET /api/saved-jobs', path: paths.savedJobs },
} as const;
export type ListName = keyof typeof lists;

export const useJobList = (name: ListName): Endless<AvailableJob> =>
  useEndless<AvailableJob>((page) => query(lists[name].call, { query: { page } }));

/** Saves a job or removes it, by the wish given; the lists follow the event. */
export const useSaving = (jobId: number) =>
  useWrite({
    send: async (wish: boolean): Promise<unknown> =>
      wish
        ? call('POST /api/saved-jobs', { body: { tuition_job_offer_id: jobId } })
        : call('DELETE /api/saved-jobs/:jobId', { params: { jobId } }),
    event: (wish) => emit('job.saved@1', { jobId, saved: wish }),
    success: (_, wish) => t(wish ? 'job.saved.done' : 'job.unsaved.done'),
    failed: failureToast(t('job.save.failed')),
  });
