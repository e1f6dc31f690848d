import type { Deal } from '@porao/contracts';
import { useWrite } from '@porao/features';
import { call, query, useQuery } from '@porao/platform';
import { cacheTime } from '../cache-time.ts';

export type DealGroup = Deal['status']['current'];

const deals = 'GET /api/tutor/deals';

/** The tutor's students, active and pending ones at once. */
export const useDeals = () => useQuery({ ...query(deals), refetchInterval: cacheTime });

/** The tutor says that lessons with a student started. */
export const useStarted = (dealId: number) =>
  useWrite({
    send: () => call('POST /api/tutor/deals/:id/started', { params: { id: dealId } }),
    stale: ['GET /api/tutoring/sidebar-counts', deals],
    failed: null,
  });
