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
export function useSaveLocation(): (address: Address, id?: number) => Promise<ParentLocation> {
  const change = useFamilyChange('GET /api/my-location');
  return async (address, id) => {
    const { data } =
      id === undefined
        ? await change(t('locations.added'), () => call('POST /api/my-location', { body: address }))
        : await change(t('locations.updated'), () =>
            call('PUT /api/my-location/:id', { params: { id }, body: address }),
          );
    return data;
  };
}

/** Deletes an address that no request names. No button offers it (PAR-111). */
export function useRemoveLocation(): (id: number) => Promise<void> {
  const change = useFamilyChange('GET /api/my-location');
  return async (id) => {
    await change(t('locations.deleted'), () => call('DELETE /api/my-location/:id', { params: { id } }));
  };
}
