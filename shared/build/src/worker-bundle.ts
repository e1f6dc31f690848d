import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createRsbuild, type RsbuildPlugin } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { browsers } from './browsers.ts';

/** Builds each `NAME.worker.ts` of an app into one classic script `workers/NAME.js` beside the web build. A worker has
 * no federation, so the file contains all that it uses; the gateway gives these files their own policy. */
export function pluginWorkerBundles(root: string): RsbuildPlugin {
  return {
    name: 'porao:worker-bundles',
    setup(api) {
      const sources = globSync('src/**/*.worker.{ts,tsx}', { cwd: root });
      if (sources.length === 0) return;
      api.onAfterBuild(async () => {
        const rsbuild = await createRsbuild({
          cwd: root,
          rsbuildConfig: {
            root,
            mode: 'production',
            plugins: [pluginReact()],
            source: {
              entry: Object.fromEntries(
                sources.map((file) => [basename(file).replace(/\.worker\.tsx?$/, ''), join(root, file)]),
              ),
            },
            splitChunks: false,
            output: {
              target: 'web-worker',
              overrideBrowserslist: [...browsers],
              cleanDistPath: false,
              distPath: { root: 'dist/workers', js: '' },
              filename: { js: '[name].js' },
              legalComments: 'none',
              emitAssets: false,
              // No file is fetched; in a worker's copy (`blob:`) only absolute addresses can be parsed.
              assetPrefix: 'https://none.invalid/',
            },
            performance: { printFileSize: false },
            tools: { htmlPlugin: false },
          },
        });
        const { close } = await rsbuild.build();
        await close();
      });
    },
  };
}
