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
