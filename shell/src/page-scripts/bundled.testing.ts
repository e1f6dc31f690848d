import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rspack } from '@rsbuild/core';

const folder = import.meta.dirname;

/** The text of each script of this folder by its name, bundled and minified for the oldest supported browsers. */
export async function bundledScripts(): Promise<Record<string, string>> {
  const names = globSync('*.ts', {
    cwd: folder,
    exclude: ['*.test*.ts', 'starter.ts'],
  }).toSorted();
  const out = mkdtempSync(join(tmpdir(), 'porao-page-'));
  const compiler = rspack({
    context: folder,
    mode: 'production',
    target: ['web', 'es2022'],
    entry: Object.fromEntries(names.map((file) => [file.slice(0, -'.ts'.length), `./${file}`])),
    output: { path: out, filename: '[name].js' },
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
  try {
    await new Promise<void>((resolve, reject) => {
      compiler.run((error, stats) => {
        const fault = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : null);
        compiler.close(() => (fault ? reject(fault) : resolve()));
      });
    });
    return Object.fromEntries(
      names.map((file) => {
        const name = file.slice(0, -'.ts'.length);
        return [name, readFileSync(join(out, `${name}.js`), 'utf8')];
      }),
    );
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}
