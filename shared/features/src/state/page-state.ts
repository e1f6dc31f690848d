interface Source {
  data: unknown;
  isError: boolean;
  isPending: boolean;
  failureCount: number;
  fetchStatus: 'fetching' | 'paused' | 'idle';
}

/** The state of a page with several queries: `ready` as soon as each has an answer or failed once, so that one slow
 * query does not hold back the others. */
export function pageStateOf(
  queries: Readonly<Record<string, Source>>,
  online: boolean,
): 'loading' | 'offline' | 'failed' | 'ready' {
  const sources = Object.values(queries);
  const some = sources.some(({ data }) => data !== undefined);
  if (!some && (!online || sources.some(({ fetchStatus }) => fetchStatus === 'paused'))) return 'offline';
  if (!some && sources.every(({ isError }) => isError)) return 'failed';
  return sources.every(
    ({ isPending, failureCount, fetchStatus }) => !isPending || failureCount > 0 || fetchStatus === 'paused',
  )
    ? 'ready'
    : 'loading';
}
