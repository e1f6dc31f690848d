import { intendedPathCookie, sessionCookie } from '@porao/contracts/page';
import { readCookie, safePath, writeCookie } from '@porao/platform';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { removeCookie } from './record.ts';
import { createSessionStore } from './store.ts';

type Listener = (event: { data: unknown }) => void;
let listener: Listener = () => {};
class StubChannel {
  addEventListener(_: string, added: Listener) {
    listener = added;
  }
  postMessage() {}
}
vi.stubGlobal('BroadcastChannel', StubChannel);
/** Passes what another tab tells to the store that was made last. */
const hear = (data: unknown) => listener({ data });

// The check of an event would fail after the last test.
afterAll(() => vi.dynamicImportSettled());

const token = (seconds: number, sub = '7') =>
  `h.${btoa(JSON.stringify({ exp: Date.now() / 1000 + seconds, sub }))}.s`;
const record = (over = {}) => ({
  token: token(3600),
  type: 'tutor' as const,
  tutorId: 7,
  phone: '01700000001',
  OTPVerifyUseOnly: false,
  ...over,
});

function setUp() {
  const navigate = vi.fn();
  const onChange = vi.fn();
  const onUnreached = vi.fn();
  const hasUnsaved = vi.fn(() => false);
  const keepOnly = vi.fn();
  const wrongClock = () => new Error('wrong clock');
  const store = createSessionStore({ navigate, keepOnly, onChange, wrongClock, onUnreached, hasUnsaved });
  return { store, navigate, keepOnly, onChange, onUnreached, hasUnsaved };
}

beforeEach(() => {
  removeCookie(sessionCookie);
  removeCookie(intendedPathCookie);
});

it('SHL-036 a verification-only record leaves the person a guest', () => {
  const { store } = setUp();
  store.platform.start(record({ OTPVerifyUseOnly: true }));
  expect(store.platform.current()).toBeNull();
  expect(store.platform.pending()?.phone).toBe('01700000001');
  expect(store.token()).not.toBeNull();
});

it.each([8, 3 * 365])(
  'SHL-098 a device whose clock is %i days ahead is told so, and stays as it was',
  (days) => {
    const { store, onChange } = setUp();
    const fresh = record({ token: token(7 * 86_400) });
    vi.useFakeTimers({ now: Date.now() + days * 86_400_000, toFake: ['Date'] });
    expect(() => store.platform.start(fresh)).toThrow('wrong clock');
    vi.useRealTimers();
    expect(store.platform.current()).toBeNull();
    expect(onChange).not.toHaveBeenCalled();
    expect(readCookie(sessionCookie)).toBeNull();
  },
);

it('tells its listeners once, with the new session already there', () => {
  const { store, onChange } = setUp();
  const seen: unknown[] = [];
  store.platform.subscribe(() => seen.push(store.platform.current()?.type));
  store.platform.start(record());
  store.platform.start(record());
  expect(seen).toEqual(['tutor']);
  expect(onChange).toHaveBeenCalledOnce();
});

it('has what others left removed at the start, at every change, and when the cookie is gone', () => {
  writeCookie(sessionCookie, JSON.stringify(record()));
  const { store, keepOnly } = setUp();
  store.platform.start(record({ token: token(3600, '8') }));
  store.forget();
  expect(keepOnly.mock.calls).toEqual([['7'], ['8'], [null]]);
  expect(setUp().keepOnly.mock.calls).toEqual([[null]]);
});

it('leaves what is there while a session has ended over typed text', () => {
  const { store, keepOnly, hasUnsaved } = setUp();
  store.platform.start(record());
  hasUnsaved.mockReturnValue(true);
  store.suspend();
  store.platform.start(record());
  expect(keepOnly.mock.calls).toEqual([[null], ['7'], ['7']]);
});

it('ends by itself when the token does', () => {
  vi.useFakeTimers();
  const { store } = setUp();
  store.platform.start(record({ token: token(10) }));
  expect(store.platform.current()).not.toBeNull();
  vi.advanceTimersByTime(11_000);
  expect(store.platform.current()).toBeNull();
  vi.useRealTimers();
});

