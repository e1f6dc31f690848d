import { query, useQuery } from '@porao/platform';

/** Everything the dashboard asks; the samples ask nothing. */
export function useDashboard() {
  return {
    user: useQuery(query('GET /api/v1/user')),
    family: useQuery(query('GET /api/family-info')),
  };
}
export type Dashboard = ReturnType<typeof useDashboard>;

/** The family's answer only decides about a notice, so the page waits for the account's alone. */
export function stateOf(
  { user, family }: Dashboard,
  online: boolean,
): 'loading' | 'offline' | 'failed' | 'ready' {
  if (user.data === undefined) {
    if (!online || user.fetchStatus === 'paused') return 'offline';
    return user.isError ? 'failed' : 'loading';
  }
  const waits = family.isPending && family.failureCount === 0 && family.fetchStatus !== 'paused';
  return waits ? 'loading' : 'ready';
}
