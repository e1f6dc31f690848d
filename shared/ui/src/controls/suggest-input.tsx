import { type KeyboardEvent, type ReactNode, type Ref, useState } from 'react';
import { ActionIcon } from '../button/action-icon.tsx';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/paths.ts';
import { VisuallyHidden } from '../text/text.tsx';
import { Field, type FieldLook } from './field.tsx';
import box from './input.module.css';
import { InputBox } from './input.tsx';
import styles from './suggest-input.module.css';

export interface Suggestion {
  key: string | number;
  label: string;
}

interface SuggestInputProps<S extends Suggestion> extends FieldLook {
  /** The text of the input; the caller loads suggestions for it after a pause. */
  value: string;
  onChange: (value: string) => void;
  suggestions: readonly S[];
  onPick: (suggestion: S) => void;
  placeholder?: string | undefined;
  /** Shown when there is text and nothing to suggest; leave out while still asking. */
  emptyText?: string | undefined;
  /** Announced: '5 suggestions'. */
  countText?: string | undefined;
  clearLabel: string;
  icon?: IconName;
  disabled?: boolean | undefined;
  inputRef?: Ref<HTMLInputElement>;
  /** The focus left the input and its list. */
  onBlur?: () => void;
}

/** Text that is completed from suggestions: arrow keys, Enter, Escape. */
export function SuggestInput<S extends Suggestion>(props: SuggestInputProps<S>): ReactNode {
  const { value, onChange, suggestions, onPick, placeholder, emptyText, countText, clearLabel, ...rest } =
    props;
  const { icon = 'location', disabled, inputRef, onBlur, ...field } = rest;
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const shown = open && (suggestions.length > 0 || (emptyText !== undefined && value !== ''));

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const pick = (suggestion: S) => {
    onPick(suggestion);
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { length } = suggestions;
    const current = suggestions[active];
    if (event.key === 'Escape' && shown) close();
    else if (event.key === 'Enter' && shown && current) pick(current);
    else if (event.key === 'ArrowDown' && length > 0) setActive((active + 1) % length);
    else if (event.key === 'ArrowUp' && length > 0) setActive((Math.max(active, 0) - 1 + length) % length);
    else return;
    event.preventDefault();
    if (event.key.startsWith('Arrow')) setOpen(true);
  };

  return (
    <Field {...field}>
      {(aria) => (
        <div
          className={box.box}
          onBlur={(event) => {
            if (event.currentTarget.contains(event.relatedTarget)) return;
            close();
            onBlur?.();
          }}
        >
          <InputBox
            {...aria}
            role="combobox"
            aria-expanded={shown}
            aria-controls={`${aria.id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={shown && active >= 0 ? `${aria.id}-${active}` : undefined}
            autoComplete="off"
            ref={inputRef}
            disabled={disabled}
            icon={icon}
            placeholder={placeholder}
            value={value}
            onFocus={() => setOpen(true)}
            // After a choice the focus is still here.
            onClick={() => setOpen(true)}
            // Escape closes the list first; Mantine's drawer would close with it.
            data-mantine-stop-propagation={shown}
            onKeyDown={onKeyDown}
            onChange={(event) => {
              onChange(event.target.value);
              setOpen(true);
              setActive(-1);
            }}
            end={
              value === '' || disabled ? undefined : (
                <ActionIcon icon="close" label={clearLabel} onClick={() => onChange('')} />
              )
            }
          />
          <VisuallyHidden role="status">{shown ? countText : undefined}</VisuallyHidden>
          <div
            id={`${aria.id}-list`}
            role="listbox"
            aria-label={field.label}
            className={styles.list}
            hidden={!shown}
          >
            {suggestions.map((suggestion, place) => (
              <div
                key={suggestion.key}
                id={`${aria.id}-${place}`}
                role="option"
                tabIndex={-1}
                aria-selected={place === active}
                className={styles.option}
                onMouseDown={(event) => {
                  event.preventDefault();
                  pick(suggestion);
                }}
                onMouseEnter={() => setActive(place)}
              >
                <Icon name={icon} />
                <span>{suggestion.label}</span>
              </div>
            ))}
            {suggestions.length === 0 && <div className={styles.nothing}>{emptyText}</div>}
          </div>
        </div>
      )}
    </Field>
  );
}
