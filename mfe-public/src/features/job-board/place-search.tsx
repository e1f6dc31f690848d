import { ActionIcon, cx, Icon, Text, VisuallyHidden } from '@porao/ui';
import { type KeyboardEvent, useId, useState } from 'react';
import { t } from '../../common/messages.ts';
import styles from './filter-panel.module.css';
import type { Place } from './filters.ts';
import { toPlace, usePlaceSearch } from './place-search.query.ts';

interface PlaceSearchProps {
  id: string;
  text: string;
  error: string | null;
  onText: (text: string) => void;
  onPlace: (place: Place) => void;
}

/** A place by its name: a combobox with a list of suggestions (ARIA pattern "list autocomplete"). */
export function PlaceSearch({ id, text, error, onText, onPlace }: PlaceSearchProps) {
  const [isTyping, setTyping] = useState(false);
  const [active, setActive] = useState(-1);
  const list = useId();
  const search = usePlaceSearch(isTyping ? text : '');
  const found = isTyping && text.trim() !== '' ? (search.data ?? []) : [];
  const option = (index: number) => `${list}-${index}`;

  const choose = (index: number) => {
    const place = found[index] && toPlace(found[index]);
    if (!place) return;
    setTyping(false);
    setActive(-1);
    onPlace(place);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && found.length > 0) {
      event.preventDefault();
      setActive((now) =>
        now < 0 && step < 0 ? found.length - 1 : (now + step + found.length) % found.length,
      );
    } else if (event.key === 'Enter' && active >= 0) {
      event.preventDefault();
      choose(active);
    } else if (event.key === 'Escape' && found.length > 0) {
      event.stopPropagation();
      setTyping(false);
    }
  };

  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t('filter.location')}</label>
      <div className={styles.search}>
        <Icon name="search" />
        <input
          id={id}
          className={styles.control}
          type="text"
          role="combobox"
          inputMode="search"
          autoComplete="off"
          maxLength={100}
          placeholder={t('filter.locationHint')}
          value={text}
          aria-expanded={found.length > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-invalid={error !== null}
          aria-describedby={`${id}-help`}
          {...(active >= 0 && found[active] && { 'aria-activedescendant': option(active) })}
          onChange={(event) => {
            setTyping(true);
            setActive(-1);
            onText(event.target.value);
          }}
          onKeyDown={onKeyDown}
          onBlur={() => setTyping(false)}
          onFocus={(event) => event.target.select()}
        />
        {text !== '' && (
          <ActionIcon
            icon="close"
            label={t('filter.locationClear')}
            className={styles.clear ?? ''}
            onClick={() => {
              setTyping(false);
              onText('');
              document.getElementById(id)?.focus();
            }}
          />
        )}
      </div>
      <ul
        id={list}
        role="listbox"
        aria-label={t('filter.location')}
        className={styles.suggestions}
        hidden={found.length === 0}
      >
        {found.map((place, index) => (
          <li
            key={place.place_id}
            id={option(index)}
            role="option"
            aria-selected={index === active}
            className={cx(styles.suggestion, index === active && styles.active)}
            onPointerDown={(event) => {
              // The input keeps the focus, so that the list is not closed before the choice.
              event.preventDefault();
            }}
            onClick={() => choose(index)}
          >
            <Icon name="location" size={18} />
            {place.display_name}
          </li>
        ))}
      </ul>
      <Text size="xs" tone={error ? 'error' : 'dim'} id={`${id}-help`} {...(error && { role: 'alert' })}>
        {error ?? helpText(search, isTyping && text.trim() !== '', found.length)}
      </Text>
      <VisuallyHidden role="status">
        {found.length > 0 ? t('filter.suggestions', { count: found.length }) : ''}
      </VisuallyHidden>
    </div>
  );
}

function helpText(search: ReturnType<typeof usePlaceSearch>, isTyping: boolean, found: number): string {
  if (!isTyping || found > 0) return t('filter.locationHelp');
  if (search.isFetching) return t('filter.searching');
  if (search.isError) return t('filter.searchFailed');
  return search.data ? t('filter.nothingFound') : t('filter.searching');
}
