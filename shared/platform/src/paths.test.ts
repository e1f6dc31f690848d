import { pathTo } from '@porao/contracts/paths';
import { expect, it } from 'vitest';
import { manifestRoutes, pagesOf, pathsOf, redirect } from './paths.ts';

const page = pagesOf('public', 'anyone');
const routes = {
  old: redirect('/old', 'home'),
  home: page('/', 'landing/home', 'Home', 'শুরু', { query: ['sort'] }),
  job: page('/job-details/:jobId?', 'jobs/record/job', 'Job', 'টিউশন'),
  routine: page('/routine/:studentId/:tutorId', 'routine/routine', 'Routine', 'রুটিন', {
    withoutContent: 'Why.',
  }),
};

it('makes links from a table of routes', () => {
  const paths = pathsOf(routes);
  expect(paths.home).toBe('/');
  expect(paths.job({ jobId: 12 })).toBe('/job-details/12');
  expect(paths.routine({ studentId: 1, tutorId: 2 })).toBe('/routine/1/2');
});

it('leaves out an optional parameter and escapes values', () => {
  expect(pathTo('/job-details/:jobId?', {})).toBe('/job-details');
  expect(pathTo('/crm/:title', { title: 'a/b c' })).toBe('/crm/a%2Fb%20c');
});

it('SHL-135 names the chunk of a route after its page; a redirect has the title of its target and no chunk', () => {
  const common = { layout: 'public', access: 'anyone' };
  const title = { en: 'Home', bn: 'শুরু' };
  expect(manifestRoutes(routes)).toEqual([
    { ...common, path: '/old', title },
    { ...common, path: '/', title, query: ['sort'], chunk: 'home', rendered: true },
    {
      ...common,
      path: '/job-details/:jobId?',
      title: { en: 'Job', bn: 'টিউশন' },
      chunk: 'job',
      rendered: true,
    },
    {
      ...common,
      path: '/routine/:studentId/:tutorId',
      title: { en: 'Routine', bn: 'রুটিন' },
      chunk: 'routine',
    },
  ]);
});
