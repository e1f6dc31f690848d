import { guardianPageSize, type ParentLocation } from '@porao/contracts';
import type { Address, Paged, Write } from '@porao/features';
import { call, query, useQuery } from '@porao/platform';
import { t } from '../messages.ts';
import { familyStale } from './family-stale.ts';

export const useLocations = (page: number): Paged<ParentLocation> =>
  useQuery({
    ...query('GET /api/my-location', { query: { page, per_page: guardianPageSize } }),
    placeholderData: (shown) => shown,
  });

export const useAllLocations = () =>
  useQuery(query('GET /api/my-location', { query: { page: 1, per_page: 100 } }));

const stale = ['GET /api/my-location', ...familyStale];

export const saveLocation = (id?: number): Write<Address, { data: ParentLocation }> => ({
  send: (body) =>
    id === undefined
      ? call('POST /api/my-location', { body })
      : call('PUT /api/my-location/:id', { params: { id }, body }),
  stale,
  success: () => t(id === undefined ? 'locations.added' : 'locations.updated'),
});

/** Deletes an address that no request names. No button offers it (PAR-111). */
export const removeLocation = (id: number): Write<void, unknown> => ({
  send: () => call('DELETE /api/my-location/:id', { params: { id } }),
  stale,
  success: () => t('locations.deleted'),
});
