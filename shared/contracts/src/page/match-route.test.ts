import { expect, it } from 'vitest';
import { isFixedPath, routeMatcher } from './match-route.ts';

const paths = [
  '/',
  '/tutor/*',
  '/tutor/dashboard',
  '/tutor/:page',
  '/job-details/:jobId?',
  '/job-details/new',
  '/a/b?/c',
  '/x.y/:id',
  '/x/*',
  '/:a/:b/:c',
];
const match = routeMatcher(paths, (path) => path);

it.each([
  ['/', '/'],
  ['/tutor/dashboard', '/tutor/dashboard'],
  ['/tutor/dashboard/', '/tutor/dashboard'],
  ['/tutor/dashboard//', '/tutor/dashboard'],
  ['/Tutor/Dashboard', '/tutor/dashboard'],
  ['/tutor/other', '/tutor/:page'],
  ['/tutor/other/deep/down', '/tutor/*'],
  ['/tutor', '/tutor/*'],
  ['/tutors', undefined],
  ['/job-details', '/job-details/:jobId?'],
  ['/job-details/7', '/job-details/:jobId?'],
  ['/job-details/7/', '/job-details/:jobId?'],
  ['/job-details/new', '/job-details/new'],
  ['/job-details/7/8/9', undefined],
  ['/a/c', '/a/b?/c'],
  ['/a/b/c', '/a/b?/c'],
  ['/a/b', undefined],
  ['/x.y/%E0%A6%95', '/x.y/:id'],
  ['/xzy/1', undefined],
  ['/x/1', '/x/*'],
  // As React Router: three parameters score more than one name and the rest of the path.
  ['/x/1/2', '/:a/:b/:c'],
  ['/%E0%A4%A', undefined],
])('%s is at %s', (path, pattern) => {
  expect(match(path)).toBe(pattern);
});

it('takes the first of two routes with one pattern', () => {
  const find = routeMatcher(
    [
      { name: 'a', path: '/job/:id' },
      { name: 'b', path: '/job/:number' },
    ],
    ({ path }) => path,
  );
  expect(find('/job/1')?.name).toBe('a');
});

it('finds the patterns that no other can be more specific than', () => {
  expect(paths.filter(isFixedPath)).toEqual(['/', '/tutor/dashboard', '/job-details/new']);
});
