import { expect, it } from 'vitest';
import { isNew } from './is-new.ts';

const now = Date.parse('2026-11-20T12:00:00.000Z');
const minutesAgo = (minutes: number) => new Date(now - minutes * 60_000).toISOString();

it.each([
  [0, true],
  [59, true],
  [60, false],
  [600, false],
])('PAR-036 what is %i minutes old is new: %s', (minutes, expected) => {
  expect(isNew(minutesAgo(minutes), now)).toBe(expected);
});
