// @vitest-environment node
import { describeServerPages, readsAt } from '@porao/platform/testing/server-pages';
import { describe, expect, it } from 'vitest';
import { manifest } from './manifest.ts';

const load = () => import('./server.tsx');

describe('SHL-217 pages that come with their content', () => {
  describeServerPages(manifest, load);
});

it.each(['available', 'saved'])('SHL-072 reads the first page of the %s jobs on the server', async (list) => {
  const reads = await readsAt(load, `/tutor/job-board/${list}-jobs`);
  expect(reads).toEqual([`GET /api/${list}-jobs?page=1`, 'GET /api/v1/user']);
});
