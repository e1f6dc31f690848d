import { beforeEach, expect, it, vi } from 'vitest';
import { createSessionStore } from './store.ts';

const fetched = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', fetched);
vi.stubGlobal('BroadcastChannel', undefined);

const begun = { type: 'tutor', tutorId: 7, phone: '01700000001', OTPVerifyUseOnly: false };
const span = () => ({ account: '7', until: Date.now() + 3_600_000 });
const nothing = () => {};

/** As at the start of a page. */
const open = () =>
  createSessionStore({
    navigate: nothing,
    keepOnly: nothing,
    onChange: nothing,
    wrongClock: () => new Error('wrong clock'),
    noCookies: () => new Error('no cookies'),
    onUnreached: nothing,
    hasUnsaved: () => false,
  });

beforeEach(() => fetched.mockReset().mockImplementation(async () => Response.json({})));

it('OQ-323 a session that begins without its page going on with it ends with the next page', async () => {
  open().hearSession(span());
  expect(fetched).not.toHaveBeenCalled();
  open();
  const leave = { method: 'POST', headers: { authorization: 'Account 7' } };
  expect(fetched.mock.calls).toEqual([['/api/v1/logout', leave]]);
  await expect.poll(() => localStorage.getItem('porao-leaving')).toBeNull();
});

it('OQ-323 a session that a page goes on with, or that is told again, stays', () => {
  const store = open();
  store.hearSession(span());
  store.platform.start(begun);
  store.hearSession(span());
  expect(localStorage.getItem('porao-leaving')).toBeNull();
  store.forget();
  open();
  expect(fetched).not.toHaveBeenCalled();
});
