import type { Deal } from '@porao/contracts';
import { query, useQuery } from '@porao/platform';
import { cacheTime } from '../endless.ts';

export type DealGroup = Deal['status']['current'];

export const dealsCall = 'GET /api/tutor/deals';

/** The tutor's students, active and pending ones at once. */
export const useDeals = () => useQuery({ ...query(dealsCall), refetchInterval: cacheTime });
