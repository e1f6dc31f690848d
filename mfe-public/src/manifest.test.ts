import { RemoteManifest } from '@porao/contracts';
import { expect, it } from 'vitest';
import { manifest } from './manifest.ts';
import remote from './remote.tsx';

it('announces exactly the pages there are', () => {
  expect(RemoteManifest.safeParse(manifest).success).toBe(true);
  expect(manifest.routes.map(({ path }) => path)).toEqual(remote.routes.map(({ path }) => path));
});

it('has menu entries for its own pages only', () => {
  const paths = manifest.routes.map(({ path }) => path);
  for (const { path } of manifest.menu) expect(paths).toContain(path);
});
