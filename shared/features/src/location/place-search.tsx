import { publicQuery, useQuery } from '@porao/platform';
import { SuggestInput } from '@porao/ui/controls';
import { type ReactNode, useState } from 'react';
import { useDebounced } from '../lookup/debounced.ts';
import { t } from '../messages.ts';
import { type Place, toPlace } from './place.ts';

/** Places suggested at once (RUL-010). */
const suggestionLimit = 5;

interface PlaceSearchProps {
  label: string;
  error?: string | undefined;
  onPlace: (place: Place) => void;
}

/** A place by its address or name, chosen from suggestions. */
export function PlaceSearch({ label, error, onPlace }: PlaceSearchProps): ReactNode {
  const [text, setText] = useState('');
  // Not the name of a place that was chosen: what was found is offered again, without another search.
  const [typed, setTyped] = useState('');
  const still = useDebounced(typed.trim()).slice(0, 100);
  const search = useQuery({
    ...publicQuery('GET /api/geo/search', { query: { query: still, limit: suggestionLimit } }),
    enabled: still !== '',
    retry: false,
  });
  const rows = still === '' ? [] : (search.data ?? []);
  const suggestions = rows
    .slice(0, suggestionLimit)
    .map((found) => ({ key: found.place_id, label: found.display_name, place: toPlace(found) }));
  const nothing = search.isError ? t('search.failed') : search.isSuccess ? t('search.nothing') : undefined;
  return (
    <SuggestInput
      label={label}
      error={error}
      placeholder={t('search.placeholder')}
      clearLabel={t('search.clear')}
      value={text}
      suggestions={suggestions}
      emptyText={suggestions.length > 0 ? undefined : nothing}
      countText={t('search.count', { count: suggestions.length })}
      onChange={(next) => {
        setText(next);
        setTyped(next);
      }}
      onPick={({ label, place }) => {
        if (!place) return;
        setText(label);
        onPlace(place);
      }}
    />
  );
}
