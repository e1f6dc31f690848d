import type { Notice } from '@porao/contracts';
import { areaAt } from '@porao/contracts/page';
import { accountSwitcher } from '@porao/contracts/paths';
import type { Write } from '@porao/features';
import { areas, call, query, useInfiniteQuery, useQuery, useSession } from '@porao/platform';
import { unreadKey } from './unread.query.ts';

const listKey = 'GET /api/notices';

/** The notices, newest first, a page more with each `fetchNextPage`. */
export const useNotices = () =>
  useInfiniteQuery({
    queryKey: [listKey],
    queryFn: ({ pageParam, signal }) => query(listKey, { query: { page: pageParam } }).queryFn({ signal }),
    initialPageParam: 1,
    getNextPageParam: ({ current_page, last_page }) =>
      current_page < last_page ? current_page + 1 : undefined,
    staleTime: 0,
  });

/** Each once: notices that came in meanwhile push others onto the next page again. */
export const noticesOf = (data: NonNullable<ReturnType<typeof useNotices>['data']>): Notice[] => [
  ...new Map(data.pages.flatMap((page) => page.data).map((notice) => [notice.id, notice])).values(),
];

const stale = [listKey, unreadKey];

export const markRead: Write<Notice, unknown> = {
  send: ({ id }) => call('POST /api/notices/:id/read', { params: { id } }),
  stale,
};

/** Marks all up to one. */
export const markReadUntil = (until: number): Write<void, unknown> => ({
  send: () => call('POST /api/notices/read', { body: { until } }),
  stale,
});

/** Where a notice leads: its page, by a switch of the account where another of its roles opens that page. */
export function useTargetOf(): (path: string) => string {
  const role = useSession()?.type ?? '';
  const held: readonly string[] = useQuery(query('GET /api/v1/user')).data?.data.roles ?? [];
  return (path) => {
    const roles = areaAt(areas(), path)?.roles ?? [role];
    const other = roles.includes(role) ? undefined : roles.find((one) => held.includes(one));
    return other === undefined
      ? path
      : `${accountSwitcher}?${new URLSearchParams({ to: other, next: path })}`;
  };
}
