import {
  arrivedName,
  loadTokenName,
  placesIn,
  releasesIn,
  reportEvent,
  reportsPath,
  traceName,
} from '@porao/contracts/page';
import { newCallKey } from '@porao/platform';
import { own } from './own-copies.ts';
import { pageMeta } from './page-meta.ts';

export interface Report {
  kind: 'load-error' | 'script-error' | 'leftover' | 'timing' | 'vital';
  app: string;
  release: string;
  /** Holds what went wrong. The gateway gets its message: nothing of a person. */
  error?: Error;
  /** Says for a region whether the remote's entry could not be run, its code not be imported, its page not be
   * mounted, or the page failed later. */
  phase?: 'entry' | 'import' | 'mount' | 'render';
  metric?: 'LCP' | 'CLS' | 'INP';
  /** Milliseconds, of a timing and a vital; CLS has no unit. */
  value?: number;
  /** Shown to the visitor, so that a report can be found. */
  id?: string;
}

/** Tells the page's window, and sends it to the gateway without waiting for an answer. */
export function report({ error, ...entry }: Report): void {
  const message = error?.message;
  own().dispatchEvent(new CustomEvent(reportEvent, { detail: { ...entry, message, stack: error?.stack } }));
  const [token, trace] = [loadTokenName, traceName].map(pageMeta);
  const thrown = error && releasesIn(error.stack ?? '');
  const arrived = error && (Reflect.get(window, arrivedName) as string[] | undefined);
  const frames = error && placesIn(error.stack ?? '');
  send({ ...entry, message: message?.slice(0, 300), token, trace, thrown, arrived, frames });
}

type Beacon = Omit<Report, 'error'> &
  Record<'message' | 'token' | 'trace', string | undefined> &
  Record<'thrown' | 'arrived' | 'frames', readonly string[] | undefined>;

function send(entry: Beacon): void {
  // A developer's own build has no release to count for.
  if (!/^[0-9a-f]{12}$/.test(entry.release) || /^0+$/.test(entry.release)) return;
  // Without a network a beacon is lost, with an error on the console.
  if (!navigator.onLine) {
    window.addEventListener('online', () => send(entry), { once: true });
    return;
  }
  try {
    own().sendBeacon(reportsPath, new Blob([JSON.stringify(entry)], { type: 'application/json' }));
  } catch {
    // A page must never fail for its telemetry.
  }
}

/** Eight characters that a visitor can read out to support. */
export const reportId = (): string => newCallKey().slice(0, 8).toUpperCase();
