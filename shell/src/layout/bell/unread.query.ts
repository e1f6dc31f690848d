import { query, useQuery } from '@porao/platform';

/** Between two reads of the count while the page is visible, in ms. */
const pollMs = 60_000;
export const unreadKey = 'GET /api/notices/unread';

/** How many notices were not read; 0 until it is known. */
export function useUnread(): number {
  const polled = { refetchInterval: pollMs, refetchOnWindowFocus: true, staleTime: pollMs };
  return useQuery({ ...query(unreadKey), ...polled }).data?.count ?? 0;
}
