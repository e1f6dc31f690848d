import { RemoteManifest } from '@porao/contracts';
import { boardParams } from '@porao/contracts/board-filters';
import { routeMatcher } from '@porao/contracts/page';
import { expect, it } from 'vitest';
import { manifest } from './manifest.ts';

it('is a manifest', () => {
  expect(RemoteManifest.safeParse(manifest).success).toBe(true);
});

it('names every parameter of the board, so that it comes filtered from the server', () => {
  const { query } = manifest.routes.find(({ path }) => path === '/job-board') ?? {};
  expect(query).toEqual(expect.arrayContaining(boardParams));
});

it('has menu entries for its own pages only', () => {
  const ownerOf = routeMatcher(manifest.routes, ({ path }) => path);
  for (const { path } of manifest.menu) expect([path, ownerOf(path) !== undefined]).toEqual([path, true]);
});
