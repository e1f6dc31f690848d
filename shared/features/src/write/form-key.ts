import { newCallKey, tabStorage } from '@porao/platform';
import { useState } from 'react';

const storageKey = (draft: string): string => `porao-draft-key:${draft}`;

function makeKey(draft: string | undefined): string {
  const key = newCallKey();
  if (draft !== undefined) tabStorage.set(storageKey(draft), key);
  return key;
}

/** The Idempotency-Key of a form, made when it opens; with the name of its draft, a reload of this tab keeps it. `renew`
 * is called once something was saved, so that what is sent next counts as well. */
export function useFormKey(draft: string | undefined): { key: string; renew: () => void } {
  const [key, setKey] = useState(
    () => (draft === undefined ? null : tabStorage.get(storageKey(draft))) ?? makeKey(draft),
  );
  return { key, renew: () => setKey(makeKey(draft)) };
}
