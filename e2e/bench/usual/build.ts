import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { globalName, usualRemoteConfig, usualShellConfig } from '@porao/build/bench';
import type { PageData } from '@porao/contracts';
import { areasOf } from '@porao/contracts/page';
import { createRsbuild, type RsbuildConfig } from '@rsbuild/core';
import { readConfig } from '../../../deploy/gateway/config.ts';
import { repoRoot } from '../../../deploy/registry/index.ts';
import { remotes } from '../remotes.ts';

const here = import.meta.dirname;

async function build(cwd: string, config: RsbuildConfig): Promise<void> {
  const rsbuild = await createRsbuild({ cwd, config });
  await rsbuild.build();
}

/** Builds the shell and the remotes, federated the usual way, into `dist`: the shell's files, a folder for each
 * remote, and the registry that the page fetches. */
export async function buildUsual(dist: string): Promise<void> {
  const shell = join(repoRoot, 'shell');
  const modules = {
    'remotes/federation.ts': join(here, 'federation.ts'),
    'remotes/tiers.ts': join(here, '../tiers.ts'),
    'page-data.ts': join(here, 'page-data.ts'),
  };
  await build(shell, usualShellConfig({ root: shell, modules, entry: join(here, 'main.ts'), dist }));
  for (const { name, manifest } of remotes) {
    const root = join(repoRoot, name);
    await build(root, usualRemoteConfig({ root, manifest, dist: join(dist, name) }));
  }
  const registry: PageData = {
    revision: 0,
    language: 'en',
    areas: areasOf(remotes.map(({ manifest }) => manifest)),
    shell: { release: '', base: '/', integrity: {} },
    remotes: remotes.map((remote) => ({
      ...remote,
      base: `/${remote.name}/`,
      entry: 'mf-manifest.json',
      global: globalName(remote.name),
    })),
    config: { ...readConfig({ API_URL: 'http://127.0.0.1' }).page, offline: false },
  };
  writeFileSync(join(dist, 'registry.json'), JSON.stringify(registry));
}
