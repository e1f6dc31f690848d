// @vitest-environment node
import { describeServerPages, readsAt } from '@porao/platform/testing/server-pages';
import { describe, expect, it } from 'vitest';
import { manifest } from './manifest.ts';

const load = () => import('./server.tsx');

describe('SHL-217 pages that come with their content', () => {
  describeServerPages(manifest, load, { list: 'city', account: 'bkash' });
});

const all = {
  page: '2',
  stage: 'Rejected',
  q: 'Salma',
  city_id: '1',
  guardian: '50',
  waiting_hours: '48',
  sort: 'newest',
};
it.each([
  ['', {}],
  ['?page=2&stage=Rejected&q=Salma&city=1&guardian=50&waiting=48&sort=newest', all],
  ['?page=x&stage=other&unknown=1', {}],
  // The classes of a category are asked for by POST, and come with scripts.
  ['?category=1', { tutoring_category_id: '1' }],
])(
  'OPS-171 reads the queue of requests on the server by the filters of its address: %s',
  async (search, filters) => {
    const [cities, queue = '', ...others] = await readsAt(load, `/ops/requests${search}`);
    expect(Object.fromEntries(new URLSearchParams(queue.split('?')[1]))).toEqual(filters);
    expect([cities, ...others]).toEqual([
      'GET /api/city/select',
      'GET /api/tutoringcategory/select',
      'GET /api/v1/user',
    ]);
  },
);
