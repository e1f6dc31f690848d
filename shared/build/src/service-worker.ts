import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Rspack } from '@rsbuild/core';

const plugin = 'PoraoServiceWorker';

/** Emits `sw.js`: one classic script without any runtime of federation, which the gateway serves at its root. */
export class ServiceWorkerPlugin implements Rspack.RspackPluginInstance {
  readonly #entry: string;

  constructor(entry: string) {
    this.#entry = entry;
  }

  apply(compiler: Rspack.Compiler): void {
    const { Compilation, sources } = compiler.rspack;
    compiler.hooks.thisCompilation.tap(plugin, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: plugin, stage }, async () => {
        compilation.emitAsset('sw.js', new sources.RawSource(await bundle(compiler, this.#entry)));
      });
    });
  }
}

async function bundle({ rspack, options }: Rspack.Compiler, entry: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'porao-sw-'));
  try {
    const worker = rspack({
      context: options.context ?? '',
      mode: 'production',
      target: ['webworker', 'es2022'],
      entry: { sw: entry },
      output: { path: folder, filename: 'sw.js' },
      module: {
        rules: [
          {
            test: /\.ts$/,
            loader: 'builtin:swc-loader',
            options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
            type: 'javascript/auto',
          },
        ],
      },
    });
    await new Promise<void>((resolve, reject) => {
      worker.run((error, stats) => {
        const fault = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : null);
        worker.close(() => (fault ? reject(fault) : resolve()));
      });
    });
    return readFileSync(join(folder, 'sw.js'), 'utf8');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
