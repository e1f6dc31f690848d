import type { JobHistoryItem, JobHistoryType } from '@porao/contracts';
import { query, useQuery } from '@porao/platform';
import { cacheTime } from '../../common/cache-time.ts';
import { type Endless, useEndless } from '../../common/endless.ts';

const call = 'GET /api/tutoring/jobs/:type';

export function useJobHistory(type: JobHistoryType): Endless<JobHistoryItem> {
  return useEndless<JobHistoryItem>({
    queryKey: [call, type, 'pages'],
    load: (page, signal) => query(call, { params: { type }, query: { page } }).queryFn({ signal }),
  });
}

export const useJobCounts = () =>
  useQuery({ ...query('GET /api/tutoring/job-counts'), refetchInterval: cacheTime });
