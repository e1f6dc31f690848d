import { intendedPathCookie, sessionCookie } from '@porao/contracts/page';
import { readCookie, safePath, writeCookie } from '@porao/platform';
import { stubServer } from '@porao/platform/testing';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { removeCookie } from './record.ts';
import { createSessionStore } from './store.ts';

type Listener = (event: { data: unknown }) => void;
let listener: Listener = () => {};
const posted = vi.fn();
class StubChannel {
  readonly #name: string;
  constructor(name: string) {
    this.#name = name;
  }
  addEventListener(_: string, added: Listener) {
    listener = added;
  }
  postMessage(message: unknown) {
    posted(this.#name, message);
  }
}
vi.stubGlobal('BroadcastChannel', StubChannel);
/** Passes what another tab tells to the store that was made last. */
const hear = (data: unknown) => listener({ data });

// The check of an event would fail after the last test.
afterAll(() => vi.dynamicImportSettled());

const spanFor = (seconds: number, account = '7') => ({ account, until: Date.now() + seconds * 1000 });
const record = (over = {}) => ({
  type: 'tutor' as const,
  tutorId: 7,
  phone: '01700000001',
  OTPVerifyUseOnly: false,
  ...over,
});
const tokenOfBefore = () => `h.${btoa(JSON.stringify({ exp: Date.now() / 1000 + 3600, sub: '7' }))}.s`;
const stored = (over = {}) => ({ ...record(), ...spanFor(3600), ...over });
type Store = ReturnType<typeof createSessionStore>;
interface Begun {
  seconds?: number;
  account?: string;
  OTPVerifyUseOnly?: boolean;
}
/** As after an answer that has set the session's cookie. */
function begin(store: Store, { seconds = 3600, account = '7', ...over }: Begun = {}) {
  store.hearSession(spanFor(seconds, account));
  store.platform.start(record(over));
}

function setUp() {
  const navigate = vi.fn();
  const onChange = vi.fn();
  const onUnreached = vi.fn();
  const hasUnsaved = vi.fn(() => false);
  const keepOnly = vi.fn();
  const wrongClock = () => new Error('wrong clock');
  const noCookies = () => new Error('no cookies');
  const given = { navigate, keepOnly, onChange, wrongClock, noCookies, onUnreached, hasUnsaved };
  const store = createSessionStore(given);
  return { store, navigate, keepOnly, onChange, onUnreached, hasUnsaved };
}

beforeEach(() => {
  localStorage.clear();
  removeCookie(sessionCookie);
  removeCookie(intendedPathCookie);
});

it('SHL-036 a verification-only record leaves the person a guest', () => {
  const { store } = setUp();
  begin(store, { OTPVerifyUseOnly: true });
  expect(store.platform.current()).toBeNull();
  expect(store.platform.pending()?.phone).toBe('01700000001');
  expect(store.authorization()).not.toBeNull();
});

it.each([8, 3 * 365])(
  'SHL-098 a device whose clock is %i days ahead is told so, and stays as it was',
  (days) => {
    const { store, onChange } = setUp();
    store.hearSession(spanFor(7 * 86_400));
    vi.useFakeTimers({ now: Date.now() + days * 86_400_000, toFake: ['Date'] });
    expect(() => store.platform.start(record())).toThrow('wrong clock');
    vi.useRealTimers();
    expect(store.platform.current()).toBeNull();
    expect(onChange).not.toHaveBeenCalled();
    expect(readCookie(sessionCookie)).toBeNull();
  },
);

it('SHL-168 a browser that blocks cookies is told so, as its session would end with the next call', () => {
  const { store } = setUp();
  vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValueOnce(false);
  expect(() => begin(store)).toThrow('no cookies');
  expect(store.platform.current()).toBeNull();
});

it('tells its listeners once, with the new session already there', () => {
  const { store, onChange } = setUp();
  const seen: unknown[] = [];
  store.platform.subscribe(() => seen.push(store.platform.current()?.type));
  begin(store);
  begin(store);
  expect(seen).toEqual(['tutor']);
  expect(onChange).toHaveBeenCalledOnce();
});

it('has what others left removed at the start, at every change, and when the cookie is gone', () => {
  writeCookie(sessionCookie, JSON.stringify(stored()));
  const { store, keepOnly } = setUp();
  begin(store, { account: '8' });
  store.forget();
  expect(keepOnly.mock.calls).toEqual([['7'], ['8'], [null]]);
  expect(setUp().keepOnly.mock.calls).toEqual([[null]]);
});

it('leaves what is there while a session has ended over typed text', () => {
  const { store, keepOnly, hasUnsaved } = setUp();
  begin(store);
  hasUnsaved.mockReturnValue(true);
  store.suspend();
  begin(store);
  expect(keepOnly.mock.calls).toEqual([[null], ['7'], ['7']]);
});

it('ends by itself when its time does', () => {
  vi.useFakeTimers();
  const { store } = setUp();
  begin(store, { seconds: 10 });
  expect(store.platform.current()).not.toBeNull();
  vi.advanceTimersByTime(11_000);
  expect(store.platform.current()).toBeNull();
  vi.useRealTimers();
});

it('stays as it was when its time ends over typed text, and goes on with the next one', () => {
  vi.useFakeTimers();
  const { store, onChange, hasUnsaved } = setUp();
  begin(store, { seconds: 10 });
  const before = store.platform.current();
  hasUnsaved.mockReturnValue(true);
  vi.advanceTimersByTime(11_000);
  expect(store.platform.current()).toBe(before);
  expect(store.suspendedSession()).toBe(before);
  expect(store.authorization()).toBeNull();
  begin(store);
  expect(store.suspendedSession()).toBeNull();
  expect(store.authorization()).not.toBeNull();
  expect(store.platform.current()).toBe(before);
  expect(onChange).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

it('a 401 over typed text keeps the page and removes the cookie; without any it is for the caller', () => {
  const { store, hasUnsaved } = setUp();
  begin(store);
  expect(store.suspend()).toBe(false);
  hasUnsaved.mockReturnValue(true);
  expect(store.suspend()).toBe(true);
  expect(readCookie(sessionCookie)).toBeNull();
  expect(store.platform.current()).not.toBeNull();
  store.forget();
  expect(store.platform.current()).toBeNull();
  expect(store.suspendedSession()).toBeNull();
});

it('SHL-037 a 401 goes on as who signed in meanwhile in a tab of which this one does not hear', () => {
  const { store } = setUp();
  begin(store);
  expect(store.follow()).toBe(false);
  const other = stored({ account: '8', tutorId: 8, phone: '01700000002' });
  writeCookie(sessionCookie, JSON.stringify(other));
  expect(store.follow()).toBe(true);
  expect(store.authorization()).toBe('Account 8');
});

it('SHL-038 ends with another tab, though the cookie of before can still be read', () => {
  writeCookie(sessionCookie, JSON.stringify(stored()));
  const { store } = setUp();
  hear({ record: null });
  expect(store.platform.current()).toBeNull();
});

it('is signed in with another tab before the cookie can be read', () => {
  const { store } = setUp();
  hear({ record: stored() });
  expect(store.platform.current()?.type).toBe('tutor');
});

it('SHL-170 tabs of the version before hear that a session ended, and nothing of one that began', () => {
  const { store, hasUnsaved } = setUp();
  posted.mockClear();
  begin(store);
  hasUnsaved.mockReturnValue(true);
  store.suspend();
  store.forget();
  const before = posted.mock.calls.flatMap(([name, message]) => (name === 'porao-session' ? [message] : []));
  expect(before).toEqual(['lapsed', { record: null }]);
});

it('ends or waits for the password when the session of another tab was refused', () => {
  writeCookie(sessionCookie, JSON.stringify(stored()));
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
  const see = (name: string) => async () => seen.push([name, store.authorization() !== null]);
  begin(store);
  store.platform.beforeEnd(see('waits'));
  store.platform.beforeEnd(() => Promise.reject(new Error('refused')));
  store.platform.beforeEnd(see('taken back'))();
  await store.platform.end();
  expect(seen).toEqual([['waits', true]]);
  expect(store.platform.current()).toBeNull();
});

it('SHL-168 names the account to the API, and keeps no token of it', () => {
  const { store } = setUp();
  begin(store);
  expect(store.authorization()).toBe('Account 7');
  expect(JSON.parse(readCookie(sessionCookie) ?? '')).toEqual(stored({ until: expect.any(Number) }));
});

it('SHL-170 has the token of the version before exchanged once, and stays signed in meanwhile and after', async () => {
  const token = tokenOfBefore();
  writeCookie(sessionCookie, JSON.stringify({ ...record(), token }));
  const { store, onChange } = setUp();
  const { sent } = stubServer({ 'POST /api/v1/session-cookie': {} }, { token: '7' });
  expect(store.authorization()).toBe(`Bearer ${token}`);
  store.moveToken();
  await expect.poll(() => sent).toHaveLength(1);
  store.hearSession(spanFor(3600, '8'));
  expect(store.authorization()).toBe(`Bearer ${token}`);
  store.hearSession(spanFor(3600));
  expect(store.authorization()).toBe('Account 7');
  expect(readCookie(sessionCookie)).not.toContain('token');
  store.moveToken();
  expect(sent).toHaveLength(1);
  expect(onChange).not.toHaveBeenCalled();
});

it('SHL-170 goes on with the token of an API of the version before, which sets no cookie', () => {
  const { store } = setUp();
  const token = tokenOfBefore();
  store.platform.start(record({ token }));
  expect(store.authorization()).toBe(`Bearer ${token}`);
});

it('a sign-out that does not reach the server ends the session here at once, and there when it is reached', async () => {
  const fetched = vi.fn<typeof fetch>().mockRejectedValue(new TypeError('offline'));
  vi.stubGlobal('fetch', fetched);
  const { store, navigate, onUnreached } = setUp();
  begin(store);
  await store.platform.end();
  expect(store.platform.current()).toBeNull();
  expect(readCookie(sessionCookie)).toBeNull();
  expect(onUnreached).toHaveBeenCalledOnce();
  expect(navigate).toHaveBeenCalledWith('/auth/signin');
  fetched.mockReset().mockImplementation(async () => Response.json({}));
  setUp();
  const leave = { method: 'POST', headers: { authorization: 'Account 7' } };
  expect(fetched.mock.calls).toEqual([['/api/v1/logout', leave]]);
  await expect.poll(() => localStorage.getItem('porao-leaving')).toBeNull();
  setUp();
  expect(fetched).toHaveBeenCalledOnce();
});
