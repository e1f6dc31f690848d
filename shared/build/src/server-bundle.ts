import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createRsbuild, mergeRsbuildConfig, type RsbuildConfig, type RsbuildPlugin } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { contentNames } from './content-names.ts';
import { sharedPackages, singletonModules } from './shared.ts';

const ownSource = './src/server.tsx';

/** Path in a release of the code that renders its pages on the server. */
export const serverFile = 'server/index.cjs';

export const hasServer = (root: string): boolean => existsSync(join(root, ownSource));

interface ServerBundle {
  root: string;
  /** As in the web build, so that CSS modules get the same class names. */
  uniqueName: string;
  /** A remote imports the shared packages from the shell's bundle, as in the browser. */
  isRemote: boolean;
  source?: string;
  /** Folder, from the root. */
  dist?: string;
  filename?: string;
}

/** Builds `src/server.tsx` into one file beside the web build, where an app has one. */
export function pluginServerBundle(bundle: ServerBundle): RsbuildPlugin {
  return {
    name: 'porao:server-bundle',
    setup(api) {
      if (!hasServer(bundle.root)) return;
      api.onAfterBuild(() => buildServerBundle(bundle));
    },
  };
}

export async function buildServerBundle(bundle: ServerBundle): Promise<void> {
  const {
    root,
    uniqueName,
    isRemote,
    source = ownSource,
    dist = 'dist/server',
    filename = 'index.cjs',
  } = bundle;
  const taken = [...sharedPackages.core, ...sharedPackages.onDemand, ...singletonModules];
  await buildBeside(root, {
    source: { entry: { index: source } },
    output: {
      target: 'node',
      distPath: { root: dist, js: '' },
      filename: { js: filename, ...contentNames },
      minify: true,
    },
    tools: {
      rspack: (config) => {
        config.output ??= {};
        config.output.uniqueName = uniqueName;
        config.output.library = { type: 'commonjs2' };
        config.module ??= {};
        // One file that also contains what pages load later.
        config.module.parser = {
          ...config.module.parser,
          javascript: { dynamicImportMode: 'eager', importMeta: true },
        };
        if (isRemote) config.externals = taken.map((name) => ({ [name]: `commonjs ${name}` }));
      },
    },
  });
}

/** Builds scripts without federation beside the web build of the app at `root`, which has the files that they name. */
export async function buildBeside(root: string, config: RsbuildConfig): Promise<void> {
  const common: RsbuildConfig = {
    root,
    mode: 'production',
    plugins: [pluginReact()],
    splitChunks: false,
    output: { cleanDistPath: false, legalComments: 'none', emitAssets: false },
    performance: { printFileSize: false },
    tools: { htmlPlugin: false },
  };
  const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig: mergeRsbuildConfig(common, config) });
  const { close } = await rsbuild.build();
  await close();
}
