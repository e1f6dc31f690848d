import { useState } from 'react';

const storageKey = (draft: string): string => `porao-draft-key:${draft}`;

/** A version 4 UUID; `crypto.randomUUID` is missing on pages without TLS. */
function newUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}

function readKey(draft: string | undefined): string | null {
  try {
    return draft === undefined ? null : sessionStorage.getItem(storageKey(draft));
  } catch {
    return null;
  }
}

function makeKey(draft: string | undefined): string {
  const key = newUuid();
  try {
    if (draft !== undefined) sessionStorage.setItem(storageKey(draft), key);
  } catch {
    // A full or forbidden storage: the key lasts as long as the form.
  }
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
