import { join } from 'node:path';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import type { BuildInfo, RemoteManifest } from '@porao/contracts';
import { defineConfig, mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { BuildInfoPlugin } from './build-info.ts';
import { globalName, remoteFederation, shellFederation } from './federation.ts';
import { inputsHash } from './inputs.ts';
import { leanRuntime } from './lean-runtime.ts';
import { leanZod } from './lean-zod.ts';
import { hasServer, pluginServerBundle } from './server-bundle.ts';
import { ServiceWorkerPlugin } from './service-worker.ts';
import { pluginWorkerBundles } from './worker-bundle.ts';

/** Set by `pnpm dev`. */
const isDev = process.env['PORAO_DEV'] === '1';

function base(
  root: string,
  manifest: RemoteManifest | null,
  pages: BuildInfo['pages'] = [],
  server = !isDev && hasServer(root),
): RsbuildConfig {
  const name = globalName(manifest?.name ?? 'shell');
  return defineConfig({
    root,
    mode: isDev ? 'development' : 'production',
    plugins: [pluginReact()],
    splitChunks: false,
    security: { sri: { enable: !isDev } },
    output: {
      assetPrefix: 'auto',
      cleanDistPath: true,
      distPath: { root: 'dist', js: '', css: '' },
      filename: { js: '[name].[contenthash:8].js', css: '[name].[contenthash:8].css' },
      legalComments: 'none',
      sourceMap: { js: isDev ? 'cheap-module-source-map' : false },
      overrideBrowserslist: ['chrome >= 107', 'edge >= 107', 'firefox >= 104', 'safari >= 16', 'ios >= 16'],
    },
    performance: { printFileSize: false },
    resolve: { alias: { ...leanRuntime(manifest !== null), ...leanZod() } },
    // The page comes from the gateway: files and updates name this server's own address.
    dev: {
      assetPrefix: 'http://127.0.0.1:<port>/',
      client: { protocol: 'ws', host: '127.0.0.1', port: '<port>' },
      lazyCompilation: false,
    },
    server: {
      host: '127.0.0.1',
      cors: { origin: /^http:\/\/127\.0\.0\.1(:\d+)?$/ },
      headers: { 'Access-Control-Allow-Headers': 'accept' },
    },
    tools: {
      rspack: (config) => {
        config.output ??= {};
        config.output.uniqueName = name;
        // Two releases of one app on one page must never mix their chunks.
        config.output.chunkLoadingGlobal = `${name}_${inputsHash(root)}`;
        config.output.crossOriginLoading = 'anonymous';
        // In ms; the bundler's own 120 s would hold a page's retry to a request that never ends.
        config.output.chunkLoadTimeout = 15_000;
        config.plugins = [...(config.plugins ?? []), new BuildInfoPlugin(root, manifest, pages, server)];
      },
    },
  });
}

/** Rsbuild's configuration of a remote: one exposed module, no page of its own. */
export function remoteConfig(options: { manifest: RemoteManifest; root?: string }): RsbuildConfig {
  const { manifest, root = process.cwd() } = options;
  return mergeRsbuildConfig(base(root, manifest), {
    plugins: [
      pluginModuleFederation(remoteFederation(manifest.name, root)),
      pluginServerBundle({ root, uniqueName: globalName(manifest.name), isRemote: true }),
      pluginWorkerBundles(root),
    ],
    source: { entry: {} },
    output: isDev ? { externals: { 'react-refresh/runtime': 'poraoRefresh' } } : {},
    tools: { htmlPlugin: false },
  });
}

/** Rsbuild's configuration of the shell: the page itself, its own pages, and its service worker. */
export function shellConfig(options: { pages: BuildInfo['pages']; root?: string }): RsbuildConfig {
  const { pages, root = process.cwd() } = options;
  return mergeRsbuildConfig(base(root, null, pages), {
    plugins: [
      pluginModuleFederation(shellFederation(root)),
      pluginServerBundle({ root, uniqueName: globalName('shell'), isRemote: false }),
    ],
    source: {
      entry: { index: './src/main.tsx' },
      ...(isDev && { preEntry: join(import.meta.dirname, '../dev-refresh.js') }),
    },
    html: { template: './src/index.html', scriptLoading: 'defer' },
    security: { nonce: 'PORAO_NONCE' },
    tools: {
      rspack: (config) => {
        if (!isDev)
          config.plugins = [...(config.plugins ?? []), new ServiceWorkerPlugin('./src/worker/sw.ts')];
      },
    },
  });
}

/** Rsbuild's configuration of the same sources as one application without federation, for the benchmark.
 * `modules` takes the place of the shell's modules of these names, by path below shell/src. */
export function singlePageConfig(options: {
  shell: string;
  modules: Record<string, string>;
  pages: BuildInfo['pages'];
  dist: string;
}): RsbuildConfig {
  const { shell, modules, pages, dist } = options;
  return mergeRsbuildConfig(base(shell, null, pages, false), {
    source: { entry: { index: './src/main.tsx' } },
    html: { template: './src/index.html', scriptLoading: 'defer' },
    security: { nonce: 'PORAO_NONCE' },
    output: { distPath: { root: dist } },
    tools: {
      rspack: (_, { appendPlugins, rspack }) => {
        for (const [module, file] of Object.entries(modules)) {
          const name = module.replace(/^.*\//, '').replaceAll('.', '\\.');
          appendPlugins(
            new rspack.NormalModuleReplacementPlugin(new RegExp(`^\\.{1,2}/(remotes/)?${name}$`), file),
          );
        }
      },
    },
  });
}
