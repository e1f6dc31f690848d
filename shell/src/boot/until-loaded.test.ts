import { afterEach, expect, it, vi } from 'vitest';
import { untilLoaded } from './until-loaded.ts';

afterEach(() => vi.useRealTimers());

it('SHL-034 waits for a file that comes after the time limit of a load', async () => {
  vi.useFakeTimers();
  let arrive = (_: string) => {};
  const file = new Promise<string>((resolve) => {
    arrive = resolve;
  });
  const load = vi.fn(() => file);
  const loaded = untilLoaded(load);
  await vi.advanceTimersByTimeAsync(40_000);
  expect(load.mock.calls.length).toBeGreaterThan(1);
  arrive('texts');
  await vi.advanceTimersByTimeAsync(5000);
  expect(await loaded).toBe('texts');
});

it('loads again what failed, until it does not', async () => {
  vi.useFakeTimers();
  let failures = 8;
  const load = async () => {
    failures -= 1;
    if (failures >= 0) throw new Error('no network');
    return 'texts';
  };
  const loaded = untilLoaded(load);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await loaded).toBe('texts');
});
