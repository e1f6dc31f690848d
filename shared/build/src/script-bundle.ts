import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import { browsers } from './browsers.ts';

interface ScriptBundle {
  /** Source, from the folder of the app. */
  readonly entry: string;
  /** Name in the release. */
  readonly file: string;
  readonly target: 'web' | 'webworker';
}

/** Emits one classic script without any runtime of federation, such as the service worker. It is built once: a server
 * in development that is started again has a newer one. */
export function pluginScriptBundle(script: ScriptBundle): RsbuildPlugin {
  let built: Promise<string> | undefined;
  return {
    name: `porao:script-bundle-${script.file}`,
    setup(api) {
      api.processAssets({ stage: 'additional' }, async ({ compiler, compilation, sources }) => {
        built ??= bundle(compiler, script);
        compilation.emitAsset(script.file, new sources.RawSource(await built));
      });
    },
  };
}

async function bundle(
  { rspack, options }: Rspack.Compiler,
  { entry, file, target }: ScriptBundle,
): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'porao-script-'));
  try {
    const compiler = rspack({
      context: options.context ?? '',
      mode: 'production',
      target: [target, 'es2022'],
      entry: { script: entry },
      output: { path: folder, filename: file },
      module: {
        rules: [
          {
            test: /\.ts$/,
            loader: 'builtin:swc-loader',
            options: { jsc: { parser: { syntax: 'typescript' } }, env: { targets: [...browsers] } },
            type: 'javascript/auto',
          },
        ],
      },
    });
    await new Promise<void>((resolve, reject) => {
      compiler.run((error, stats) => {
        const fault = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : null);
        compiler.close(() => (fault ? reject(fault) : resolve()));
      });
    });
    return readFileSync(join(folder, file), 'utf8');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
