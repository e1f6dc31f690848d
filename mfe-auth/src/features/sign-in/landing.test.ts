import { provideTestPlatform } from '@porao/platform/testing';
import { expect, it } from 'vitest';
import { landingPath } from './landing.ts';

it.each([
  ['tutor', null, '/tutor/dashboard'],
  ['parent', null, '/parent/dashboard'],
  ['tutor', '/job-details/12?from=board', '/job-details/12?from=board'],
  ['tutor', '/tutor/job-history/applied-jobs', '/tutor/job-history/applied-jobs'],
  ['parent', '/tutor/dashboard', '/parent/dashboard'],
  ['tutor', '/parent?x=1', '/tutor/dashboard'],
  ['tutor', '/parents-guide', '/parents-guide'],
] as const)('a %s with %s goes to %s', (type, intended, path) => {
  provideTestPlatform();
  expect(landingPath(type, intended)).toBe(path);
});
