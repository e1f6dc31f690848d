import { SuggestInput } from '@porao/ui/controls';
import { useState } from 'react';
import { t } from '../../common/messages.ts';
import type { Place } from './filters.ts';
import { toPlace, usePlaceSearch } from './place-search.query.ts';

interface PlaceSearchProps {
  text: string;
  error: string | undefined;
  onText: (text: string) => void;
  onPlace: (place: Place) => void;
}

/** A place by its name, chosen from suggestions. */
export function PlaceSearch({ text, error, onText, onPlace }: PlaceSearchProps) {
  // Not the name of a place that was chosen: what was found is offered again, without another search.
  const [typed, setTyped] = useState('');
  const search = usePlaceSearch(typed);
  const suggestions = (search.data ?? []).map((found) => ({
    key: found.place_id,
    label: found.display_name,
    place: toPlace(found),
  }));
  const nothing = search.isError
    ? t('filter.searchFailed')
    : search.isSuccess
      ? t('filter.nothingFound')
      : undefined;
  return (
    <SuggestInput
      label={t('filter.location')}
      help={t('filter.locationHelp')}
      placeholder={t('filter.locationHint')}
      clearLabel={t('filter.locationClear')}
      value={text}
      error={error}
      suggestions={suggestions}
      emptyText={suggestions.length === 0 ? nothing : undefined}
      countText={t('filter.suggestions', { count: suggestions.length })}
      onChange={(next) => {
        setTyped(next);
        onText(next);
      }}
      onPick={({ place }) => place && onPlace(place)}
    />
  );
}
