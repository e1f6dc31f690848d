import { browserStorage, ownPrefix, tabStorage } from '@porao/platform';
import type { FieldValues, FormOf } from '@porao/ui/forms';
import { useEffect } from 'react';

/** Begins the names of drafts that stay in this browser, until somebody else signs in; others stay in their tab. */
const ofBrowser = 'browser:';

const placeOf = (name: string) =>
  name.startsWith(ofBrowser)
    ? { storage: browserStorage, key: `${ownPrefix}draft:${name.slice(ofBrowser.length)}` }
    : { storage: tabStorage, key: `porao-draft:${name}` };

/** Returns the values that a form started with, and over them what was typed before a reload of this tab. */
export function draftOf<T extends object>(name: string, start: T): T {
  const { storage, key } = placeOf(name);
  const kept = storage.getJson(key);
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
  const { storage, key } = placeOf(name);
  storage.set(key, JSON.stringify(values));
}

export function forgetDraft(name: string): void {
  const { storage, key } = placeOf(name);
  storage.remove(key);
}
