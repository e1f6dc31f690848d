import { expect, it } from 'vitest';
import { routeMatcher } from './match-route.ts';

const paths = [
  '/',
  '/tutor/*',
  '/tutor/dashboard',
  '/tutor/:page',
  '/job-details/:jobId?',
  '/a/b?/c',
  '/x.y/:id',
];
const match = routeMatcher(paths.map((path) => ({ path })));

it.each([
  ['/', '/'],
  ['/tutor/dashboard', '/tutor/dashboard'],
  ['/tutor/dashboard/', '/tutor/dashboard'],
  ['/Tutor/Dashboard', '/tutor/dashboard'],
  ['/tutor/other', '/tutor/:page'],
  ['/tutor/other/deep', '/tutor/*'],
  ['/tutor', '/tutor/*'],
  ['/tutors', undefined],
  ['/job-details', '/job-details/:jobId?'],
  ['/job-details/7', '/job-details/:jobId?'],
  ['/job-details/7/8', undefined],
  ['/a/c', '/a/b?/c'],
  ['/a/b/c', '/a/b?/c'],
  ['/a/b', undefined],
  ['/x.y/%E0%A6%95', '/x.y/:id'],
  ['/xzy/1', undefined],
  ['/%E0%A4%A', undefined],
])('%s is at %s', (path, pattern) => {
  expect(match(path)?.path).toBe(pattern);
});
