import type { GeoPlace } from '@porao/contracts';
import { publicQuery, useQuery } from '@porao/platform';
import { useDebounced } from '../../common/debounced.ts';
import type { Place } from './filters.ts';

/** Milliseconds, and number of places (RUL-010). */
export const searchPause = 300;
export const suggestionLimit = 5;

/** Up to five places for what was typed, asked 300 ms after the last key; nothing is asked for no text. */
export function usePlaceSearch(text: string) {
  const still = useDebounced(text.trim(), searchPause);
  return useQuery({
    ...publicQuery('GET /api/geo/search', { query: { query: still.slice(0, 100), limit: suggestionLimit } }),
    enabled: still !== '',
    retry: false,
  });
}

/** A suggestion as the filters hold it; null when its position cannot be read. */
export function toPlace(found: GeoPlace): Place | null {
  const latitude = Number.parseFloat(found.lat);
  const longitude = Number.parseFloat(found.lon);
  if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) return null;
  return { name: shortName(found.display_name), latitude, longitude };
}

/** The first two parts of a long address: `Dhanmondi, Dhaka`. */
export function shortName(displayName: string): string {
  return displayName
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .slice(0, 2)
    .join(', ');
}
