import type { SessionRecord, StartedSession } from '@porao/contracts';
import {
  asAccount,
  intendedPathCookie,
  type SessionSpan,
  sessionCookie,
  signInPath,
  spanOf,
} from '@porao/contracts/page';
import {
  ApiError,
  call,
  createStore,
  type Platform,
  readCookie,
  type Session,
  safePath,
  writeCookie,
} from '@porao/platform';
import { tabChannel } from '@porao/platform/shell';
import { leaveLater, leaveNow, stay } from './leave.ts';
import { readRecord, removeCookie, writeRecord } from './record.ts';
import { recordOf, type SessionState, sessionOf, stateOf } from './state.ts';

export type SessionStore = ReturnType<typeof createSessionStore>;

interface Options {
  navigate: (path: string) => void;
  /** Called at the start and before a session changes: data of any other account in this browser is removed. */
  keepOnly: (owner: string | null) => void;
  /** Called after the session changed, before anything renders. */
  onChange: () => void;
  /** Thrown at who begins a session that has ended already by this device's clock. */
  wrongClock: () => Error;
  /** Thrown where the browser keeps no cookie. */
  noCookies: () => Error;
  /** Called when signing out did not reach the server. */
  onUnreached: () => void;
  /** Returns whether leaving the page would lose something typed. */
  hasUnsaved: () => boolean;
}

/** The longest time that a timer takes. */
const longestMs = 2_147_483_647;

const isEnded = (error: unknown) => error instanceof ApiError && error.status === 401;

/** Tabs tell each other this. The record comes with the message, as a tab may read the cookie of before for a moment. */
type Message = 'lapsed' | { readonly record: SessionRecord | null };

/** The session of this page. The cookie decides; a broadcast notifies other tabs. */
export function createSessionStore(options: Options) {
  const { navigate, keepOnly, onChange, wrongClock, noCookies, onUnreached, hasUnsaved } = options;
  let state: SessionState = stateOf(readRecord(), { name: 'guest' });
  const shown = createStore(state);
  // Remembered after its cookie is gone: the sign-in page and the guard of guest pages both ask for it.
  let intendedPath: string | null = null;
  const beforeEnd = new Set<() => Promise<unknown>>();
  let expiry: ReturnType<typeof setTimeout> | undefined;
  // The last answer set the cookie of this session, which is begun next.
  let told: SessionSpan | null = null;
  const tabs = tabChannel<Message>('porao-session-2');
  // Pages of the version before cannot read a record without a token, and learn of an end alone.
  const tabsBefore = tabChannel<Message>('porao-session');
  const tellEnd = (message: 'lapsed' | { record: null }): void => {
    for (const channel of [tabs, tabsBefore]) channel.tell(message);
  };

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
    keepOnly(record?.account || null);
    if (record) expiry = setTimeout(expire, Math.min(record.until - Date.now(), longestMs));
    enter(stateOf(record, state));
  }

  function recordFor(started: StartedSession): SessionRecord {
    const { token, ...rest } = started;
    const span = (token && spanOf(token)) || told || recordOf(state);
    if (!span || span.until <= Date.now()) throw wrongClock();
    return { ...rest, ...(token && { token }), account: span.account, until: span.until };
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
    tellEnd({ record: null });
  }

  tabs.hear((message) => {
    told = null;
    if (typeof message === 'object') apply(message.record);
    else if (!suspend()) apply(null);
  });
  apply(recordOf(state));
  if (state.name === 'guest') leaveNow();

  return {
    /** Says whose a call is; null for guests. A session that waits for its OTP is said, too: the server limits it. */
    authorization: () => {
      const record = recordOf(state);
      return record && (record.token ? `Bearer ${record.token}` : asAccount(record.account));
    },
    /** Has the token that the version before stored exchanged for a cookie that no script reads. */
    moveToken: (): void => {
      if (recordOf(state)?.token) call('POST /api/v1/session-cookie').catch(() => {});
    },
    /** An answer has set the cookie of this session. */
    hearSession: (span: SessionSpan): void => {
      told = span;
      // Ended by the next page where this one does not go on with it: its cookie can be removed by no script.
      if (recordOf(state)?.account !== span.account) leaveLater(span.account);
      if (state.name !== 'signed-in' && state.name !== 'unverified') return;
      if (!state.record.token || state.record.account !== span.account) return;
      const record = { ...state.record, token: undefined };
      state = { ...state, record };
      writeRecord(record);
    },
    /** The account of who is signed in; null for guests. */
    account: () => (state.name === 'signed-in' ? state.record.account : null),
    /** Removes the session here, as after a 401. */
    forget,
    /** After a 401. True where somebody signed in of whom this page was not told: it goes on as theirs. */
    follow: (): boolean => {
      const [last, next] = [recordOf(state), readRecord()];
      if (!next || (next.account === last?.account && next.until === last.until)) return false;
      apply(next);
      return true;
    },
    /** After a 401. True when the page stays because of what was typed in it: the person then signs in again in place. */
    suspend: (): boolean => {
      if (!suspend()) return false;
      removeCookie(sessionCookie);
      tellEnd('lapsed');
      return true;
    },
    suspendedSession: (): Session | null => (state.name === 'suspended' ? state.session : null),
    /** Calls are of this session from now on, while the page's own is suspended. */
    goOnAs: (started: StartedSession): void => {
      if (state.name === 'suspended') state = { ...state, record: recordFor(started) };
    },
    platform: {
      current: () => sessionOf(state),
      pending: () => (state.name === 'unverified' ? state.record : null),
      subscribe: shown.subscribe,
      start: (started) => {
        if (!navigator.cookieEnabled) throw noCookies();
        const record = recordFor(started);
        stay();
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
        const account = recordOf(state)?.account;
        const isLeft = await call('POST /api/v1/logout').then(() => true, isEnded);
        forget();
        if (!isLeft) {
          if (account) leaveLater(account);
          leaveNow();
          onUnreached();
        }
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
