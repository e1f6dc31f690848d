import { SuggestInput } from '@porao/ui/controls';
import { useState } from 'react';
import { t } from './messages.ts';
import type { Place } from './place.ts';
import { usePlaceSearch } from './place-search.query.ts';

interface PlaceSearchProps {
  label: string;
  error?: string | undefined;
  onPlace: (place: Place) => void;
}

export function PlaceSearch({ label, error, onPlace }: PlaceSearchProps) {
  const [text, setText] = useState('');
  // Without the name of a chosen place, so that the earlier suggestions are offered again without another search.
  const [typed, setTyped] = useState('');
  const { suggestions, isError, isSuccess } = usePlaceSearch(typed);
  const nothing = isError ? t('search.failed') : isSuccess ? t('search.nothing') : undefined;
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
