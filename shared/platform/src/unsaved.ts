import { useEffect } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Components that reported unsaved data, and whether a draft has it, too. */
const held = new Map<symbol, boolean>();
/** Fields that were typed in; what left the page is forgotten when asked. */
const typed = new Set<Field>();
/** Fields of forms and of others that a person changed. */
const changed = new WeakSet<Element>();

/** Says that leaving or reloading the page would lose something, while `unsaved`. What is typed into a form is
 * noticed without it; this is for what is in no field, such as a picked place or picture. With a draft the same page has
 * it again when its components are made again. */
export function useUnsaved(unsaved: boolean, hasDraft = false): void {
  useEffect(() => {
    if (!unsaved) return;
    const token = Symbol('unsaved');
    held.set(token, hasDraft);
    return () => {
      held.delete(token);
    };
  }, [unsaved, hasDraft]);
}

/** Remembers the fields of forms that a person changes. A search keeps nothing that could be lost. */
export function watchTyping(): void {
  document.addEventListener('input', ({ target }) => {
    if (!isField(target)) return;
    changed.add(target);
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

export const isChanged = (field: Element): boolean => changed.has(field);

/** Returns whether a component reported unsaved data that is in no draft. */
export const isUnsavedLost = (): boolean => [...held.values()].includes(false);
