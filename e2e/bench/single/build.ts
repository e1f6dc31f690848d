import { join } from 'node:path';
import { createRsbuild } from '@rsbuild/core';
import { repoRoot } from '../../../deploy/registry/index.ts';
import { remotes } from '../remotes.ts';
import { buildServerOf, singlePageConfig } from './config.ts';

/** Those whose pages the gateway renders. */
export const remotesWithServer: readonly string[] = [
  'mfe-public',
  'mfe-auth',
  'mfe-tutor',
  'mfe-parent',
  'mfe-ops',
];

const here = import.meta.dirname;

/** Builds the shell and all remotes as one application into `dist`, with the code that renders its public pages;
 * `split` by what changes together. */
export async function buildSinglePage(dist: string, split = false): Promise<void> {
  const root = join(repoRoot, 'shell');
  const pages = remotes.flatMap(({ manifest }) =>
    manifest.routes.map(({ path, title }) => ({ path, title })),
  );
  const modules = {
    'remotes/federation.ts': join(here, 'federation.ts'),
    'remotes/tiers.ts': join(here, '../tiers.ts'),
    'remotes/preload-files.ts': join(here, 'preload-files.ts'),
    'page-data.ts': join(here, 'page-data.ts'),
  };
  const rsbuild = await createRsbuild({
    cwd: root,
    config: singlePageConfig({ root, modules, pages, dist, split }),
  });
  await rsbuild.build();
  for (const remote of remotesWithServer) await buildServerOf(remote, { root, dist });
}
