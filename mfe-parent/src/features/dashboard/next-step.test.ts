import { expect, it } from 'vitest';
import { nextStepPath } from './next-step.ts';

it.each([
  [0, 0, '/auth/parent/details/add-student'],
  [0, 2, '/auth/parent/details/add-student'],
  [1, 0, '/auth/parent/details/add-location'],
  [1, 1, null],
] as const)('%i students and %i locations: %s', (students, locations, step) => {
  expect(nextStepPath({ students, locations })).toBe(step);
});
