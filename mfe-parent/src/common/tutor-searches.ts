import { GuestFrequency } from '@porao/contracts';
import type { SearchCalls } from '@porao/features';
import { call } from '@porao/platform';

/** The guardian's searches for tutors. */
export const tutorSearches = {
  list: 'GET /api/tutor-searches',
  change: (id, { frequency, ...body }) =>
    call('PUT /api/tutor-searches/:id', {
      params: { id },
      body: { ...body, frequency: GuestFrequency.optional().parse(frequency) },
    }),
  remove: (id) => call('DELETE /api/tutor-searches/:id', { params: { id } }),
} as const satisfies SearchCalls;
