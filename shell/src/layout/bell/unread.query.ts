import { query, useQuery, useQueryClient, useSession } from '@porao/platform';
import { useEffect, useState } from 'react';
import { followNotices } from './notice-stream.ts';

/** Between two reads of the count where there is no stream, while the page is visible, in ms. */
const pollMs = 60_000;
export const unreadKey = 'GET /api/notices/unread';

/** Counts the notices that were not read; 0 until it is known. */
export function useUnread(): number {
  const client = useQueryClient();
  const session = useSession();
  const [polls, setPolls] = useState(false);
  const unread = query(unreadKey);
  useEffect(() => {
    // Another account has another stream.
    if (!session) return undefined;
    const hear = (count: number) => {
      client.setQueryData(query(unreadKey).queryKey, { count });
      setPolls(false);
    };
    return followNotices(hear, () => setPolls(true));
  }, [client, session]);
  const polled = { enabled: polls, refetchInterval: pollMs, refetchOnWindowFocus: true, staleTime: pollMs };
  return useQuery({ ...unread, ...polled }).data?.count ?? 0;
}
