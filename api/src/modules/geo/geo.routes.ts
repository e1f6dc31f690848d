import type { geoEndpoints } from '@porao/contracts';
import type { Handlers } from '../../kit/bind.ts';
import { searchPlaces } from './gazetteer.ts';

export function geoHandlers(): Handlers<typeof geoEndpoints> {
  return { 'GET /api/geo/search': async ({ query }) => searchPlaces(query.query, query.limit) };
}
