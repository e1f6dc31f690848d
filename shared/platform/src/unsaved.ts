import { useEffect } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Components that reported unsaved data. */
const held = new Set<symbol>();
/** Fields that were typed in; what left the page is forgotten when asked. */
const typed = new Set<Field>();

/** Says that leaving or reloading the page would lose something, while `unsaved`. What is typed into a form is
 * noticed without it; this is for what is in no field, such as a picked place or picture. */
export function useUnsaved(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return;
    const token = Symbol('unsaved');
    held.add(token);
    return () => {
      held.delete(token);
    };
  }, [unsaved]);
}

/** Remembers the fields of forms that a person changes. A search keeps nothing that could be lost. */
export function watchTyping(): void {
  document.addEventListener('input', ({ target }) => {
    if (!isField(target)) return;
    if (target.form && target.type !== 'search' && !target.closest('[role=search]')) typed.add(target);
  });
}

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

/** Returns whether a form of the page has typed text, or a component reported unsaved data. */
export function hasUnsaved(): boolean {
  for (const field of typed) if (!field.isConnected || field.value === '') typed.delete(field);
  return held.size > 0 || typed.size > 0;
}
