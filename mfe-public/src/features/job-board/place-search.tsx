import type { BoardPlace } from '@porao/contracts/board-filters';
import { usePlaceSearch } from '@porao/features/place-search';
import { SuggestInput } from '@porao/ui/controls';
import { useState } from 'react';
import { t } from '../../common/messages.ts';

interface PlaceSearchProps {
  text: string;
  error: string | undefined;
  onText: (text: string) => void;
  onPlace: (place: BoardPlace) => void;
}

export function PlaceSearch({ text, error, onText, onPlace }: PlaceSearchProps) {
  // Without the name of a chosen place, so that the earlier suggestions are offered again without another search.
  const [typed, setTyped] = useState('');
  const { suggestions, isError, isSuccess } = usePlaceSearch(typed);
  const nothing = isError ? t('filter.searchFailed') : isSuccess ? t('filter.nothingFound') : undefined;
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
