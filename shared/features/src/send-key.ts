import { tabStorage } from '@porao/platform';
import { useState } from 'react';

const storageKey = (draft: string): string => `porao-draft-key:${draft}`;

/** A version 4 UUID; `crypto.randomUUID` is missing on pages without TLS. */
function newUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}

const readKey = (draft: string | undefined): string | null =>
  draft === undefined ? null : tabStorage.get(storageKey(draft));

function makeKey(draft: string | undefined): string {
  const key = newUuid();
  if (draft !== undefined) tabStorage.set(storageKey(draft), key);
  return key;
}

export interface SendKey {
  /** The Idempotency-Key of what the form sends next, which a press after a lost answer has too. */
  readonly key: string;
  /** To be called once something was saved, so that what is sent next counts as well. */
  readonly renew: () => void;
}

/** The key of a form, made when it opens. With the name of its draft, a reload of this tab keeps it. */
export function useSendKey(draft: string | undefined): SendKey {
  const [key, setKey] = useState(() => readKey(draft) ?? makeKey(draft));
  return { key, renew: () => setKey(makeKey(draft)) };
}
