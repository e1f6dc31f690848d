import { newCallKey, tabStorage } from '@porao/platform';
import { useRef } from 'react';

interface Sent {
  readonly key: string;
  readonly content: string;
}

const storageKey = (draft: string): string => `porao-draft-key:${draft}`;

/** Makes the Idempotency-Keys of a form. `keyOf` returns the last one for the same content, after a reload of this tab, too,
 * where the form has a draft; `forget` is called once something was saved, so that the same sent again counts as well. */
export function useFormKey(draft: string | undefined) {
  const last = useRef<Sent>(undefined);
  return {
    keyOf: (content: string): string => {
      const kept = draft === undefined ? null : (tabStorage.getJson(storageKey(draft)) as Sent | null);
      const before = last.current ?? kept;
      const sent = before?.content === content ? before : { key: newCallKey(), content };
      last.current = sent;
      if (draft !== undefined) tabStorage.set(storageKey(draft), JSON.stringify(sent));
      return sent.key;
    },
    forget: (): void => {
      last.current = undefined;
      if (draft !== undefined) tabStorage.remove(storageKey(draft));
    },
  };
}
