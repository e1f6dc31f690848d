import { join } from 'node:path';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import type { BuildInfo, RemoteManifest } from '@porao/contracts';
import { inspectorFile } from '@porao/contracts/page';
import { defineConfig, mergeRsbuildConfig, type RsbuildConfig, type Rspack, rspack } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { browsers } from './browsers.ts';
import { pluginBuildInfo } from './build-info.ts';
import { ContentNamesPlugin, contentNames, entryFile, runtimeFile } from './content-names.ts';
import { esRuntime, runtimeByName } from './es-runtime.ts';
import { globalName, remoteFederation, shellFederation } from './federation.ts';
import { formChunks } from './form-chunks.ts';
import { chunkLoading, OwnChunksPlugin } from './own-chunks.ts';
import { regionStyles } from './region-styles.ts';
import { pluginRouteTable } from './route-table.ts';
import { pluginScriptBundle } from './script-bundle.ts';
import { hasServer, pluginServerBundle } from './server-bundle.ts';
import { SharedFirstPlugin } from './shared-first.ts';
import { pluginTextUpdates } from './text-updates.ts';
import { pluginTypeErrors } from './type-errors.ts';
import { pluginWorkerBundles } from './worker-bundle.ts';

/** `1` by `pnpm dev`; `files` for the shell in the packages, which is served as it was built then. */
const dev = process.env['PORAO_DEV'];
const isDev = dev === '1' || dev === 'files';
/** Is true if the errors of this app are shown; `pnpm dev mfe-x` leaves the shell's out, which would show all twice. */
const showsErrors = process.env['PORAO_DEV_ERRORS'] === '1';

/** In ms. With the bundler's 120 s a retry would wait too long for a request that never ends. */
const timeout = 15_000;

/** Makes the part that every build has. */
export function base(
  root: string,
  manifest: RemoteManifest | null,
  pages: BuildInfo['pages'] = [],
  server = !isDev && hasServer(root),
): RsbuildConfig {
  const app = manifest?.name ?? 'shell';
  const name = globalName(app);
  return defineConfig({
    root,
    mode: isDev ? 'development' : 'production',
    plugins: [
      pluginReact(),
      pluginRouteTable(),
      pluginBuildInfo(root, manifest, pages, server),
      ...(isDev ? [pluginTextUpdates(root, app)] : []),
      ...(showsErrors ? [pluginTypeErrors(root)] : []),
    ],
    splitChunks: false,
    output: {
      assetPrefix: 'auto',
      cleanDistPath: true,
      distPath: { root: 'dist', js: '', css: '' },
      // Without a hash, a changed style takes the place of the one before in an open page.
      filename: isDev
        ? { js: '[name].js', css: '[name].css' }
        : { js: '[name].js', css: '[name].css', ...contentNames },
      legalComments: 'none',
      sourceMap: { js: dev === 'files' ? false : isDev ? 'cheap-module-source-map' : 'hidden-source-map' },
      overrideBrowserslist: [...browsers],
    },
    performance: { printFileSize: false },
    // The page comes from the gateway: files and updates name this server's own address.
    dev: {
      assetPrefix: dev === 'files' ? 'auto' : 'http://127.0.0.1:<port>/',
      client: { protocol: 'ws', host: '127.0.0.1', port: '<port>', overlay: { runtime: true } },
      browserLogs: showsErrors,
      lazyCompilation: false,
    },
    server: {
      host: '127.0.0.1',
      // The gateway in front of it prints the address of the site.
      printUrls: false,
      cors: { origin: /^http:\/\/127\.0\.0\.1(:\d+)?$/ },
      headers: { 'Access-Control-Allow-Headers': 'accept' },
    },
    tools: {
      cssExtract: { pluginOptions: { runtime: isDev } },
      rspack: (config) => {
        config.output ??= {};
        config.output.uniqueName = name;
        config.output.crossOriginLoading = 'anonymous';
        config.output.strictModuleErrorHandling = true;
        config.output.chunkLoadTimeout = timeout;
        // In ms. Editors empty a file before they write it: built while it is empty, the page would be loaded again.
        if (isDev) config.watchOptions = { ...config.watchOptions, aggregateTimeout: 50 };
      },
    },
  });
}

/** A number follows from a path below the workspace; the bundler's shorter ids depend on which others there are. A shared
 * module that the shell provides is identified by an absolute path, so its number would follow from the folder. */
