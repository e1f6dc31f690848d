import type { geoEndpoints } from '@porao/contracts';
import type { Handlers } from '../../kit/bind.ts';
import type { Services } from '../../kit/services.ts';
import { searchPlaces } from './gazetteer.ts';
import { nowhere, placeAt } from './reverse.ts';
import { createUpstream } from './upstream.ts';

export function geoHandlers(services: Services): Handlers<typeof geoEndpoints> {
  const upstream = services.geocoder && createUpstream(services.geocoder, services);
  const areas = async () => (await services.lookups.current()).areas;
  return {
    'GET /api/geo/search': async ({ query, ...asker }) => {
      const found = await upstream?.search(query.query, query.limit, asker);
      return found && found.length > 0
        ? found.slice(0, query.limit)
        : searchPlaces(query.query, query.limit, await areas());
    },
    'GET /api/geo/reverse': async ({ query: { lat, lon }, ...asker }) => {
      const found = await upstream?.reverse(lat, lon, asker);
      if (found === undefined) return placeAt(lat, lon, await areas());
      return found === null ? nowhere(lat, lon) : { ...found, lat: String(lat), lon: String(lon) };
    },
  };
}
