import { guardianPageSize, type ParentLocation } from '@porao/contracts';
import type { Address } from '@porao/features';
import { call, notify, query, useQuery, useQueryClient } from '@porao/platform';
import { t } from '../messages.ts';
import { keepShown, type Paged } from '../paged.ts';
import { refreshFamily } from './refresh-family.ts';

export const useLocations = (page: number): Paged<ParentLocation> =>
  useQuery({
    ...query('GET /api/my-location', { query: { page, per_page: guardianPageSize } }),
    ...keepShown,
  });

/** Every address, for a select. */
export const useAllLocations = () =>
  useQuery(query('GET /api/my-location', { query: { page: 1, per_page: 100 } }));

/** Adds an address, or changes the one with `id`, and says so. */
export function useSaveLocation(): (address: Address, id?: number) => Promise<ParentLocation> {
  const client = useQueryClient();
  return async (address, id) => {
    const { data } =
      id === undefined
        ? await call('POST /api/my-location', { body: address })
        : await call('PUT /api/my-location/:id', { params: { id }, body: address });
    notify({ tone: 'success', message: t(id === undefined ? 'locations.added' : 'locations.updated') });
    await refreshFamily(client, 'GET /api/my-location');
    return data;
  };
}

/** Deletes an address that no request names, and says so. No button offers it (PAR-111). */
export function useRemoveLocation(): (id: number) => Promise<void> {
  const client = useQueryClient();
  return async (id) => {
    await call('DELETE /api/my-location/:id', { params: { id } });
    notify({ tone: 'success', message: t('locations.deleted') });
    await refreshFamily(client, 'GET /api/my-location');
  };
}
