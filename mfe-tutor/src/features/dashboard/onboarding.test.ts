import type { ProfileInfo } from '@porao/contracts';
import { describe, expect, it } from 'vitest';
import { doneSteps, nextOnboardingStep } from './onboarding.ts';

const complete: ProfileInfo = {
  Secondary: true,
  Bachelor_Honors: true,
  teaching_location: { latitude: 23.75, longitude: 90.37, location_name: 'Dhanmondi' },
  city: { id: 1, text: 'Dhaka' },
  location: { id: 4, text: 'Dhanmondi' },
  preferred_location: [{ id: 5, text: 'Kalabagan' }],
  expected_salary: 5000,
};

describe('nextOnboardingStep', () => {
  it('has none when everything is there', () => {
    expect(nextOnboardingStep(complete)).toBeNull();
    expect(doneSteps(complete)).toBe(4);
  });

  it.each([
    [{ Secondary: false, Bachelor_Honors: false, teaching_location: null }, 'secondary-education', 1],
    [{ teaching_location: null, Bachelor_Honors: false }, 'teaching-location', 2],
    [{ Bachelor_Honors: false, city: null }, 'bachelor-education', 2],
    [{ city: null }, 'tutor-location', 3],
    [{ location: null }, 'tutor-location', 3],
    [{ preferred_location: [] }, 'tutor-location', 3],
    [{ expected_salary: null }, 'tutor-location', 3],
  ] as const)('of %j is %s', (missing, step, done) => {
    const info: ProfileInfo = {
      ...complete,
      ...missing,
      preferred_location: [
        ...('preferred_location' in missing ? missing.preferred_location : complete.preferred_location),
      ],
    };
    expect(nextOnboardingStep(info)).toBe(step);
    expect(doneSteps(info)).toBe(done);
  });
});
