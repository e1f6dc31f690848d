import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createProgress } from './progress.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('SHL-041 grows every 200 ms up to 90 %, then 100 %, and is hidden after 300 ms', () => {
  const progress = createProgress(() => 1);
  const stop = progress.start();
  expect(progress.current()).toBe(0);
  vi.advanceTimersByTime(199);
  expect(progress.current()).toBe(0);
  vi.advanceTimersByTime(1);
  const first = progress.current();
  expect(first).toBeGreaterThan(0);
  vi.advanceTimersByTime(200);
  expect(progress.current()).toBeGreaterThan(first ?? 0);
  vi.advanceTimersByTime(60_000);
  expect(progress.current()).toBe(90);
  stop();
  expect(progress.current()).toBe(100);
  vi.advanceTimersByTime(299);
  expect(progress.current()).toBe(100);
  vi.advanceTimersByTime(1);
  expect(progress.current()).toBeNull();
});

it('runs until everything that started it has ended, each counted once', () => {
  const progress = createProgress();
  const [first, second] = [progress.start(), progress.start()];
  first();
  first();
  expect(progress.current()).not.toBe(100);
  second();
  expect(progress.current()).toBe(100);
});

it('grows by random steps', () => {
  const values = [0.1, 0.9];
  const progress = createProgress(() => values.shift() ?? 0.5);
  progress.start();
  vi.advanceTimersByTime(200);
  const small = progress.current() ?? 0;
  vi.advanceTimersByTime(200);
  expect((progress.current() ?? 0) - small).toBeGreaterThan(small);
});