it('stays as it was when the token ends over typed text, and goes on with the next one', () => {
  vi.useFakeTimers();
  const { store, onChange, hasUnsaved } = setUp();
  store.platform.start(record({ token: token(10) }));
  const before = store.platform.current();
  hasUnsaved.mockReturnValue(true);
  vi.advanceTimersByTime(11_000);
  expect(store.platform.current()).toBe(before);
  expect(store.suspendedSession()).toBe(before);
  expect(store.token()).toBeNull();
  store.platform.start(record({ token: token(3600) }));
  expect(store.suspendedSession()).toBeNull();
  expect(store.token()).not.toBeNull();
  expect(store.platform.current()).toBe(before);
  expect(onChange).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

it('a 401 over typed text keeps the page and removes the cookie; without any it is for the caller', () => {
  const { store, hasUnsaved } = setUp();
  store.platform.start(record());
  expect(store.suspend()).toBe(false);
  hasUnsaved.mockReturnValue(true);
  expect(store.suspend()).toBe(true);
  expect(readCookie(sessionCookie)).toBeNull();
  expect(store.platform.current()).not.toBeNull();
  store.forget();
  expect(store.platform.current()).toBeNull();
  expect(store.suspendedSession()).toBeNull();
});

it('SHL-038 ends with another tab, though the cookie of before can still be read', () => {
  writeCookie(sessionCookie, JSON.stringify(record()));
  const { store } = setUp();
  hear({ record: null });
  expect(store.platform.current()).toBeNull();
});

it('is signed in with another tab before the cookie can be read', () => {
  const { store } = setUp();
  hear({ record: record() });
  expect(store.platform.current()?.type).toBe('tutor');
});

it('ends or waits for the password when the session of another tab was refused', () => {
  writeCookie(sessionCookie, JSON.stringify(record()));
  const { store, hasUnsaved } = setUp();
  hasUnsaved.mockReturnValue(true);
  hear('lapsed');
  expect(store.suspendedSession()?.type).toBe('tutor');
  const second = setUp();
  hear('lapsed');
  expect(second.store.platform.current()).toBeNull();
});

it('remembers where a guest wanted to go, once, and for both who ask', () => {
  const { store, navigate } = setUp();
  store.platform.require('/tutor/settings/pay-info?tab=2');
  expect(navigate).toHaveBeenCalledWith('/auth/signin');
  expect(readCookie(intendedPathCookie)).toBe('/tutor/settings/pay-info?tab=2');
  expect(store.platform.takeIntendedPath()).toBe('/tutor/settings/pay-info?tab=2');
  expect(readCookie(intendedPathCookie)).toBeNull();
  expect(store.platform.takeIntendedPath()).toBe('/tutor/settings/pay-info?tab=2');
});

it.each([
  '//evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '/\\evil.example',
  '/\t/evil.example',
  '/a\nb',
  '',
])('does not return to %j', (path) => {
  writeCookie(intendedPathCookie, path);
  expect(setUp().store.platform.takeIntendedPath()).toBeNull();
  expect(safePath(path)).toBeNull();
});

it('SHL-132 a sign-out waits for what a remote still has to send, and then ends the session', async () => {
  const { store } = setUp();
  const seen: [string, boolean][] = [];
  const see = (name: string) => async () => seen.push([name, store.token() !== null]);
  store.platform.start(record());
  store.platform.beforeEnd(see('waits'));
  store.platform.beforeEnd(() => Promise.reject(new Error('refused')));
  store.platform.beforeEnd(see('taken back'))();
  await store.platform.end();
  expect(seen).toEqual([['waits', true]]);
  expect(store.platform.current()).toBeNull();
});

it('a sign-out that does not reach the server ends the session here all the same', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  const { store, navigate, onUnreached } = setUp();
  store.platform.start(record());
  await store.platform.end();
  expect(store.platform.current()).toBeNull();
  expect(readCookie(sessionCookie)).toBeNull();
  expect(onUnreached).toHaveBeenCalledOnce();
  expect(navigate).toHaveBeenCalledWith('/auth/signin');
});
