import { query, useQuery } from '@porao/platform';
import { asQueue, live } from '../../common/queue/paged.ts';

export const useQueues = () => useQuery({ ...query('GET /api/ops/queues'), ...asQueue, ...live });
