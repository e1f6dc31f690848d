import { afterEach, expect, it, vi } from 'vitest';
import { afterPaint } from './after-paint.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('SHL-081 what a press starts begins in a task after the frame that shows the press', async () => {
  vi.useFakeTimers();
  const order: string[] = [];
  void afterPaint().then(() => order.push('started'));
  requestAnimationFrame(() => order.push('frame'));
  queueMicrotask(() => order.push('press ends'));
  await vi.advanceTimersToNextTimerAsync();
  expect(order).toEqual(['press ends', 'frame']);
  await vi.advanceTimersToNextTimerAsync();
  expect(order).toEqual(['press ends', 'frame', 'started']);
});

it('SHL-081 begins all the same in a window that has no frames', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const started = vi.fn<() => void>();
  void afterPaint().then(started);
  await vi.advanceTimersByTimeAsync(500);
  expect(started).toHaveBeenCalledOnce();
});
