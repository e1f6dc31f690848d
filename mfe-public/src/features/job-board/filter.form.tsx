import {
  type BoardFilters,
  type BoardPlace,
  dayCounts,
  genderNames,
  listsParam,
  noFilters,
  salaryPresetNames,
  teachingTypeNames,
} from '@porao/contracts/board-filters';
import { radiusOptions } from '@porao/contracts/constants';
import { usePlaceSearch } from '@porao/features/place-search';
import { formatDigits, formatNumber } from '@porao/platform';
import { LinkAnchor, Stack, Text } from '@porao/ui';
import { RadioChips, Select, SuggestInput } from '@porao/ui/controls';
import { memo, useCallback, useRef, useState } from 'react';
import { useHasScripts } from '../../common/has-scripts.ts';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';
import { boardTo } from './board-url.ts';
import { SubjectFilter } from './subject-filter.tsx';

/** Returns the options, and the one of a saved search that is not among them. */
const offered = <T,>(options: readonly T[], chosen: T | null): readonly T[] =>
  chosen === null || options.includes(chosen) ? options : [...options, chosen];

/** Sent empty, it is no parameter of the address. */
const any = '' as const;

interface FilterFormProps {
  /** Is the form's id, for its button outside. */
  id: string;
  filters: BoardFilters;
  /** The same at each render. */
  onApply: (filters: BoardFilters) => void;
}

/** Renders alone: neither a choice draws its panel again, nor does the panel's end draw it. The browser sends the same
 * choices to the board's address, in the order of that. */
export const FilterForm = memo(function FilterForm({ id, filters, onApply }: FilterFormProps) {
  const [draft, setDraft] = useState(filters);
  const [text, setText] = useState(filters.place ? filters.place.name || t('chip.chosenPlace') : '');
  const [isMissing, setMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const change = useCallback(
    (some: Partial<BoardFilters>) => setDraft((before) => ({ ...before, ...some })),
    [],
  );

  const submit = () => {
    const unfinished = text.trim() !== '' && !draft.place;
    setMissing(unfinished);
    if (unfinished) form.current?.querySelector<HTMLElement>('[role="combobox"]')?.focus();
    else onApply(draft);
  };

  return (
    <form
      ref={form}
      id={id}
      method="get"
      action={paths.jobBoard}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {draft.place && <PlaceFields place={draft.place} />}
      <Stack gap="lg">
        <PlaceSearch
          text={text}
          withoutPlace={draft.place && boardTo(draft, { place: null }, 'filters')}
          error={isMissing ? t('filter.locationMissing') : undefined}
          onText={(next) => {
            setText(next);
            setMissing(false);
            change({ place: null });
          }}
          onPlace={(place) => {
            setText(place.name);
            setMissing(false);
            change({ place });
          }}
        />
        <noscript>
          <Text size="sm">{t('filter.locationScripts')}</Text>
        </noscript>
        <Select
          name={draft.place ? 'distance' : undefined}
          label={t('filter.within')}
          help={t('filter.withinHelp')}
          value={draft.distance}
          options={offered(radiusOptions, draft.distance).map((value) => ({
            value,
            label: t('filter.km', { number: formatNumber(value) }),
          }))}
          onChange={(distance) => change({ distance: distance ?? noFilters.distance })}
        />
        <SubjectFilter
          category={draft.category}
          iclass={draft.iclass}
          subject={draft.subject}
          onChange={change}
        />
        <RadioChips
          name="gender"
          label={t('filter.gender')}
          value={draft.gender === 'any' ? any : draft.gender}
          options={genderNames.map((value) => ({
            value: value === 'any' ? any : value,
            label: t(`gender.${value}`),
          }))}
          onChange={(gender) => change({ gender: gender || 'any' })}
        />
        <RadioChips
          name="salary"
          label={t('filter.salary')}
          value={draft.salary ?? any}
          options={[
            { value: any, label: t('filter.any') },
            ...offered(salaryPresetNames, draft.salary).map((value) => ({
              value,
              label: formatDigits(value),
            })),
          ]}
          onChange={(salary) => change({ salary: salary || null })}
        />
        <RadioChips
          name="type"
          label={t('grid.place')}
          value={draft.type ?? any}
          options={[
            { value: any, label: t('filter.any') },
            ...teachingTypeNames.map((value) => ({ value, label: t(`place.${value}`) })),
          ]}
          onChange={(type) => change({ type: type || null })}
        />
        <RadioChips
          name="days"
          label={t('grid.days')}
          value={draft.days ?? any}
          options={[
            { value: any, label: t('filter.any') },
            ...dayCounts.map((value) => ({ value, label: formatNumber(value) })),
          ]}
          onChange={(days) => change({ days: days || null })}
        />
      </Stack>
      {draft.category !== null && (
        <input type="hidden" name={listsParam} value={`${draft.category}.${draft.iclass ?? ''}`} />
      )}
      {draft.sort !== 'newest' && <input type="hidden" name="sort" value={draft.sort} />}
    </form>
  );
});

const PlaceFields = ({ place }: { place: BoardPlace }) => (
  <>
    <input type="hidden" name="place" value={place.name} />
    <input type="hidden" name="lat" value={place.latitude} />
    <input type="hidden" name="lon" value={place.longitude} />
  </>
);

interface PlaceSearchProps {
  text: string;
  /** Where a chosen place is taken away without scripts. */
  withoutPlace: string | null;
  error: string | undefined;
  onText: (text: string) => void;
  onPlace: (place: BoardPlace) => void;
}

function PlaceSearch({ text, withoutPlace, error, onText, onPlace }: PlaceSearchProps) {
  // Without the name of a chosen place, so that the earlier suggestions are offered again without another search.
  const [typed, setTyped] = useState('');
  const hasScripts = useHasScripts();
  const { suggestions, isError, isSuccess } = usePlaceSearch(typed);
  const nothing = isError ? t('filter.searchFailed') : isSuccess ? t('filter.nothingFound') : undefined;
  const clearing = !hasScripts && withoutPlace && (
    <LinkAnchor to={withoutPlace}>{t('filter.locationClear')}</LinkAnchor>
  );
  return (
    <SuggestInput
      label={t('filter.location')}
      help={clearing || t('filter.locationHelp')}
      disabled={!hasScripts}
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
