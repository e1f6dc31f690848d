import { expect, it } from 'vitest';
import { nearest, stepOf, within } from './snap.ts';

it.each([
  [0, 100],
  [149, 100],
  [151, 200],
  [260, 300],
  [399, 400],
  [900, 400],
])('%i px comes to rest at %i px', (height, point) => {
  expect(nearest(height)).toBe(point);
});

it('never leaves its ends while dragging', () => {
  expect([within(-20), within(250), within(1000)]).toEqual([100, 250, 400]);
});

it.each([
  ['ArrowUp', 200, 300],
  ['ArrowUp', 400, 400],
  ['ArrowDown', 200, 100],
  ['ArrowDown', 100, 100],
  ['Home', 300, 100],
  ['End', 100, 400],
  ['x', 200, undefined],
])('%s at %i px leads to %s', (key, height, next) => {
  expect(stepOf(key, height)).toBe(next);
});
