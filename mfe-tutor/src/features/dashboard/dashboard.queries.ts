import { query, useQuery } from '@porao/platform';

/** Everything the dashboard asks, all at once. */
export function useDashboard() {
  return {
    user: useQuery(query('GET /api/v1/user')),
    info: useQuery(query('GET /api/profile-update-info')),
    status: useQuery(query('GET /api/update-profile-status')),
    nearby: useQuery(query('GET /api/nearby-jobs')),
    counts: useQuery(query('GET /api/tutoring/job-counts')),
  };
}
export type Dashboard = ReturnType<typeof useDashboard>;

/** `ready` as soon as every answer came or failed once: one slow part must not hold back the others. */
export function stateOf(dashboard: Dashboard, online: boolean): 'loading' | 'offline' | 'failed' | 'ready' {
  const parts = Object.values(dashboard);
  const some = parts.some((part) => part.data !== undefined);
  if (!some && (!online || parts.some((part) => part.fetchStatus === 'paused'))) return 'offline';
  if (!some && parts.every((part) => part.isError)) return 'failed';
  return parts.every((part) => !part.isPending || part.failureCount > 0 || part.fetchStatus === 'paused')
    ? 'ready'
    : 'loading';
}
