import { publicQuery, useQuery } from '@porao/platform';
import { useDebounced } from '../lookup/debounced.ts';
import { toPlace } from './place.ts';

/** Places suggested at once (RUL-010). */
const suggestionLimit = 5;

/** Suggestions for what was typed, asked for after a pause in typing; none for an empty text. */
export function usePlaceSearch(text: string) {
  const still = useDebounced(text.trim()).slice(0, 100);
  const { data, isError, isSuccess } = useQuery({
    ...publicQuery('GET /api/geo/search', { query: { query: still, limit: suggestionLimit } }),
    enabled: still !== '',
    retry: false,
    placeholderData: (shown) => shown,
  });
  const found = still === '' ? [] : (data ?? []);
  return {
    suggestions: found
      .slice(0, suggestionLimit)
      .map((place) => ({ key: place.place_id, label: place.display_name, place: toPlace(place) })),
    isError,
    isSuccess,
  };
}
