import { expect, it } from 'vitest';
import { nextStep } from './next-step.ts';

it.each([
  [0, 0, 'student'],
  [0, 2, 'student'],
  [1, 0, 'location'],
  [1, 1, null],
] as const)('%i students and %i locations: %s', (students, locations, step) => {
  expect(nextStep({ students, locations })).toBe(step);
});
