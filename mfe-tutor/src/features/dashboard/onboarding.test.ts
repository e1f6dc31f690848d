import type { ProfileInfo } from '@porao/contracts';
import { describe, expect, it } from 'vitest';
import { nextOnboardingStep } from './onboarding.ts';

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
  });

  it.each([
    [{ Secondary: false, Bachelor_Honors: false, teaching_location: null }, 'secondary-education'],
    [{ teaching_location: null, Bachelor_Honors: false }, 'teaching-location'],
    [{ Bachelor_Honors: false, city: null }, 'bachelor-education'],
    [{ city: null }, 'tutor-location'],
    [{ location: null }, 'tutor-location'],
    [{ preferred_location: [] }, 'tutor-location'],
    [{ expected_salary: null }, 'tutor-location'],
  ] as const)('of %j is %s', (missing, step) => {
    const info: ProfileInfo = {
      ...complete,
      ...missing,
      preferred_location: [
        ...('preferred_location' in missing ? missing.preferred_location : complete.preferred_location),
      ],
    };
    expect(nextOnboardingStep(info)).toBe(step);
  });
});
