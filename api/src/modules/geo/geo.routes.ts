import type { geoEndpoints } from '@porao/contracts';
import type { Handlers } from '../../kit/bind.ts';
import type { Services } from '../../kit/services.ts';
import { searchPlaces } from './gazetteer.ts';
import { nowhere, placeAt, withArea } from './reverse.ts';
import { createUpstream } from './upstream.ts';

export function geoHandlers(services: Services): Handlers<typeof geoEndpoints> {
  const upstream = services.geocoder && createUpstream(services.geocoder, services);
  const areas = async () => (await services.lookups.current()).areas;
  return {
    'GET /api/geo/search': async ({ query, ...asker }) => {
      const found = await upstream?.search(query.query, query.limit, asker);
      const known = await areas();
      const places = found?.length ? found : searchPlaces(query.query, query.limit, known);
      return places.slice(0, query.limit).map((place) => withArea(place, known));
    },
    'GET /api/geo/reverse': async ({ query: { lat, lon }, ...asker }) => {
      const found = await upstream?.reverse(lat, lon, asker);
      if (found === undefined) return placeAt(lat, lon, await areas());
      if (found === null) return nowhere(lat, lon);
      return withArea({ ...found, lat: String(lat), lon: String(lon) }, await areas());
    },
  };
}
