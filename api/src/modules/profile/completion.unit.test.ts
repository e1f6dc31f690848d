import { describe, expect, it } from 'vitest';
import { type ProfileParts, profileCompletion } from './completion.ts';

const nothing: ProfileParts = {
  photo: false,
  location: false,
  category: false,
  salaryAndStyle: false,
  availability: false,
  experience: false,
  degrees: 0,
  birthDate: false,
  about: false,
  presentAddress: false,
  permanentAddress: false,
  parents: false,
  emergencyContact: false,
  documents: false,
};
const alone = (part: Partial<ProfileParts>) => profileCompletion({ ...nothing, ...part });

describe('profile completion', () => {
  it('RUL-019 photo weighs 5', () => {
    expect(alone({ photo: true })).toBe(5);
    expect(alone({ photo: false })).toBe(0);
  });

  it.each([
    ['location', 7],
    ['category', 6],
    ['salaryAndStyle', 6],
    ['availability', 4],
    ['experience', 2],
  ])('RUL-020 tutoring info: %s weighs %i', (part, weight) => {
    expect(alone({ [part]: true })).toBe(weight);
  });

  it.each([
    [0, 0],
    [1, 10],
    [2, 20],
    [3, 30],
    [4, 30],
    [6, 30],
  ])('RUL-021 education: %i degrees weigh %i', (degrees, weight) => {
    expect(alone({ degrees })).toBe(weight);
  });

  it.each([
    ['birthDate', 2],
    ['about', 3],
    ['presentAddress', 5],
    ['permanentAddress', 5],
    ['parents', 10],
    ['emergencyContact', 5],
  ])('RUL-022 personal: %s weighs %i', (part, weight) => {
    expect(alone({ [part]: true })).toBe(weight);
  });

  it('RUL-023 documents weigh 10', () => {
    expect(alone({ documents: true })).toBe(10);
    expect(alone({ documents: false })).toBe(0);
  });

  it('adds up to 100', () => {
    const everything = Object.fromEntries(Object.keys(nothing).map((part) => [part, true]));
    expect(profileCompletion({ ...nothing, ...everything, degrees: 3 })).toBe(100);
  });
});
