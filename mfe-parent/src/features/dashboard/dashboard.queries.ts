import { query } from '@porao/platform';
import { allTutorsQuery } from '../../common/tutors.queries.ts';

/** Enough to hold every request that is open. */
const newestRequests = query('GET /api/tutor-request', { query: { page: 1, per_page: 20 } });

/** All that the dashboard reads. */
export const dashboardReads = {
  user: query('GET /api/v1/user'),
  family: query('GET /api/family-info'),
  requests: newestRequests,
  tutors: allTutorsQuery,
};
