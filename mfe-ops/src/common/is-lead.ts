import { query, useQuery } from '@porao/platform';

/** Returns whether the signed-in operator is a lead, who alone may ban, refund, merge and grant roles. */
export const useIsLead = (): boolean =>
  useQuery(query('GET /api/v1/user')).data?.data.roles.includes('lead') === true;
