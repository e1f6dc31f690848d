import { pathOf } from '@porao/client';
import { type Query, type QueryClient, type QueryKey, QueryObserver } from '@tanstack/react-query';

/** A read of a page that is rendered before its answers are there. */
interface PageRead {
  /** `GET /api/tutor/invoices?page=1` */
  readonly call: string;
  readonly queryKey: QueryKey;
  /** It is the first page of an infinite query. */
  readonly isPaged: boolean;
}

type Asked = Query['options'] & { enabled?: unknown; initialPageParam?: unknown };

/** Lists what a rendering asked for by GET with a key that begins as `query` makes it, and what is named beside that; a
 * server can read nothing else. */
export function readsIn(queries: QueryClient, named: readonly { queryKey: QueryKey }[]): PageRead[] {
  const cache = queries.getQueryCache();
  const certain = new Set(
    named.map(({ queryKey }) => new QueryObserver(queries, { queryKey, enabled: false }).getCurrentQuery()),
  );
  return cache.getAll().flatMap((query) => {
    const { enabled, initialPageParam }: Asked = query.options;
    const { queryKey } = query;
    const [key, input] = queryKey;
    if (typeof key !== 'string' || !key.startsWith('GET /api/')) return [];
    if (typeof input !== 'object' || input === null || (enabled === false && !certain.has(query))) return [];
    return { call: `GET ${pathOf(key, input)}`, queryKey, isPaged: initialPageParam !== undefined };
  });
}

/** Puts answers, by call, where the page looks for them. */
export function giveAnswers(
  queries: QueryClient,
  reads: readonly PageRead[],
  answers: Readonly<Record<string, unknown>>,
): void {
  for (const { call, queryKey, isPaged } of reads) {
    const answer = answers[call];
    if (answer !== undefined)
      queries.setQueryData(queryKey, isPaged ? { pages: [answer], pageParams: [1] } : answer);
  }
}

/** As `isWhole` of shell/src/boot/server-view.ts: the browser shows nothing more at first either. */
export function isWhole(html: string): boolean {
  const main = html.slice(html.indexOf('<main'));
  if (main.includes(' data-main-content=')) return true;
  return !/^<main[^>]*><\/main>/.test(main) && !main.includes(' aria-busy="true"');
}
