import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Rspack } from '@rsbuild/core';
import { browsers } from './browsers.ts';

const plugin = 'PoraoScriptBundle';

interface ScriptBundle {
  /** Source, from the folder of the app. */
  readonly entry: string;
  /** Name in the release. */
  readonly file: string;
  readonly target: 'web' | 'webworker';
}

/** Emits one classic script without any runtime of federation, such as the service worker. It is built once: a server
 * in development that is started again has a newer one. */
export class ScriptBundlePlugin implements Rspack.RspackPluginInstance {
  readonly #script: ScriptBundle;
  #built: Promise<string> | undefined;

  constructor(script: ScriptBundle) {
    this.#script = script;
  }

  apply(compiler: Rspack.Compiler): void {
    const { Compilation, sources } = compiler.rspack;
    compiler.hooks.thisCompilation.tap(plugin, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: plugin, stage }, async () => {
        this.#built ??= bundle(compiler, this.#script);
        compilation.emitAsset(this.#script.file, new sources.RawSource(await this.#built));
      });
    });
  }
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
