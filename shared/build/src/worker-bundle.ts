import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { browsers } from './browsers.ts';
import { contentName } from './content-names.ts';
import { buildBeside } from './server-bundle.ts';

const nameOf = (file: string) => basename(file).replace(/\.worker\.tsx?$/, '');

/** Builds each `NAME.worker.ts` of an app into one classic script of the web build, which the files beside its source
 * name as `'workers/NAME.js'`. A worker has no federation, so the file contains all that it uses; the gateway gives these
 * files their own policy. */
export function pluginWorkerBundles(root: string): RsbuildPlugin {
  const texts = new Map<string, string>();
  return {
    name: 'porao:worker-bundles',
    setup(api) {
      const workers = globSync('src/**/*.worker.{ts,tsx}', { cwd: root }).map((file) => join(root, file));
      if (workers.length === 0) return;
      const folders = new Set(workers.map(dirname));
      api.onBeforeBuild(async () => {
        for (const [name, text] of await bundle(root, workers)) texts.set(`workers/${name}.js`, text);
      });
      api.transform({ test: (file) => folders.has(dirname(file)), order: 'pre' }, ({ code }) =>
        [...texts].reduce(
          (changed, [file, text]) => changed.replaceAll(`'${file}'`, `'${contentName(file, text)}'`),
          code,
        ),
      );
      api.processAssets({ stage: 'additional' }, ({ compilation, sources }) => {
        for (const [file, text] of texts)
          compilation.emitAsset(contentName(file, text), new sources.RawSource(text), { minimized: true });
      });
    },
  };
}

async function bundle(root: string, workers: readonly string[]): Promise<[string, string][]> {
  const folder = mkdtempSync(join(tmpdir(), 'porao-workers-'));
  try {
    await buildBeside(root, {
      source: { entry: Object.fromEntries(workers.map((file) => [nameOf(file), file])) },
      output: {
        target: 'web-worker',
        overrideBrowserslist: [...browsers],
        distPath: { root: folder, js: '' },
        filename: { js: '[name].js' },
        // No file is fetched; in a worker's copy (`blob:`) only absolute addresses can be parsed.
        assetPrefix: 'https://none.invalid/',
      },
    });
    return workers.map((file) => [nameOf(file), readFileSync(join(folder, `${nameOf(file)}.js`), 'utf8')]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
