import { expect, it } from 'vitest';
import { pathsOf, pathTo, withPaths } from './paths.ts';

const patterns = { home: '/', job: '/job-details/:jobId?', routine: '/routine/:studentId/:tutorId' } as const;

it('makes links from patterns', () => {
  const paths = pathsOf(patterns);
  expect(paths.home).toBe('/');
  expect(paths.job({ jobId: 12 })).toBe('/job-details/12');
  expect(paths.routine({ studentId: 1, tutorId: 2 })).toBe('/routine/1/2');
  expect(pathTo(patterns.job, { jobId: 12 })).toBe('/job-details/12');
});

it('leaves out an optional parameter and escapes values', () => {
  expect(pathTo(patterns.job, {})).toBe('/job-details');
  expect(pathTo('/crm/:title', { title: 'a/b c' })).toBe('/crm/a%2Fb%20c');
});

it('gives each entry of a table its path, in the order of the patterns', () => {
  expect(withPaths(patterns, { routine: { title: 'R' }, home: { title: 'H' }, job: { title: 'J' } })).toEqual(
    [
      { path: '/', title: 'H' },
      { path: '/job-details/:jobId?', title: 'J' },
      { path: '/routine/:studentId/:tutorId', title: 'R' },
    ],
  );
});
