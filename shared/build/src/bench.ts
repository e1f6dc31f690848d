// Builds of the same sources that only the benchmark makes, to compare with.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ModuleFederationOptions, pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import type { BuildInfo, RemoteManifest } from '@porao/contracts';
import { mergeRsbuildConfig, type RsbuildConfig, type RsbuildPlugin } from '@rsbuild/core';
import { base, pageless, withPage } from './config.ts';
import { exposedChunk, globalName } from './federation.ts';
import { buildServerBundle, pluginServerBundle } from './server-bundle.ts';

export { globalName };

interface BenchBuild {
  /** Folder of the app. */
  root: string;
  /** Takes the place of the shell's modules of these names, by path below shell/src. */
  modules: Record<string, string>;
  dist: string;
}

/** Everything as one application without federation: code that several pages have is in chunks of its own. */
export function singlePageConfig(build: BenchBuild & { pages: BuildInfo['pages'] }): RsbuildConfig {
  const { root, modules, pages, dist } = build;
  const bundle = { root, uniqueName: globalName('shell'), isRemote: false, dist: join(dist, 'server') };
  return mergeRsbuildConfig(base(root, null, pages, true), withPage, {
    plugins: [replaceModules(modules), chunkNamesByRemote, pluginServerBundle(bundle)],
    source: { entry: { index: './src/index.ts' } },
    output: { distPath: { root: dist } },
    tools: {
      rspack: (config) => {
        config.optimization = { ...config.optimization, splitChunks: { chunks: 'async' } };
      },
    },
  });
}

/** Path in a build as one application of the code that renders the pages of a remote. */
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

/** Name in a build as one application of a remote's chunk. */
export const chunkOf = (remote: string, chunk: string): string => `${remote}-${chunk}`;

/** Chunks of different remotes have the same names, and would otherwise become one. */
const chunkNamesByRemote: RsbuildPlugin = {
  name: 'porao:chunk-names-by-remote',
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

/** The shell federated the usual way; `entry` is its first script. */
export function usualShellConfig(build: BenchBuild & { entry: string }): RsbuildConfig {
  const { root, modules, entry, dist } = build;
  return mergeRsbuildConfig(base(root, null, [], false), withPage, usual(dist), {
    plugins: [replaceModules(modules), pluginModuleFederation(usualFederation('shell', root))],
    source: { entry: { index: entry } },
    output: { assetPrefix: '/' },
  });
}

/** A remote federated the usual way. */
export function usualRemoteConfig(build: {
  manifest: RemoteManifest;
  root: string;
  dist: string;
}): RsbuildConfig {
  const { manifest, root, dist } = build;
  return mergeRsbuildConfig(base(root, manifest, [], false), pageless, usual(dist), {
    plugins: [
      pluginModuleFederation({
        ...usualFederation(manifest.name, root),
        filename: 'remoteEntry.js',
        manifest: true,
        exposes: { './remote': { import: './src/remote.tsx', name: exposedChunk } },
      }),
    ],
  });
}

/** The federation runtime preloads a remote's files without hashes and without CORS; otherwise each would come twice. */
const usual = (dist: string): RsbuildConfig => ({
  html: { inject: 'head' },
  security: { sri: { enable: false } },
  output: { distPath: { root: dist } },
  tools: { rspack: { output: { crossOriginLoading: false } } },
});

/** Singletons of the usual way, and which of our packages brings each. */
const usualPackages = {
  react: 'shared/ui',
  'react-dom': 'shared/ui',
  'react-router-dom': 'shared/platform',
  '@tanstack/react-query': 'shared/platform',
  '@mantine/core': 'shared/ui',
  '@mantine/hooks': 'shared/ui',
  '@mantine/notifications': 'shared/ui',
};

/** Our packages that must be on a page once. */
const usualOwnPackages = ['client', 'i18n', 'platform', 'ui'];

/** Whole packages as singletons, each brought by every app and loaded when first asked for. */
function usualFederation(name: string, root: string): ModuleFederationOptions {
  const workspace = join(root, '..');
  const packages = [
    ...Object.entries(usualPackages).map(([key, by]) => join(workspace, by, 'node_modules', key)),
    ...usualOwnPackages.map((own) => join(workspace, 'shared', own)),
  ].map(readPackage);
  const shared = Object.fromEntries(
    packages.flatMap((found) =>
      entryPoints(found).map((key) => [
        key,
        { singleton: true, version: found.version, requiredVersion: `^${found.version}` },
      ]),
    ),
  );
  // What the documentation advises for speed. The default loads the other remotes' entries, too, once something shared
  // is asked for after they were registered: no difference to the first view, 496 instead of 404 kB on the job board.
  const shareStrategy = 'loaded-first';
  return { name: globalName(name), shared, shareStrategy, manifest: false, dts: false, dev: false };
}

interface Package {
  name: string;
  version: string;
  exports: Record<string, string>;
}

const readPackage = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Package;

/** The modules by which pages import a package: ours have several, of the others all take the main one. */
function entryPoints({ name, exports }: Package): string[] {
  if (!name.startsWith('@porao/')) return [name];
  const paths = Object.keys(exports).filter((path) => !/\.css$|^\.\/(server|testing)$/.test(path));
  return paths.map((path) => name + path.slice(1));
}

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
