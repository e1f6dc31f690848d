import { expect, it } from 'vitest';
import { emptyProfile } from './testing/answers.ts';
import { isDone, nextStep, tutorSteps } from './tutor-steps.ts';

const position = { latitude: 23.75, longitude: 90.37, location_name: 'Dhanmondi' };
const area = { id: 4, text: 'Dhanmondi' };
const living = { city: area, location: area, preferred_location: [area], expected_salary: 5000 };

it('AUT-045 the steps follow one another, and each is done when the profile has it', () => {
  expect(tutorSteps.map(nextStep)).toEqual([
    'teaching-location',
    'bachelor-education',
    'tutor-location',
    null,
  ]);
  const done = (change: Partial<typeof emptyProfile>) =>
    tutorSteps.filter((step) => isDone[step]({ ...emptyProfile, ...change }));
  expect(done({})).toEqual([]);
  expect(done({ Secondary: true })).toEqual(['secondary-education']);
  expect(done({ teaching_location: position })).toEqual(['teaching-location']);
  expect(done({ Bachelor_Honors: true })).toEqual(['bachelor-education']);
  expect(done(living)).toEqual(['tutor-location']);
  expect(done({ ...living, expected_salary: null })).toEqual([]);
  expect(done({ ...living, preferred_location: [] })).toEqual([]);
});
