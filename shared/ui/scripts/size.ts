/** Prints each tier's size, minified and brotli, with React and the router left out: `pnpm --filter @porao/ui size`. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { createRsbuild } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

const root = join(import.meta.dirname, '..');
const outside = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  '@porao/platform',
  '@porao/platform/shell',
];

const entries = {
  core: './src/index.ts',
  controls: './src/controls.ts',
  forms: './src/forms.ts',
  overlays: './src/overlays.ts',
  illustrations: './src/illustrations.ts',
  shell: './src/shell.ts',
  'styles.css': './src/styles.css',
};

const brotli = (file: string) => brotliCompressSync(readFileSync(file)).length;

async function measure(entry: string): Promise<{ js: number; css: number; late: number }> {
  const out = mkdtempSync(join(tmpdir(), 'ui-size-'));
  const rsbuild = await createRsbuild({
    cwd: root,
    config: {
      mode: 'production',
      plugins: [pluginReact()],
      source: { entry: { index: { import: entry, html: false } } },
      splitChunks: false,
      output: {
        distPath: { root: out, js: '', css: '', font: 'fonts' },
        filename: { js: '[name].js', css: '[name].css' },
        externals: outside,
        module: true,
        legalComments: 'none',
      },
      tools: {
        rspack: {
          externalsType: 'module',
          output: { library: { type: 'module' } },
          optimization: { usedExports: false },
        },
      },
      performance: { printFileSize: false },
      logLevel: 'error',
    },
  });
  await rsbuild.build();
  const sum = (names: string[]) => names.reduce((total, name) => total + brotli(join(out, name)), 0);
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' });
  const js = sum(files.filter((file) => file === 'index.js'));
  const css = sum(files.filter((file) => file === 'index.css'));
  const late = sum(files.filter((file) => /\.(js|css)$/.test(file) && !file.startsWith('index.')));
  rmSync(out, { recursive: true });
  return { js, css, late };
}

for (const [name, entry] of Object.entries(entries)) {
  const { js, css, late } = await measure(entry);
  console.log(`${name.padEnd(14)} js ${js}  css ${css}  loaded later ${late}`);
}
for (const font of readdirSync(join(root, 'src/fonts')).filter((file) => file.endsWith('.woff2'))) {
  console.log(`${font.padEnd(26)} ${readFileSync(join(root, 'src/fonts', font)).length}`);
}
