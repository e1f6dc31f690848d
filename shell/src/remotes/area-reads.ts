import { query } from '@porao/platform';
import type { createQueryClient } from '@porao/platform/shell';
import type { RouteMatch } from './route-match.ts';

type Read = (call: string) => {
  queryKey: readonly unknown[];
  queryFn: (context: { signal?: AbortSignal }) => Promise<{ data?: Record<string, unknown> }>;
};

/** A signed-in person's read, cached under the key that its remote uses. A manifest names it, so the shell has the
 * key only as a text. */
export const areaRead = query as unknown as Read;

/** Starts the reads that a page's manifest names; the page repeats those that fail. */
export function startReads(queries: ReturnType<typeof createQueryClient>, { route }: RouteMatch): void {
  for (const call of route.reads ?? []) void queries.prefetchQuery(areaRead(call));
}
