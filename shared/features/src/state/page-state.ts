interface Part {
  data: unknown;
  isError: boolean;
  isPending: boolean;
  failureCount: number;
  fetchStatus: 'fetching' | 'paused' | 'idle';
}

/** `ready` as soon as every answer came or failed once: one slow part must not hold back the others. */
export function stateOf(
  page: Readonly<Record<string, Part>>,
  online: boolean,
): 'loading' | 'offline' | 'failed' | 'ready' {
  const parts = Object.values(page);
  const some = parts.some((part) => part.data !== undefined);
  if (!some && (!online || parts.some((part) => part.fetchStatus === 'paused'))) return 'offline';
  if (!some && parts.every((part) => part.isError)) return 'failed';
  return parts.every((part) => !part.isPending || part.failureCount > 0 || part.fetchStatus === 'paused')
    ? 'ready'
    : 'loading';
}
