import { Field } from '@porao/ui/controls';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from '../input.module.css';
import { useKeys } from '../keyboard/keys.ts';
import { t } from '../messages.ts';
import { useListParams } from './search-params.ts';

/** As everywhere in the product (RUL-032). */
const pauseMs = 300;

/** Searches a list by `?q=`; `/` goes to it, Enter and Escape leave it. */
export function SearchField({ label }: { label: string }): ReactNode {
  const params = useListParams();
  const asked = params.get('q') ?? '';
  const [text, setText] = useState(asked);
  const [known, setKnown] = useState(asked);
  const field = useRef<HTMLInputElement>(null);
  // Back or a link changed the address.
  if (known !== asked) {
    setKnown(asked);
    if (text.trim() !== asked) setText(asked);
  }
  useKeys([{ key: '/', label: t('keys.search'), act: () => field.current?.focus() }]);
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  });
  useEffect(() => {
    if (text.trim() === asked) return;
    const timer = setTimeout(() => latest.current.set({ q: text.trim() }), pauseMs);
    return () => clearTimeout(timer);
  }, [text, asked]);
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
          aria-keyshortcuts="/"
          className={styles.input}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={({ key, nativeEvent, currentTarget }) => {
            if (nativeEvent.isComposing || (key !== 'Enter' && key !== 'Escape')) return;
            if (key === 'Enter') params.set({ q: text.trim() });
            currentTarget.blur();
          }}
        />
      )}
    </Field>
  );
}
