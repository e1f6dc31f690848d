/** Wraps what a browser may lack, forbid or throw at: storage and messages between tabs. No other module uses these
 * (lint), so that a page works without each. */

export interface KeptTexts {
  readonly get: (key: string) => string | null;
  /** Parsed; null where it is no JSON. */
  readonly getJson: (key: string) => unknown;
  readonly set: (key: string, text: string) => void;
  readonly remove: (key: string) => void;
  readonly keys: () => readonly string[];
}

/** A text that the storage refuses, since it is closed or full, is stored in this document. */
function guarded(open: () => Storage): KeptTexts {
  const ofDocument = new Map<string, string>();
  function attempt<T>(work: (storage: Storage) => T): T | null {
    try {
      return work(open());
    } catch {
      return null;
    }
  }
  const get = (key: string) => ofDocument.get(key) ?? attempt((storage) => storage.getItem(key));
  function remove(key: string): void {
    ofDocument.delete(key);
    attempt((storage) => storage.removeItem(key));
  }
  return {
    get,
    getJson: (key) => {
      try {
        return JSON.parse(get(key) ?? 'null') as unknown;
      } catch {
        return null;
      }
    },
    set: (key, text) => {
      remove(key);
      const isKept = attempt((storage) => {
        storage.setItem(key, text);
        return true;
      });
      // A server renders for many people and keeps nothing of theirs.
      if (!isKept && typeof document !== 'undefined') ofDocument.set(key, text);
    },
    remove,
    keys: () => [...ofDocument.keys(), ...(attempt(Object.keys) ?? [])],
  };
}

/** Kept in this browser. */
export const browserStorage = guarded(() => localStorage);
/** Kept in this tab, until it is closed. */
export const tabStorage = guarded(() => sessionStorage);

/** Messages to and from the other tabs of this site. Without a channel, as in Firefox with cookies blocked, each tab is
 * alone. */
export function tabChannel<T>(name: string) {
  const channel = openChannel(name);
  return {
    tell: (message: T): void => channel?.postMessage(message),
    hear: (listener: (message: T) => void): void =>
      channel?.addEventListener('message', ({ data }: MessageEvent<T>) => listener(data)),
  };
}

function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}
