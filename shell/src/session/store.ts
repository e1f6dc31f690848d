import type { SessionRecord } from '@porao/contracts';
import { intendedPathCookie, sessionCookie, signInPath } from '@porao/contracts/page';
import {
  call,
  createStore,
  type Platform,
  readCookie,
  type Session,
  safePath,
  writeCookie,
} from '@porao/platform';
import { tabChannel } from '@porao/platform/shell';
import { readRecord, removeCookie, writeRecord } from './record.ts';
import { recordOf, type SessionState, sessionOf, stateOf } from './state.ts';
import { subjectOf, tokenEnd } from './token.ts';

export type SessionStore = ReturnType<typeof createSessionStore>;

interface Options {
  navigate: (path: string) => void;
  /** Called at the start and before a session changes: data of any other account in this browser is removed. */
  keepOnly: (owner: string | null) => void;
  /** Called after the session changed, before anything renders. */
  onChange: () => void;
  /** Thrown at who begins a session that has ended already by this device's clock. */
  wrongClock: () => Error;
  /** Called when signing out did not reach the server. */
  onUnreached: () => void;
  /** Returns whether leaving the page would lose something typed. */
  hasUnsaved: () => boolean;
}

/** The longest time that a timer takes. */
const longestMs = 2_147_483_647;

/** Tabs tell each other this. The record comes with the message, as a tab may read the cookie of before for a moment. */
type Message = 'lapsed' | { readonly record: SessionRecord | null };

/** The session of this page. The cookie decides; a broadcast notifies other tabs. */
export function createSessionStore(options: Options) {
  const { navigate, keepOnly, onChange, wrongClock, onUnreached, hasUnsaved } = options;
  let state: SessionState = stateOf(readRecord(), { name: 'guest' });
  const shown = createStore(state);
  // Remembered after its cookie is gone: the sign-in page and the guard of guest pages both ask for it.
  let intendedPath: string | null = null;
  const beforeEnd = new Set<() => Promise<unknown>>();
  let expiry: ReturnType<typeof setTimeout> | undefined;
  const tabs = tabChannel<Message>('porao-session');

  /** Subscribers hear of another state or session, not of another token. */
  function enter(next: SessionState): void {
    const before = state;
    state = next;
    const isOther = sessionOf(before) !== sessionOf(next);
    if (isOther) onChange();
    if (isOther || before.name !== next.name) shown.set(next);
  }

  function apply(record: SessionRecord | null): void {
    clearTimeout(expiry);
    keepOnly(record && subjectOf(record.token));
    if (record) expiry = setTimeout(expire, Math.min((tokenEnd(record.token) ?? 0) - Date.now(), longestMs));
    enter(stateOf(record, state));
  }

  function suspend(): boolean {
    if (state.name === 'signed-in' && hasUnsaved()) {
      clearTimeout(expiry);
      enter({ name: 'suspended', session: state.session, record: null });
    }
    return state.name === 'suspended';
  }

  function expire(): void {
    const next = readRecord();
    if (next !== null || !suspend()) apply(next);
  }

  function forget(): void {
    intendedPath = null;
    removeCookie(sessionCookie);
    apply(null);
    tabs.tell({ record: null });
  }

  tabs.hear((message) => {
    if (typeof message === 'object') apply(message.record);
    else if (!suspend()) apply(null);
  });
  apply(recordOf(state));

  return {
    /** The token to send; null for guests. A verification-only token is sent too, the server limits it. */
    token: () => recordOf(state)?.token ?? null,
    /** The account of who is signed in; null for guests. */
    account: () => (state.name === 'signed-in' ? (subjectOf(state.record.token) ?? '') : null),
    /** Removes the session here, as after a 401. */
    forget,
    /** After a 401. True when the page stays because of what was typed in it: the person then signs in again in place. */
    suspend: (): boolean => {
      if (!suspend()) return false;
      removeCookie(sessionCookie);
      tabs.tell('lapsed');
      return true;
    },
    suspendedSession: (): Session | null => (state.name === 'suspended' ? state.session : null),
    /** Sends this token from now on, while the session is suspended. */
    setToken: (record: SessionRecord): void => {
      if (state.name === 'suspended') state = { ...state, record };
    },
    platform: {
      current: () => sessionOf(state),
      pending: () => (state.name === 'unverified' ? state.record : null),
      subscribe: shown.subscribe,
      start: (record) => {
        if ((tokenEnd(record.token) ?? 0) <= Date.now()) throw wrongClock();
        writeRecord(record);
        apply(record);
        tabs.tell({ record });
      },
      beforeEnd: (act) => {
        beforeEnd.add(act);
        return () => void beforeEnd.delete(act);
      },
      end: async () => {
        await Promise.allSettled([...beforeEnd].map((act) => act()));
        await call('POST /api/v1/logout').catch(onUnreached);
        forget();
        navigate(signInPath);
      },
      takeIntendedPath: () => {
        if (readCookie(intendedPathCookie) !== null) {
          intendedPath = safePath(readCookie(intendedPathCookie));
          removeCookie(intendedPathCookie);
        }
        return intendedPath;
      },
      require: (path) => {
        intendedPath = null;
        writeCookie(intendedPathCookie, path);
        navigate(signInPath);
      },
    } satisfies Platform['session'],
  };
}
