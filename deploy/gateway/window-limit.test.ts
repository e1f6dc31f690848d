import { expect, it } from 'vitest';
import { windowLimit } from './window-limit.ts';

it('forgets a window that is over, and counts each key alone', () => {
  let now = 1;
  const limit = windowLimit({ most: 2, windowMs: 1_000, perf: { now: () => now } });
  limit.add('a');
  now = 900;
  limit.add('a');
  expect([limit.isOver('a'), limit.isOver('b')]).toEqual([true, false]);
  now = 1_002;
  expect(limit.isOver('a')).toBe(false);
  limit.add('a');
  expect(limit.isOver('a')).toBe(false);
});
