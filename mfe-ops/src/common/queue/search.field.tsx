import { useDebounced } from '@porao/features';
import { Field } from '@porao/ui/controls';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from '../input.module.css';
import { useKeys } from '../keyboard/keys.ts';
import { t } from '../messages.ts';
import { useListParams } from './search-params.ts';

/** Searches a list by `?q=`; `f` goes to it, Enter and Escape leave it. */
export function SearchField({ label }: { label: string }): ReactNode {
  const params = useListParams();
  const asked = params.get('q') ?? '';
  const [text, setText] = useState(asked);
  const field = useRef<HTMLInputElement>(null);
  useKeys([{ key: 'f', label: t('keys.search'), act: () => field.current?.focus() }]);
  /** Holds what this field asked for and the address does not have yet. */
  const awaited = useRef<string[]>([]);
  const search = (q: string) => {
    if (q === (awaited.current.at(-1) ?? asked)) return;
    awaited.current.push(q);
    params.set({ q });
  };
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  });
  useEffect(() => {
    const at = awaited.current.indexOf(asked);
    awaited.current = at < 0 ? [] : awaited.current.slice(at + 1);
    // Back or a link changed the address; by the time it says what was typed here, more may have been typed.
    if (at < 0) setText(asked);
  }, [asked]);
  const still = useDebounced(text.trim());
  useEffect(() => latest.current(still), [still]);
  return (
    <Field label={label}>
      {(aria) => (
        <input
          {...aria}
          ref={field}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={100}
          aria-keyshortcuts="F"
          className={styles.input}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={({ key, nativeEvent, currentTarget }) => {
            if (nativeEvent.isComposing || (key !== 'Enter' && key !== 'Escape')) return;
            if (key === 'Enter') search(text.trim());
            currentTarget.blur();
          }}
        />
      )}
    </Field>
  );
}
