import type { ProfileInfo } from '@porao/contracts';
import { describe, expect, it } from 'vitest';
import { firstOpenStep, isStepDone, pathAfterStep, tutorSteps } from './tutor-steps.ts';

const empty: ProfileInfo = {
  Secondary: false,
  Bachelor_Honors: false,
  teaching_location: null,
  city: null,
  location: null,
  preferred_location: [],
  expected_salary: null,
};
const position = { latitude: 23.75, longitude: 90.37, location_name: 'Dhanmondi' };
const area = { id: 4, text: 'Dhanmondi' };
const living = { city: area, location: area, preferred_location: [area], expected_salary: 5000 };
const complete: ProfileInfo = {
  Secondary: true,
  Bachelor_Honors: true,
  teaching_location: position,
  ...living,
};

it('AUT-045 the steps follow one another, and each is done when the profile has it', () => {
  expect(tutorSteps.map(pathAfterStep)).toEqual([
    '/auth/tutor/details/teaching-location',
    '/auth/tutor/details/bachelor-education',
    '/auth/tutor/details/tutor-location',
    null,
  ]);
  const done = (change: Partial<ProfileInfo>) =>
    tutorSteps.filter((step) => isStepDone[step]({ ...empty, ...change }));
  expect(done({})).toEqual([]);
  expect(done({ Secondary: true })).toEqual(['secondary-education']);
  expect(done({ teaching_location: position })).toEqual(['teaching-location']);
  expect(done({ Bachelor_Honors: true })).toEqual(['bachelor-education']);
  expect(done(living)).toEqual(['tutor-location']);
  expect(done({ ...living, expected_salary: null })).toEqual([]);
  expect(done({ ...living, preferred_location: [] })).toEqual([]);
});

describe('firstOpenStep', () => {
  it('is null when every step is done', () => {
    expect(firstOpenStep(complete)).toBeNull();
  });

  it.each([
    [{ Secondary: false, Bachelor_Honors: false, teaching_location: null }, 'secondary-education'],
    [{ teaching_location: null, Bachelor_Honors: false }, 'teaching-location'],
    [{ Bachelor_Honors: false, city: null }, 'bachelor-education'],
    [{ city: null }, 'tutor-location'],
    [{ location: null }, 'tutor-location'],
    [{ preferred_location: [] as ProfileInfo['preferred_location'] }, 'tutor-location'],
    [{ expected_salary: null }, 'tutor-location'],
  ] as const)('of %j is %s', (missing, step) => {
    expect(firstOpenStep({ ...complete, ...missing })).toBe(step);
  });
});
