import { reportsPath } from '@porao/contracts/page';

export interface Report {
  kind: 'load-error' | 'script-error' | 'timing' | 'vital';
  /** The shell or a remote. */
  app: string;
  release: string;
  /** What went wrong; nothing of a person. */
  message?: string;
  /** Which web vital. */
  metric?: 'LCP' | 'CLS' | 'INP';
  /** Milliseconds, of a timing and a vital; CLS has no unit. */
  value?: number;
  /** Shown to the visitor, so that a report can be found. */
  id?: string;
}

/** Sends a report to the gateway, without waiting for an answer. */
export function report(entry: Report): void {
  // A developer's own build has no release to count for.
  if (!/^[0-9a-f]{12}$/.test(entry.release) || /^0+$/.test(entry.release)) return;
  // Without a network a beacon is lost, with an error on the console.
  if (!navigator.onLine) {
    window.addEventListener('online', () => report(entry), { once: true });
    return;
  }
  const body = JSON.stringify({ ...entry, ...(entry.message && { message: entry.message.slice(0, 300) }) });
  try {
    navigator.sendBeacon(reportsPath, new Blob([body], { type: 'application/json' }));
  } catch {
    // A page must never fail for its telemetry.
  }
}

/** Eight characters that a visitor can read out to support. */
export const reportId = (): string => crypto.randomUUID().slice(0, 8).toUpperCase();
