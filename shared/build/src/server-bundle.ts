import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createRsbuild, type RsbuildConfig, type RsbuildPlugin } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { sharedPackages, singletonModules } from './shared.ts';

const source = './src/server.tsx';

/** Where a release carries the code that renders its pages on the server, below the release's folder. */
export const serverFile = 'server/index.cjs';

export const hasServer = (root: string): boolean => existsSync(join(root, source));

interface ServerBundle {
  root: string;
  /** The same as of the web build: CSS modules get the same class names by it. */
  uniqueName: string;
  /** A remote takes the shared packages from the shell's bundle, as it does in the browser. */
  isRemote: boolean;
}

/** Builds `src/server.tsx` into one file beside the web build, where an app has one. */
export function pluginServerBundle(bundle: ServerBundle): RsbuildPlugin {
  return {
    name: 'porao:server-bundle',
    setup(api) {
      if (!hasServer(bundle.root)) return;
      api.onAfterBuild(async () => {
        const rsbuild = await createRsbuild({ cwd: bundle.root, rsbuildConfig: serverConfig(bundle) });
        const { close } = await rsbuild.build();
        await close();
      });
    },
  };
}

function serverConfig({ root, uniqueName, isRemote }: ServerBundle): RsbuildConfig {
  const taken = [...sharedPackages.core, ...sharedPackages.onDemand, ...singletonModules];
  return {
    root,
    mode: 'production',
    plugins: [pluginReact()],
    source: { entry: { index: source } },
    splitChunks: false,
    output: {
      target: 'node',
      cleanDistPath: false,
      distPath: { root: 'dist/server', js: '' },
      filename: { js: 'index.cjs' },
      legalComments: 'none',
      minify: true,
      // Only addresses of files are wanted, and the web build has them.
      emitAssets: false,
    },
    performance: { printFileSize: false },
    tools: {
      htmlPlugin: false,
      rspack: (config) => {
        config.output ??= {};
        config.output.uniqueName = uniqueName;
        config.output.library = { type: 'commonjs2' };
        config.module ??= {};
        // One file: what pages load later is in it, and runs when it is asked for.
        config.module.parser = {
          ...config.module.parser,
          javascript: { dynamicImportMode: 'eager', importMeta: true },
        };
        if (isRemote) config.externals = taken.map((name) => ({ [name]: `commonjs ${name}` }));
      },
    },
  };
}
