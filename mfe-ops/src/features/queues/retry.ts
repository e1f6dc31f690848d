import type { DeadLetter } from '@porao/contracts';
import type { Act } from '../../common/acts/acts.list.ts';
import { useAct } from '../../common/acts/acts.store.ts';
import { request } from '../../common/acts/request.ts';
import { t } from './messages.ts';

export const subjectOf = ({ id }: Pick<DeadLetter, 'id'>): string => `failed-job:${id}`;

const text = (count: number) => t('dead.retried', { count });

const retrying = (job: DeadLetter): Act => ({
  subject: subjectOf(job),
  text: text(1),
  send: request('POST /api/ops/queues/dead/:jobId/retry', { params: { jobId: job.id } }),
});

/** Those of a queue, or all; the shown ones are hidden until it is done. */
const retryingAll = (shown: readonly DeadLetter[], total: number, queue: string | undefined): Act => ({
  subject: ['failed-jobs', ...shown.map(subjectOf)],
  text: text(total),
  send: request('POST /api/ops/queues/dead/retry', { body: { queue } }),
});

/** Nothing takes it back, so it is sent 5 s later and can be cancelled until then. */
export function useRetry() {
  const act = useAct();
  return {
    retry: (jobs: readonly DeadLetter[]) => {
      for (const job of jobs) void act(retrying(job));
    },
    retryAll: (...of: Parameters<typeof retryingAll>) => void act(retryingAll(...of)),
  };
}
