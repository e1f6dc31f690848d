import { RemoteManifest } from '@porao/contracts';
import { expect, it } from 'vitest';
import { type BoardFilters, writeFilters } from './features/job-board/filters.ts';
import { manifest } from './manifest.ts';

it('is a manifest', () => {
  expect(RemoteManifest.safeParse(manifest).success).toBe(true);
});

it('names every parameter of the board, so that it comes filtered from the server', () => {
  const filters: BoardFilters = {
    place: { name: 'Dhanmondi', latitude: 23.7, longitude: 90.3 },
    distance: 5,
    gender: 'female',
    salary: '5000-8000',
    category: 1,
    iclass: 2,
    subject: 3,
    type: 'home',
    days: 3,
    sort: 'nearest',
  };
  const { query } = manifest.routes.find(({ path }) => path === '/job-board') ?? {};
  expect(query).toEqual(expect.arrayContaining([...writeFilters(filters).keys()]));
});

it('has menu entries for its own pages only', () => {
  const paths = manifest.routes.map(({ path }) => path);
  for (const { path } of manifest.menu) expect(paths).toContain(path);
});
