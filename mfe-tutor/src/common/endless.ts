import type { Page } from '@porao/contracts';
import { type InfiniteData, useInfiniteQuery } from '@porao/platform';

/** Milliseconds after which a shown answer is loaded again, as when its page is opened. */
export const cacheTime = 5 * 60_000;

type Read<Row> = (page: number) => {
  queryKey: readonly unknown[];
  queryFn: (context: { signal: AbortSignal }) => Promise<Page<Row>>;
};

/** A paged call read on and on. */
export function useEndless<Row>(read: Read<Row>) {
  return useInfiniteQuery({
    // Begins with the key of the first page, so that an event can make it old and a server can read that page.
    queryKey: [...read(1).queryKey, 'pages'],
    queryFn: ({ pageParam, signal }) => read(pageParam).queryFn({ signal }),
    initialPageParam: 1,
    // Once scrolled far down it is left alone: every page would be asked for again.
    refetchInterval: ({ state }) => ((state.data?.pages.length ?? 0) > 2 ? false : cacheTime),
    getNextPageParam: (last: Page<Row>) =>
      last.current_page < last.last_page ? last.current_page + 1 : undefined,
  });
}
export type Endless<Row> = ReturnType<typeof useEndless<Row>>;

/** All rows so far, each once: rows that came in meanwhile push others onto the next page again. */
export function rowsOf<Row>(data: InfiniteData<Page<Row>>, idOf: (row: Row) => number): Row[] {
  const rows = new Map<number, Row>();
  for (const row of data.pages.flatMap((page) => page.data)) {
    if (!rows.has(idOf(row))) rows.set(idOf(row), row);
  }
  return [...rows.values()];
}
