import type { Session } from '@porao/platform';
import { describe, expect, it } from 'vitest';
import { genderName, isApplied, isSaved, placeOf, tutorIdOf, withApplied, withSaved } from './job.ts';
import { aJob } from './testing/jobs.ts';

describe('a viewer and a job', () => {
  it('know each other by the tutor id, for tutors only', () => {
    const session: Session = { type: 'tutor', tutorId: 7, phone: '01700000001' };
    expect(tutorIdOf(session)).toBe(7);
    expect(tutorIdOf({ ...session, type: 'parent' })).toBeNull();
    expect(tutorIdOf(null)).toBeNull();
  });

  it('PUB-075 are applied when the applications include the tutor', () => {
    const job = aJob({ applications: [{ tutor_id: 7 }] });
    expect(isApplied(job, 7)).toBe(true);
    expect(isApplied(job, 8)).toBe(false);
    expect(isApplied(job, null)).toBe(false);
  });

  it('PUB-076 are saved and removed, twice as once, and only for that tutor', () => {
    const other = { tutor_id: 8, tuition_job_offer_id: 41 };
    const job = aJob({ saved_by: [other] });
    const saved = withSaved(withSaved(job, 7, true), 7, true);
    expect(saved.saved_by).toEqual([other, { tutor_id: 7, tuition_job_offer_id: 41 }]);
    expect(isSaved(saved, 7)).toBe(true);
    expect(withSaved(saved, 7, false).saved_by).toEqual([other]);
    expect(withSaved(job, 7, false)).toBe(job);
  });

  it('count an application once', () => {
    const applied = withApplied(aJob({ total_application: 3 }), 7);
    expect(applied.total_application).toBe(4);
    expect(withApplied(applied, 7).total_application).toBe(4);
  });
});

it('PUB-070 names the wanted gender: 1 male, 2 female, else any', () => {
  expect([1, 2, 3].map((code) => genderName(code as 1 | 2 | 3))).toEqual(['male', 'female', 'any']);
  expect(genderName(9 as 3)).toBe('any');
});

it('names the place as far as it is known', () => {
  expect(placeOf(aJob())).toBe('Dhanmondi, Dhaka');
  expect(placeOf(aJob({ location: null }))).toBe('Dhaka');
  expect(placeOf(aJob({ location: null, city: null }))).toBeNull();
});
