import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { browsers } from './browsers.ts';
import { buildBeside } from './server-bundle.ts';

/** Builds each `NAME.worker.ts` of an app into one classic script `workers/NAME.js` beside the web build. A worker has
 * no federation, so the file contains all that it uses; the gateway gives these files their own policy. */
export function pluginWorkerBundles(root: string): RsbuildPlugin {
  return {
    name: 'porao:worker-bundles',
    setup(api) {
      const sources = globSync('src/**/*.worker.{ts,tsx}', { cwd: root });
      if (sources.length === 0) return;
      const nameOf = (file: string) => basename(file).replace(/\.worker\.tsx?$/, '');
      api.onAfterBuild(() =>
        buildBeside(root, {
          source: { entry: Object.fromEntries(sources.map((file) => [nameOf(file), join(root, file)])) },
          output: {
            target: 'web-worker',
            overrideBrowserslist: [...browsers],
            distPath: { root: 'dist/workers', js: '' },
            filename: { js: '[name].js' },
            // No file is fetched; in a worker's copy (`blob:`) only absolute addresses can be parsed.
            assetPrefix: 'https://none.invalid/',
          },
        }),
      );
    },
  };
}
