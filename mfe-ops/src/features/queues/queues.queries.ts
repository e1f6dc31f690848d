import { query, useQuery } from '@porao/platform';
import { asQueue } from '../../common/queue/paged.ts';
import type { ListParams } from '../../common/queue/search-params.ts';

/** The queues are read again after this time while they are shown. */
const againMs = 20_000;

export const useQueues = () =>
  useQuery({ ...query('GET /api/ops/queues'), ...asQueue, refetchInterval: againMs });

export const useDeadLetters = (params: ListParams) =>
  useQuery({
    ...query('GET /api/ops/queues/dead', { query: { page: params.page, queue: params.get('queue') } }),
    ...asQueue,
    refetchInterval: againMs,
  });
