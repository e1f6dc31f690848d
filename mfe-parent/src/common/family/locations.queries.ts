import { guardianPageSize, type ParentLocation } from '@porao/contracts';
import type { Address } from '@porao/features';
import { call, query, useQuery } from '@porao/platform';
import { t } from '../messages.ts';
import { keepShown, type Paged } from '../paged.ts';
import { useFamilyChange } from './family-change.ts';

export const useLocations = (page: number): Paged<ParentLocation> =>
  useQuery({
    ...query('GET /api/my-location', { query: { page, per_page: guardianPageSize } }),
    ...keepShown,
  });

/** Every address, for a select. */
export const useAllLocations = () =>
  useQuery(query('GET /api/my-location', { query: { page: 1, per_page: 100 } }));

/** Adds an address, or changes the one with `id`. */
export function useSaveLocation(): (
  address: Address,
  idempotencyKey: string,
  id?: number,
) => Promise<ParentLocation> {
  const changed = useFamilyChange('GET /api/my-location');
  return async (body, idempotencyKey, id) => {
    const { data } =
      id === undefined
        ? await call('POST /api/my-location', { body, idempotencyKey })
        : await call('PUT /api/my-location/:id', { params: { id }, body });
    await changed(t(id === undefined ? 'locations.added' : 'locations.updated'));
    return data;
  };
}

/** Deletes an address that no request names. No button offers it (PAR-111). */
export function useRemoveLocation(): (id: number) => Promise<void> {
  const changed = useFamilyChange('GET /api/my-location');
  return async (id) => {
    await call('DELETE /api/my-location/:id', { params: { id } });
    await changed(t('locations.deleted'));
  };
}