const numbersByPath = () =>
  new rspack.ids.DeterministicModuleIdsPlugin({
    test: (module) => !/^(consume|provide) shared module .+(\(fallback: | = )/.test(module.identifier()),
  });

/** Makes a build of which each file depends on its own sources alone (docs/adr/0046). */
const byContent = (app: string, isRemote: boolean) => (config: Rspack.Configuration) => {
  if (isDev) return;
  const name = globalName(app);
  const home = isRemote ? 'document.currentScript' : 'globalThis';
  config.output = { ...config.output, chunkLoading, chunkLoadingGlobal: name };
  config.optimization = {
    ...config.optimization,
    realContentHash: false,
    // For those that have no number.
    moduleIds: 'named',
    chunkIds: 'named',
  };
  config.plugins = [
    ...(config.plugins ?? []),
    numbersByPath(),
    new OwnChunksPlugin({ name, home, timeout }),
    new ContentNamesPlugin({ name, isRemote, timeout }),
  ];
};

/** Is added to a build with the page. */
export const withPage: RsbuildConfig = {
  // The gateway writes the tags of the release's files.
  html: { template: './src/index.html', inject: false },
};

const withFederation = (config: Rspack.Configuration): void => {
  config.plugins = [...(config.plugins ?? []), new SharedFirstPlugin(), runtimeByName(rspack)];
};

/** Rsbuild's configuration of a remote: one exposed module, no page of its own. */
export function remoteConfig(options: { manifest: RemoteManifest; root?: string }): RsbuildConfig {
  const { manifest, root = process.cwd() } = options;
  return mergeRsbuildConfig(base(root, manifest), {
    plugins: [
      pluginModuleFederation(remoteFederation(manifest.name, root, isDev ? entryFile : runtimeFile)),
      pluginServerBundle({ root, uniqueName: globalName(manifest.name), isRemote: true }),
      pluginWorkerBundles(root),
    ],
    resolve: { alias: esRuntime() },
    source: { entry: {} },
    tools: {
      htmlPlugin: false,
      rspack: [
        byContent(manifest.name, true),
        withFederation,
        formChunks(new Set(manifest.routes.map(({ chunk }) => chunk ?? ''))),
      ],
      postcss: (_, { addPlugins }) => addPlugins(regionStyles(manifest.name)),
    },
    output: isDev ? { externals: { 'react-refresh/runtime': 'poraoRefresh' } } : {},
  });
}

const serviceWorker = { entry: './src/worker/sw.ts', file: 'sw.js', target: 'webworker' } as const;
const inspector = { entry: './src/inspector/inspector.ts', file: inspectorFile, target: 'web' } as const;

/** The shell's own forms and panels come on demand, each with the code of features: it is one file beside them. */
const sharedForms = {
  default: false,
  defaultVendors: false,
  features: {
    test: /[\\/]shared[\\/]features[\\/]/,
    name: 'features',
    chunks: 'async',
    minChunks: 2,
    enforce: true,
  },
} as const;

const firstOf = (name: string, test: RegExp, priority: number) =>
  ({ name, test, priority, chunks: 'initial', enforce: true }) as const;

/** Libraries of the shell's first script, in files that only other versions change. The runtime of federation starts
 * before chunks are there. */
const libraries = {
  // Federation's plugin removes a group with the name of a shared package.
  dom: firstOf('react-dom', /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/, 2),
  others: firstOf(
    'libraries',
    /[\\/]node_modules[\\/](?!\.pnpm|@module-federation|@porao|react[\\/]|react-dom[\\/]|scheduler[\\/])/,
    1,
  ),
};

/** Rsbuild's configuration of the shell: the page itself, its own pages, its service worker and the inspector. */
export function shellConfig(options: { pages: BuildInfo['pages']; root?: string }): RsbuildConfig {
  const { pages, root = process.cwd() } = options;
  return mergeRsbuildConfig(base(root, null, pages), withPage, {
    plugins: [
      pluginModuleFederation(shellFederation(root)),
      ...(isDev ? [] : [pluginServerBundle({ root, uniqueName: globalName('shell'), isRemote: false })]),
      ...(isDev ? [inspector] : [inspector, serviceWorker]).map(pluginScriptBundle),
    ],
    source: {
      entry: { index: './src/index.ts' },
      ...(isDev && { preEntry: join(import.meta.dirname, '../dev-page.js') }),
    },
    resolve: { alias: esRuntime() },
    tools: {
      rspack: [
        byContent('shell', false),
        withFederation,
        (config) => {
          const cacheGroups = isDev ? sharedForms : { ...sharedForms, ...libraries };
          config.optimization = { ...config.optimization, splitChunks: { cacheGroups } };
        },
      ],
    },
  });
}
