// @vitest-environment node
import { describeServerPages, readsAt } from '@porao/platform/testing/server-pages';
import { describe, expect, it } from 'vitest';
import { manifest } from './manifest.ts';

const load = () => import('./server.tsx');

describe('SHL-217 pages that come with their content', () => {
  describeServerPages(manifest, load);
});

it.each([
  [
    '1/31/60',
    [
      'GET /api/my-student?page=1&per_page=100',
      'GET /api/my-tutor?page=1&per_page=100',
      'GET /api/routine?tutor_id=31&student_id=1&page=1&per_page=7',
    ],
  ],
  ['x/31/60', ['GET /api/my-tutor?page=1&per_page=100']],
])('SHL-072 reads for the routine at %s what its address says', async (ids, reads) => {
  expect(await readsAt(load, `/parent/dashboard/manage-tutor/routine/${ids}`)).toEqual([
    ...reads,
    'GET /api/v1/user',
  ]);
});

it('SHL-072 reads the page of requests that the address says', async () => {
  expect(await readsAt(load, '/parent/dashboard/requests/tutor-requests?page=2')).toEqual([
    'GET /api/tutor-request?page=2&per_page=3',
    'GET /api/v1/user',
  ]);
});
