import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { disableLazyLayout, enableLazyLayout, layOutWhenIdle } from './lazy-layout.ts';

const isWhole = () => document.documentElement.hasAttribute('data-whole');
const laidOut = () =>
  [...document.querySelectorAll('section')].map((section) => section.hasAttribute('data-whole'));
/** Callbacks that wait for an idle page, and the time after which they run all the same. */
let waiting: { run: () => void; timeout: number }[] = [];
const pass = async () => {
  waiting.shift()?.run();
  await Promise.resolve();
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  vi.stubGlobal('requestIdleCallback', (run: () => void, { timeout }: { timeout: number }) =>
    waiting.push({ run, timeout }),
  );
  document.body.innerHTML =
    '<main><h1>Title</h1><section data-below-fold></section><div><section data-below-fold></section></div></main>';
});
afterEach(() => {
  waiting = [];
  enableLazyLayout();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('lays out one part each time the page is idle, then says that all is', async () => {
  void layOutWhenIdle();
  expect(laidOut()).toEqual([false, false]);
  await pass();
  expect(laidOut()).toEqual([true, false]);
  await pass();
  expect(laidOut()).toEqual([true, true]);
  expect(isWhole()).toBe(false);
  await pass();
  expect(isWhole()).toBe(true);
});

it('waits for an idle page less than a second in all', async () => {
  void layOutWhenIdle();
  const first = waiting[0]?.timeout ?? 0;
  expect(first).toBeLessThan(1000);
  vi.advanceTimersByTime(first);
  await pass();
  expect(waiting[0]?.timeout).toBe(1);
});

it('leaves the parts of the page before when another one opens', async () => {
  void layOutWhenIdle();
  enableLazyLayout();
  await pass();
  expect(laidOut()).toEqual([false, false]);
  expect(waiting).toEqual([]);
});

it('keeps what is read in its place when the heights above it change', () => {
  const read = document.createElement('p');
  read.getBoundingClientRect = () => new DOMRect(0, isWhole() ? 316 : 300);
  document.elementFromPoint = () => read;
  vi.stubGlobal('scrollY', 5000);
  const scrollBy = vi.spyOn(window, 'scrollBy').mockImplementation(() => {});
  disableLazyLayout();
  expect(scrollBy).toHaveBeenCalledWith({ top: 16, behavior: 'instant' });
  vi.stubGlobal('scrollY', 0);
  enableLazyLayout();
  disableLazyLayout();
  expect(scrollBy).toHaveBeenCalledTimes(1);
});
