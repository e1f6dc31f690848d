import { tabStorage } from '@porao/platform';
import type { FieldValues, FormOf } from '@porao/ui/forms';
import { useEffect } from 'react';

const keyOf = (name: string): string => `porao-draft:${name}`;

/** Returns the values that a form started with, and over them what was typed before a reload of this tab. */
export function draftOf<T extends object>(name: string, start: T): T {
  const kept = tabStorage.getJson(keyOf(name));
  return kept !== null && typeof kept === 'object' ? { ...start, ...kept } : start;
}

/** Keeps what is typed into a long form for a reload of this tab, without the fields named `secret`; none without a name. */
export function useDraft<I extends FieldValues, O>(
  form: FormOf<I, O>,
  name: string | undefined,
  secret: readonly (keyof I & string)[] = [],
): void {
  useEffect(
    () =>
      name === undefined
        ? undefined
        : form.subscribe({
            formState: { values: true },
            callback: ({ values }) => {
              const kept = Object.entries(values).filter(
                ([key]) => !(secret as readonly string[]).includes(key),
              );
              keepDraft(name, Object.fromEntries(kept));
            },
          }),
    // The list is written out where the form is.
    // oxlint-disable-next-line react/exhaustive-deps
    [form, name],
  );
}

export function keepDraft(name: string, values: object): void {
  tabStorage.set(keyOf(name), JSON.stringify(values));
}

export function forgetDraft(name: string): void {
  tabStorage.remove(keyOf(name));
}
