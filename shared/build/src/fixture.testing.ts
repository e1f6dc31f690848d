import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contractVersion, type RemoteManifest } from '@porao/contracts';
import { createRsbuild } from '@rsbuild/core';
import { remoteConfig } from './config.ts';

export interface Fixture {
  readonly root: string;
  readonly write: (files: Readonly<Record<string, string>>) => void;
  /** Builds it, and returns what each file of the build contains. */
  readonly build: () => Promise<ReadonlyMap<string, string>>;
  readonly remove: () => void;
}

/** Makes an empty folder of a remote, below the shell so that packages resolve as for a member. */
export function remoteFixture(): Fixture {
  const root = mkdtempSync(join(import.meta.dirname, '../../../shell/.fixture-'));
  const manifest: RemoteManifest = {
    name: 'mfe-fixture',
    contract: contractVersion,
    routes: [],
    menu: [],
    emits: ['job.saved@1'],
    listens: [],
  };
  return {
    root,
    write: (files) => {
      for (const [path, text] of Object.entries(files)) {
        mkdirSync(dirname(join(root, path)), { recursive: true });
        writeFileSync(join(root, path), text);
      }
    },
    build: async () => {
      const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig: remoteConfig({ manifest, root }) });
      const { close } = await rsbuild.build();
      await close();
      const dist = join(root, 'dist');
      const names = globSync('**/*.*', { cwd: dist, exclude: ['**/*.map'] });
      return new Map(names.sort().map((name) => [name, readFileSync(join(dist, name), 'latin1')]));
    },
    remove: () => rmSync(root, { recursive: true }),
  };
}
