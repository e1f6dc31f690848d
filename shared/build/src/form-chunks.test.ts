import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRsbuild } from '@rsbuild/core';
import { afterAll, expect, it } from 'vitest';
import { formChunks } from './form-chunks.ts';

// Below the shell, so that packages resolve as for a member.
const root = mkdtempSync(join(import.meta.dirname, '../../../shell/.fixture-'));
afterAll(() => rmSync(root, { recursive: true }));

const names = ['one', 'two', 'three'];
const form = (name: string) => `
  import { fillText } from '@porao/contracts/message';
  import { splitOrigin } from './own.ts';
  export const shown = (text, values) => fillText(text, values) + splitOrigin('${name} form');`;

it('several forms have what they have in common in one file, and their own code in theirs', async () => {
  mkdirSync(join(root, 'src'));
  for (const name of names) writeFileSync(join(root, `src/${name}.ts`), form(name));
  writeFileSync(join(root, 'src/own.ts'), 'export const splitOrigin = (text) => `own ${text}`;');
  writeFileSync(join(root, 'src/page.ts'), form('page'));
  const imports = [...names, 'page'].map(
    (name) => `() => import(/* webpackChunkName: "${name}" */ './${name}.ts')`,
  );
  writeFileSync(join(root, 'src/index.ts'), `window.forms = [${imports.join()}];`);
  const { build } = await createRsbuild({
    cwd: root,
    rsbuildConfig: {
      root,
      mode: 'production',
      source: { entry: { index: './src/index.ts' } },
      splitChunks: false,
      output: { filename: { js: '[name].js' }, distPath: { js: '' }, minify: false },
      tools: { htmlPlugin: false, rspack: formChunks(new Set(['page'])) },
      logLevel: 'silent',
    },
  });
  await (await build()).close();
  const folder = join(root, 'dist/async');
  const read = (name: string) => readFileSync(join(folder, `${name}.js`), 'utf8');
  expect(readdirSync(folder).sort()).toEqual(['forms.js', 'one.js', 'page.js', 'three.js', 'two.js']);
  expect(read('forms')).toContain('function fillText');
  expect(read('forms')).not.toContain('splitOrigin');
  expect(read('page')).toContain('function fillText');
  for (const name of names) {
    expect(read(name)).toContain(`${name} form`);
    expect(read(name)).not.toContain('function fillText');
  }
});
