import type { GeoPlace } from '@porao/contracts';
import { kilometresBetween } from '../../kit/geometry.ts';
import type { Area } from '../../kit/lookup-cache.ts';
import { cities, districts, insideBorder, type Place } from '../../reference/index.ts';

interface Candidate {
  readonly place: Pick<Place, 'latitude' | 'longitude'>;
  readonly address: GeoPlace['address'];
  readonly ids?: Pick<GeoPlace, 'location_id' | 'city_id'>;
}

const asCandidate = (area: Area): Candidate => ({
  place: area,
  address: { suburb: area.name, city: area.city.name },
  ids: { location_id: area.id, city_id: area.city.id },
});

/** Names are given up to these distances, in km, the closest kind first: areas up to `areaWithin`, then these. */
const areaWithin = 3;
const regions: readonly { candidates: readonly Candidate[]; within: number }[] = [
  { candidates: cities.map((city) => ({ place: city, address: { city: city.name } })), within: 15 },
  {
    candidates: districts.map((place) => ({ place, address: { city: place.name } })),
    within: Number.POSITIVE_INFINITY,
  },
];

function nearest(candidates: readonly Candidate[], latitude: number, longitude: number) {
  return candidates.reduce<{ candidate: Candidate; km: number } | null>((best, candidate) => {
    const km = kilometresBetween(candidate.place, { latitude, longitude });
    return best && best.km <= km ? best : { candidate, km };
  }, null);
}

/** A position without a name: outside of Bangladesh. */
export const nowhere = (latitude: number, longitude: number): GeoPlace => ({
  place_id: 'none',
  lat: String(latitude),
  lon: String(longitude),
  display_name: '',
  address: {},
});

/** The area, else the city, else the district at a position of Bangladesh. */
export function placeAt(latitude: number, longitude: number, areas: readonly Area[]): GeoPlace {
  const unknown = nowhere(latitude, longitude);
  if (!insideBorder(latitude, longitude)) return unknown;
  const steps = [{ candidates: areas.map(asCandidate), within: areaWithin }, ...regions];
  for (const { candidates, within } of steps) {
    const found = nearest(candidates, latitude, longitude);
    if (!found || found.km > within) continue;
    const { address, ids } = found.candidate;
    const display_name = [address.suburb, address.city, 'Bangladesh'].filter(Boolean).join(', ');
    return { ...unknown, place_id: `near-${display_name}`, display_name, address, ...ids };
  }
  return unknown;
}

/** The place with the area that is nearest. The middle of a city or district says nothing of its areas. */
export function withArea(place: GeoPlace, areas: readonly Area[]): GeoPlace {
  const { suburb, quarter } = place.address;
  if (suburb === undefined && quarter === undefined) return place;
  const { location_id, city_id } = placeAt(Number(place.lat), Number(place.lon), areas);
  return { ...place, ...(location_id && city_id && { location_id, city_id }) };
}
