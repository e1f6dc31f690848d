import type { PageData } from '@porao/contracts';
import { watchTyping } from '@porao/platform/shell';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isOutdated, type LiveReleases, toldRevision } from '../remotes/live-releases.ts';
import { watchReleases } from './newer-release.ts';

const page = {
  revision: 4,
  shell: { release: 'a', base: '', integrity: {} },
  remotes: [],
  site: '/_gateway/site/ab/',
  config: {},
} as unknown as PageData;
const same = { revision: 9, site: '/_gateway/site/ab/' };
const newer: LiveReleases = { revision: 5, site: '/_gateway/site/ac/' };

it.each([
  ['the same releases at a later revision', same, false],
  ['other releases', newer, true],
])('%s: outdated %s', (_, live, outdated) => {
  expect(isOutdated(page, live)).toBe(outdated);
});

/** Has the page see that files came. */
let answered = (_files: readonly { name: string }[]) => {};
// The tests' environment has none.
vi.stubGlobal(
  'PerformanceObserver',
  class {
    constructor(hear: (list: { getEntries: () => readonly { name: string }[] }) => void) {
      answered = (files) => hear({ getEntries: () => files });
    }
    observe() {}
  },
);

watchTyping();
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  toldRevision.set(undefined);
  vi.useRealTimers();
  document.body.innerHTML = '';
});

function watch() {
  const takeBack = vi.fn();
  const offer = vi.fn(() => takeBack);
  const ask = vi.fn(async (): Promise<LiveReleases | null> => newer);
  const replace = vi.fn(() => false);
  const made = { 'mfe-a': 'b' };
  const directory = { isLive: (live: LiveReleases) => !isOutdated(page, live), made: () => made };
  watchReleases({ directory, revision: page.revision, offer, replace, ask });
  const comeBack = async () => {
    await vi.advanceTimersByTimeAsync(11_000);
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
  };
  return { offer, ask, takeBack, comeBack, replace };
}

it('offers a reload once, and takes it back after a rollback to what the page is made of', async () => {
  const { offer, ask, takeBack, comeBack } = watch();
  await comeBack();
  await comeBack();
  expect(ask).toHaveBeenCalledTimes(2);
  expect(offer).toHaveBeenCalledOnce();
  expect(takeBack).not.toHaveBeenCalled();
  ask.mockResolvedValue(same);
  await comeBack();
  expect(takeBack).toHaveBeenCalledOnce();
});

it('waits while a form holds typed text or a dialog is open', async () => {
  const { offer, comeBack } = watch();
  document.body.innerHTML = '<form><input></form><div data-porao-overlay="true"></div>';
  const field = document.querySelector('input') as HTMLInputElement;
  field.value = 'half';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await comeBack();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(offer).not.toHaveBeenCalled();
  document.querySelector('form')?.remove();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(offer).not.toHaveBeenCalled();
  document.querySelector('div')?.remove();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(offer).toHaveBeenCalledOnce();
});

it('offers nothing while the server has no answer', async () => {
  const { offer, ask, comeBack } = watch();
  ask.mockResolvedValue(null);
  await comeBack();
  expect(offer).not.toHaveBeenCalled();
});

it('SHL-187 offers no reload where what was taken back is replaced, else offers it as before', async () => {
  const { offer, ask, comeBack, replace } = watch();
  replace.mockReturnValue(true);
  await comeBack();
  expect(ask).toHaveBeenCalledExactlyOnceWith({ 'mfe-a': 'b' });
  expect(replace).toHaveBeenCalledExactlyOnceWith(newer);
  expect(offer).not.toHaveBeenCalled();
  replace.mockReturnValue(false);
  await comeBack();
  expect(offer).toHaveBeenCalledOnce();
});

it('SHL-183 asks within 3 s of a revision that is told, again while a gateway is behind, not for its own', async () => {
  const { ask } = watch();
  toldRevision.set(4);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(ask).not.toHaveBeenCalled();
  ask.mockResolvedValueOnce(newer);
  ask.mockResolvedValue({ ...newer, revision: 6 });
  toldRevision.set(6);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(ask).toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(6_000);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('SHL-183 a revision that is told in a page that is hidden or has no answer is asked about again', async () => {
  const { ask } = watch();
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  toldRevision.set(6);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(ask).not.toHaveBeenCalled();
  visibility.mockRestore();
  ask.mockResolvedValueOnce(null);
  ask.mockResolvedValue({ ...newer, revision: 6 });
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(6_000);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('SHL-187 without a stream a page asks after its calls, once a minute and within a minute', async () => {
  const { ask } = watch();
  const call = [{ name: `${location.origin}/api/board` }];
  answered(call);
  await vi.advanceTimersByTimeAsync(70_000);
  answered([{ name: `${location.origin}/releases/a.js` }]);
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).not.toHaveBeenCalled();
  answered(call);
  answered(call);
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(20_000);
  answered(call);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(ask).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(ask).toHaveBeenCalledTimes(2);
  toldRevision.set(newer.revision);
  answered(call);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(2);
});
