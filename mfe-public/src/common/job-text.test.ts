import { formatCompact } from '@porao/platform';
import { provideTestPlatform } from '@porao/platform/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import en from '../locales/en.ts';
import { applicantsText, durationText, hoursText, namesText, placeText } from './job-text.ts';

beforeAll(() => {
  provideTestPlatform({ catalogs: { 'mfe-public': en } });
});

describe('the words of a job', () => {
  it('PUB-072 call a duration of 0 Continue', () => {
    expect(durationText(0)).toBe('Continue');
    expect(durationText(1)).toBe('1 month');
    expect(durationText(6)).toBe('6 months');
  });

  it('PUB-044 tell the applicants by whether the viewer is one', () => {
    expect(applicantsText(0, false)).toBe('0 applied');
    expect(applicantsText(3, false)).toBe('3 applied');
    expect(applicantsText(1, true)).toBe('You applied');
    expect(applicantsText(2, true)).toBe('You and 1 other applied');
    expect(applicantsText(5, true)).toBe('You and 4 others applied');
  });

  it('PUB-045 shorten thousands of views', () => {
    expect([999, 1000, 12_345].map(formatCompact)).toEqual(['999', '1K', '12.3K']);
  });

  it('know the three places by id, and show an unknown one as the API names it', () => {
    expect([1, 2, 3].map((id) => placeText({ id, tutoring_place: 'x' }))).toEqual([
      'Group tutoring',
      'Home tutoring',
      'Online tutoring',
    ]);
    expect(placeText({ id: 9, tutoring_place: 'Library' })).toBe('Library');
  });

  it('say what is missing', () => {
    expect(namesText([])).toBe('Not specified');
    expect(hoursText(1.5)).toBe('1.5 hours');
  });
});
