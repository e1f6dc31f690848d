import { join } from 'node:path';
import { singlePageConfig } from '@porao/build/bench';
import { createRsbuild } from '@rsbuild/core';
import { repoRoot } from '../../../deploy/registry/index.ts';
import { remotes } from '../remotes.ts';

const here = import.meta.dirname;

/** Builds the shell and all remotes as one application into `dist`. */
export async function buildSinglePage(dist: string): Promise<void> {
  const root = join(repoRoot, 'shell');
  const pages = remotes.flatMap(({ manifest }) =>
    manifest.routes.map(({ path, title }) => ({ path, title })),
  );
  const modules = {
    'remotes/federation.ts': join(here, 'federation.ts'),
    'remotes/tiers.ts': join(here, '../tiers.ts'),
    'page-data.ts': join(here, 'page-data.ts'),
  };
  const rsbuild = await createRsbuild({
    cwd: root,
    config: singlePageConfig({ root, modules, pages, dist }),
  });
  await rsbuild.build();
}
