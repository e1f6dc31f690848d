import type { FieldValues, FormOf } from '@porao/ui/forms';
import { useEffect } from 'react';

const keyOf = (name: string): string => `porao-draft:${name}`;

/** What a form started with, and over it what was typed before a reload of this tab. */
export function draftOf<T extends object>(name: string, start: T): T {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null');
    return kept !== null && typeof kept === 'object' ? { ...start, ...kept } : start;
  } catch {
    return start;
  }
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
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(values));
  } catch {
    // A full or forbidden storage: the form works without.
  }
}

export function forgetDraft(name: string): void {
  sessionStorage.removeItem(keyOf(name));
}
