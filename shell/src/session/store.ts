import type { SessionRecord } from '@porao/contracts';
import { call, emit, type Platform, type Session } from '@porao/platform';
import {
  intendedPathCookie,
  readCookie,
  readRecord,
  removeCookie,
  sessionCookie,
  tokenEnd,
  writeCookie,
  writeRecord,
} from './record.ts';

export interface SessionStore {
  platform: Platform['session'];
  /** The token to send; null for guests. A verification-only token is sent too, the server limits it. */
  token: () => string | null;
  /** Forgets the session here, as after a 401. */
  forget: () => void;
}

interface Options {
  /** Goes to a path of this site. */
  navigate: (path: string) => void;
  /** Called after the session changed, before anyone renders. */
  onChange: () => void;
  /** Called when signing out did not reach the server. */
  onUnreached: () => void;
}

const signInPath = '/auth/signin';

/** Only a path of this site may be returned to (decision OQ-022). */
export function safePath(path: string | null): string | null {
  // No second slash, no backslash, nothing below the space.
  if (path === null || !path.startsWith('/') || /^\/\/|\\|[^ -\uffff]/.test(path)) return null;
  try {
    return new URL(path, location.origin).origin === location.origin ? path : null;
  } catch {
    return null;
  }
}

const sessionOf = (record: SessionRecord | null): Session | null =>
  record === null || record.OTPVerifyUseOnly
    ? null
    : { type: record.type, tutorId: record.tutorId, phone: record.phone };

/** The session of this page: the cookie is the truth, other tabs are followed by a broadcast. */
export function createSessionStore({ navigate, onChange, onUnreached }: Options): SessionStore {
  let record = readRecord();
  let current = sessionOf(record);
  // Remembered after its cookie is gone: the sign-in page and the guard of guest pages both ask for it.
  let taken: string | null = null;
  let expiry: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const channel = new BroadcastChannel('porao-session');

  function apply(next: SessionRecord | null): void {
    const before = JSON.stringify(current);
    record = next;
    const after = sessionOf(next);
    clearTimeout(expiry);
    if (next) {
      // A timer takes at most 2^31 ms.
      const rest = (tokenEnd(next.token) ?? 0) - Date.now();
      expiry = setTimeout(() => apply(readRecord()), Math.min(rest, 2_147_483_647));
    }
    if (JSON.stringify(after) === before) return;
    current = after;
    onChange();
    for (const listener of listeners) listener();
    emit('session.changed@1', { type: current?.type ?? null });
  }

  function forget(): void {
    taken = null;
    removeCookie(sessionCookie);
    apply(null);
    channel.postMessage('changed');
  }

  channel.addEventListener('message', () => apply(readRecord()));
  apply(record);

  return {
    token: () => record?.token ?? null,
    forget,
    platform: {
      current: () => current,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      start: (next) => {
        writeRecord(next);
        apply(next);
        channel.postMessage('changed');
      },
      end: async () => {
        await call('POST /api/v1/logout').catch(onUnreached);
        forget();
        navigate(signInPath);
      },
      takeIntendedPath: () => {
        if (readCookie(intendedPathCookie) !== null) {
          taken = safePath(readCookie(intendedPathCookie));
          removeCookie(intendedPathCookie);
        }
        return taken;
      },
      require: (path) => {
        taken = null;
        writeCookie(intendedPathCookie, path);
        navigate(signInPath);
      },
    },
  };
}
