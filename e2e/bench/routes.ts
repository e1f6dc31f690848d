import type { Sight } from './journey.ts';

/** Says what is opened, and what is pressed there until the last is seen. */
export interface Route {
  name: string;
  path: string;
  press: Sight[];
}

export const content = '[data-main-content]';
const apply: Sight = { path: '^/job-details/', selector: 'main aside a' };
const signIn: Sight = { path: '^/auth/signin$', selector: content };

/** The main control in the first screen of each page on a phone, and what it shows. */
export const routesOf = (jobId: number, routine: string): Route[] => [
  {
    name: '/',
    path: '/',
    press: [
      { path: '^/$', selector: `${content} a[href="/job-board"]` },
      { path: '^/job-board$', selector: content },
    ],
  },
  {
    name: '/job-board',
    path: '/job-board',
    press: [
      { path: '^/job-board$', selector: 'main button[class*=filterButton]' },
      { path: '^/job-board$', selector: '[role=dialog] form, #board-filters' },
    ],
  },
  { name: '/job-details/{id}', path: `/job-details/${jobId}`, press: [apply, signIn] },
  {
    name: '/tutor/dashboard',
    path: '/tutor/dashboard',
    press: [
      { path: '^/tutor/dashboard$', selector: `${content} a[href="/tutor/profile/update/tutoring"]` },
      { path: '^/tutor/.*update', selector: '#location' },
    ],
  },
  {
    name: '/parent/dashboard',
    path: '/parent/dashboard',
    press: [
      { path: '^/parent/dashboard$', selector: `${content} a` },
      { path: 'tutor-requests$', selector: `${content} article` },
    ],
  },
  {
    name: '/tutor/job-board/available-jobs',
    path: '/tutor/job-board/available-jobs',
    press: [
      { path: '^/tutor/', selector: `${content} article a` },
      { path: '^/job-details/', selector: content },
    ],
  },
  {
    name: '/parent/dashboard/requests/tutor-requests',
    path: '/parent/dashboard/requests/tutor-requests',
    press: [
      { path: 'tutor-requests$', selector: `${content} article a` },
      { path: 'tutor-requests/', selector: 'main h1' },
    ],
  },
  {
    name: '/parent/dashboard/manage-tutor/routine',
    path: routine,
    press: [
      { path: '/routine/', selector: `${content} table button` },
      { path: '/routine/', selector: '[role=dialog] form' },
    ],
  },
  {
    name: '/ops/requests',
    path: '/ops/requests',
    press: [
      { path: '^/ops/requests$', selector: `${content} a` },
      { path: '^/ops/requests/', selector: 'main section[aria-label]' },
    ],
  },
];

const toJob = (path: string): Sight => ({ path, selector: 'article a[href^="/job-details/"]' });

export interface Visit {
  readonly name: string;
  readonly path: string;
  readonly sights: readonly Sight[];
}

/** Each ends in a form: of who signs in, of the terms of a job. */
export const visits: readonly Visit[] = [
  { name: 'visit', path: '/job-board', sights: [toJob('^/job-board$'), apply, signIn] },
  {
    name: 'tutor visit',
    path: '/tutor/dashboard',
    sights: [
      { path: '^/tutor/dashboard$', selector: `${content} a[href="/tutor/job-board/available-jobs"]` },
      toJob('^/tutor/job-board'),
      { path: '^/job-details/', selector: 'main aside :is(a, button)' },
      { path: '^/job-details/', selector: '[role=dialog] button' },
    ],
  },
];

/** Asks to be told of new jobs: in a dialog, before scripts on a page. */
export const alert: Route = {
  name: '/job-board alert',
  path: '/job-board',
  press: [
    { path: '^/job-board$', selector: 'main button[class*=alertButton]' },
    {
      path: '^/job-board$',
      selector: ':is([role=dialog], main section) a[href*="/auth/"], [role=dialog] input',
    },
  ],
};
