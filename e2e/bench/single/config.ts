import { join } from 'node:path';
import { base, buildServerBundle, globalName, pluginServerBundle, withPage } from '@porao/build/bench';
import type { BuildInfo } from '@porao/contracts';
import { mergeRsbuildConfig, type RsbuildConfig, type RsbuildPlugin } from '@rsbuild/core';
import { remotes } from '../remotes.ts';

interface BenchBuild {
  /** Folder of the app. */
  root: string;
  /** Takes the place of the shell's modules of these names, by path below shell/src. */
  modules: Record<string, string>;
  dist: string;
  /** Libraries, shared code and the runtime are in files of their own, which stay in caches when the others change. */
  split: boolean;
}

/** Everything as one application without federation: code that several pages have is in chunks of its own. */
export function singlePageConfig(build: BenchBuild & { pages: BuildInfo['pages'] }): RsbuildConfig {
  const { root, modules, pages, dist, split } = build;
  const bundle = { root, uniqueName: globalName('shell'), isRemote: false, dist: join(dist, 'server') };
  return mergeRsbuildConfig(base(root, null, pages, true), withPage, {
    plugins: [replaceModules(modules), chunkNamesByRemote, pluginServerBundle(bundle)],
    source: {
      entry: { index: './src/index.ts' },
      define: { benchRemotes: JSON.stringify(remotes) },
    },
    // The gateway's pages refuse scripts without a hash.
    security: { sri: { enable: true, algorithm: 'sha384' } },
    output: {
      distPath: { root: dist },
      filename: { js: '[name].[contenthash:16].js', css: '[name].[contenthash:16].css' },
    },
    tools: {
      cssExtract: { pluginOptions: { runtime: true } },
      rspack: (config) => {
        const more = split ? ({ runtimeChunk: 'single', splitChunks: byOrigin } as const) : { splitChunks };
        config.optimization = { ...config.optimization, ...more };
      },
    },
  });
}

const initially = (name: string, folder: string, priority: number) => ({
  name,
  test: new RegExp(`[\\\\/]${folder}[\\\\/]`),
  chunks: 'initial' as const,
  priority,
  enforce: true,
});

const splitChunks = { chunks: 'async' } as const;

const byOrigin = {
  ...splitChunks,
  cacheGroups: {
    react: initially('react', 'node_modules[\\\\/](react|react-dom|scheduler)', 30),
    libraries: initially('libraries', 'node_modules', 20),
    shared: initially('shared', 'shared', 10),
  },
};

/** Path in this build of the code that renders the pages of a remote. */
export const serverFileOf = (remote: string): string => `server/${remote}.cjs`;

/** Renders the pages of a remote with the class names of the build as one application. */
export const buildServerOf = (remote: string, { root, dist }: Pick<BenchBuild, 'root' | 'dist'>) =>
  buildServerBundle({
    root,
    source: join(root, '..', remote, 'src/server.tsx'),
    uniqueName: globalName('shell'),
    isRemote: true,
    dist: join(dist, 'server'),
    filename: `${remote}.cjs`,
  });

/** Name in this build of a remote's chunk. */
export const chunkOf = (remote: string, chunk: string): string => `${remote}-${chunk}`;

/** Chunks of different remotes have the same names, and would otherwise become one. */
const chunkNamesByRemote: RsbuildPlugin = {
  name: 'porao:chunk-names-by-remote',
  // Runs after it: what is set up first comes last.
  post: ['porao:route-table'],
  setup(api) {
    api.transform(
      { test: /[\\/]mfe-[\w-]+[\\/]src[\\/].*\.tsx?$/, order: 'pre' },
      ({ code, resourcePath }) => {
        const [, remote = ''] = /.*[\\/](mfe-[\w-]+)[\\/]src[\\/]/.exec(resourcePath) ?? [];
        return code.replaceAll(/webpackChunkName: "(?=[\w[])/g, `$&${chunkOf(remote, '')}`);
      },
    );
  },
};

function replaceModules(modules: Record<string, string>): RsbuildPlugin {
  return {
    name: 'porao:replace-modules',
    setup(api) {
      api.modifyRspackConfig((_, { appendPlugins, rspack }) => {
        for (const [module, file] of Object.entries(modules)) {
          const name = module.replace(/^.*\//, '').replaceAll('.', '\\.');
          appendPlugins(
            new rspack.NormalModuleReplacementPlugin(new RegExp(`^\\.{1,2}/(remotes/)?${name}$`), file),
          );
        }
      });
    },
  };
}
