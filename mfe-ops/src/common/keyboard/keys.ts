import { useLayoutEffect, useRef } from 'react';

export interface Key {
  /** A letter in lower case, `/`, `?` or `enter`; `g r` is one after the other. */
  key: string;
  label: string;
  act: () => void;
  /** Acts again and again while it is held; only for moving. */
  repeats?: boolean;
}

const shown = new Set<{ readonly current: readonly Key[] }>();

/** The keys of a page, while the component is shown. They do nothing while somebody types, with Ctrl, Alt or Meta, or
 * while a dialog is open. */
export function useKeys(keys: readonly Key[]): void {
  const own = useRef(keys);
  // Before the paint: what is seen can be pressed.
  useLayoutEffect(() => {
    own.current = keys;
  });
  useLayoutEffect(() => {
    if (shown.size === 0) document.addEventListener('keydown', press);
    shown.add(own);
    return () => {
      shown.delete(own);
      if (shown.size === 0) document.removeEventListener('keydown', press);
    };
  }, []);
}

const allKeys = (): Key[] => [...shown].flatMap(({ current }) => current);

export function keysOfPage(): Key[] {
  return [...new Map(allKeys().map((key) => [key.key, key])).values()];
}

const fields =
  'textarea, select, [contenteditable], input:not([type=checkbox], [type=radio], [type=button], [type=submit])';

/** Elements that Enter presses by itself. */
const pressable = 'a, button, summary, input, [role=button], [role=option]';

const secondWithinMs = 1_500;
/** The first letter of two, and when it was pressed. */
let first: { readonly letter: string; readonly at: number } | undefined;

/** A letter after the first one of two means only both: a wrong second letter does nothing. */
function wantedKey(letter: string, at: number): string {
  const before = first && at - first.at < secondWithinMs ? first.letter : undefined;
  first = undefined;
  return before === undefined ? letter : `${before} ${letter}`;
}

function press(event: KeyboardEvent): void {
  const { target, ctrlKey, altKey, metaKey, isComposing, defaultPrevented, repeat, timeStamp } = event;
  if (ctrlKey || altKey || metaKey || isComposing || defaultPrevented) return;
  if (target instanceof Element && target.closest(fields)) return;
  if (document.querySelector('[data-porao-overlay]')) return;
  const letter = letterOf(event);
  if (letter === null) return;
  if (letter === 'enter' && target instanceof Element && target.closest(pressable)) return;
  const keys = allKeys();
  const wanted = wantedKey(letter, timeStamp);
  const found = keys.findLast(({ key }) => key === wanted);
  if (found && (!repeat || found.repeats)) {
    event.preventDefault();
    found.act();
  } else if (!repeat && keys.some(({ key }) => key.startsWith(`${wanted} `))) {
    first = { letter, at: timeStamp };
  }
}

/** The key as a Latin letter or sign. A Bengali layout writes other signs, so there the place of the key counts. */
export function letterOf({
  key,
  code,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string | null {
  if (key === 'Enter') return shiftKey ? null : 'enter';
  if (/^[!-~]$/.test(key)) return shiftKey && /[a-z]/i.test(key) ? null : key.toLowerCase();
  if (!/^[\u0964-\u09ff\u200c\u200d]+$/.test(key)) return null;
  if (code === 'Slash') return shiftKey ? '?' : '/';
  return code.startsWith('Key') && !shiftKey ? code.slice(3).toLowerCase() : null;
}
