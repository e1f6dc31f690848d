import type { Deal } from '@porao/contracts';
import { call, query, useMutation, useQuery, useQueryClient } from '@porao/platform';
import { cacheTime } from '../cache-time.ts';

export type DealGroup = Deal['status']['current'];

const deals = 'GET /api/tutor/deals';

/** The tutor's students, active and pending ones at once. */
export const useDeals = () => useQuery({ ...query(deals), refetchInterval: cacheTime });

/** The tutor says that lessons with a student started. */
export function useStarted(dealId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('POST /api/tutor/deals/:id/started', { params: { id: dealId } }),
    onSuccess: async () => {
      void client.invalidateQueries({ queryKey: ['GET /api/tutoring/sidebar-counts'] });
      await client.invalidateQueries({ queryKey: [deals] });
    },
  });
}
