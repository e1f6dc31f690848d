import type { SessionRecord } from '@porao/contracts';
import { call, emit, type Platform, readCookie, type Session, safePath, writeCookie } from '@porao/platform';
import { intendedPathCookie, readRecord, removeCookie, sessionCookie, writeRecord } from './record.ts';
import { subjectOf, tokenEnd } from './token.ts';

export interface SessionStore {
  platform: Platform['session'];
  /** The token to send; null for guests. A verification-only token is sent too, the server limits it. */
  token: () => string | null;
  /** Forgets the session here, as after a 401. */
  forget: () => void;
  /** The session ended by itself. Answers true when the page stays because of what was typed in it: the person is
   * then asked to sign in in place (docs/adr/0007). */
  suspend: () => boolean;
  /** Whose session ended while the page stays; null when nobody's did. */
  suspendedSession: () => Session | null;
  /** Sends this token from now on, while the session still sleeps. */
  setToken: (next: SessionRecord) => void;
}

interface Options {
  /** Goes to a path of this site. */
  navigate: (path: string) => void;
  /** Called at the start and before a session changes: what this browser holds of any other account is removed. */
  keepOnly: (owner: string | null) => void;
  /** Called after the session changed, before anyone renders. */
  onChange: () => void;
  /** Called when signing out did not reach the server. */
  onUnreached: () => void;
  /** Whether leaving the page would lose something typed. */
  hasUnsaved: () => boolean;
}

const signInPath = '/auth/signin';

const sessionOf = (record: SessionRecord | null): Session | null =>
  record === null || record.OTPVerifyUseOnly
    ? null
    : { type: record.type, tutorId: record.tutorId, phone: record.phone };

/** The session of this page: the cookie is the truth, other tabs are followed by a broadcast. */
export function createSessionStore(options: Options): SessionStore {
  const { navigate, keepOnly, onChange, onUnreached, hasUnsaved } = options;
  let record = readRecord();
  let current = sessionOf(record);
  // Remembered after its cookie is gone: the sign-in page and the guard of guest pages both ask for it.
  let taken: string | null = null;
  let suspendedSession: Session | null = null;
  let expiry: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const channel = new BroadcastChannel('porao-session');

  const tell = () => {
    for (const listener of listeners) listener();
  };

  function apply(next: SessionRecord | null): void {
    const before = JSON.stringify(current);
    const slept = suspendedSession !== null;
    suspendedSession = null;
    record = next;
    const after = sessionOf(next);
    clearTimeout(expiry);
    keepOnly(next && subjectOf(next.token));
    if (next) {
      // A timer takes at most 2^31 ms.
      const rest = (tokenEnd(next.token) ?? 0) - Date.now();
      expiry = setTimeout(expire, Math.min(rest, 2_147_483_647));
    }
    if (JSON.stringify(after) === before) {
      if (slept) tell();
      return;
    }
    current = after;
    onChange();
    tell();
    emit('session.changed@1', { type: current?.type ?? null });
  }

  /** Keeps the page as it is, without a token. */
  function sleep(): boolean {
    if (suspendedSession) return true;
    if (current === null || !hasUnsaved()) return false;
    clearTimeout(expiry);
    record = null;
    suspendedSession = current;
    tell();
    return true;
  }

  function expire(): void {
    const next = readRecord();
    if (next !== null || !sleep()) apply(next);
  }

  function forget(): void {
    taken = null;
    removeCookie(sessionCookie);
    apply(null);
    channel.postMessage('changed');
  }

  channel.addEventListener('message', ({ data }) => (data === 'lapsed' ? expire() : apply(readRecord())));
  apply(record);

  return {
    token: () => record?.token ?? null,
    forget,
    suspend: () => {
      if (!sleep()) return false;
      removeCookie(sessionCookie);
      channel.postMessage('lapsed');
      return true;
    },
    suspendedSession: () => suspendedSession,
    setToken: (next) => {
      record = next;
    },
    platform: {
      current: () => current,
      pending: () => (record?.OTPVerifyUseOnly ? record : null),
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
