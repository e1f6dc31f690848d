import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createRsbuild, type RsbuildConfig, type RsbuildPlugin } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
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
  const rsbuild = await createRsbuild({ cwd: bundle.root, rsbuildConfig: serverConfig(bundle) });
  const { close } = await rsbuild.build();
  await close();
}

function serverConfig(bundle: ServerBundle): RsbuildConfig {
  const {
    root,
    uniqueName,
    isRemote,
    source = ownSource,
    dist = 'dist/server',
    filename = 'index.cjs',
  } = bundle;
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
      distPath: { root: dist, js: '' },
      filename: { js: filename },
      legalComments: 'none',
      minify: true,
      // The files themselves are in the web build.
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
        // One file that also contains what pages load later.
        config.module.parser = {
          ...config.module.parser,
          javascript: { dynamicImportMode: 'eager', importMeta: true },
        };
        if (isRemote) config.externals = taken.map((name) => ({ [name]: `commonjs ${name}` }));
      },
    },
  };
}
