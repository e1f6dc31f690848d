import { linkSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from './fixtures.ts';
import { changeKinds, editSources } from './source-edits.ts';

const library =
  'node_modules/.pnpm/@module-federation+webpack-bundler-runtime@2.0.0/node_modules/@module-federation/webpack-bundler-runtime/dist/index.mjs';
const sources = {
  'mfe-tutor/src/locales/en.ts': "export default {\n  name: 'Porao',\n  'a.b': 'Two words',\n};\n",
  'mfe-tutor/src/locales/bn.ts': "export default {\n  name: 'Porao',\n  'a.b': 'দুটি শব্দ',\n};\n",
  'shared/ui/src/button/button.tsx': '    <button\n      type="button"\n    />\n',
  'pnpm-lock.yaml': "lockfileVersion: '9.0'\n",
};

async function checkout() {
  const root = await temporaryFolder();
  for (const [path, text] of Object.entries({ ...sources, [library]: 'export const a = 1;\n' })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const read = () =>
    Object.keys({ ...sources, [library]: '' }).map((path) => readFileSync(join(root, path), 'utf8'));
  return { root, read };
}

it.each(changeKinds)('OPS-438 %s is another change for each mark, and is taken back whole', async (kind) => {
  const { root, read } = await checkout();
  const before = read();
  const undo = editSources(root, 'mfe-tutor', kind, 1);
  const once = read();
  const undoSecond = editSources(root, 'mfe-tutor', kind, 2);
  expect(new Set([before, once, read()].map(String)).size).toBe(3);
  undoSecond();
  expect(read()).toEqual(once);
  undo();
  expect(read()).toEqual(before);
});

it('OPS-438 a text is changed in both languages, the first of several words', async () => {
  const { root, read } = await checkout();
  editSources(root, 'mfe-tutor', 'text', 1);
  editSources(root, 'mfe-tutor', 'text', 7);
  const [en, bn] = read();
  expect(en).toBe("export default {\n  name: 'Porao',\n  'a.b': '7 Two words',\n};\n");
  expect(bn).toContain("'a.b': '7 দুটি শব্দ'");
});

it('OPS-438 a library is edited without the file of the package store that it is', async () => {
  const { root } = await checkout();
  const stored = join(root, 'stored.mjs');
  linkSync(join(root, library), stored);
  editSources(root, 'mfe-tutor', 'dependency', 1);
  expect(readFileSync(stored, 'utf8')).toBe('export const a = 1;\n');
  expect(readFileSync(join(root, library), 'utf8')).toContain('poraoEdited === 1');
});

it('OPS-438 a checkout without the edited place is refused', async () => {
  const { root } = await checkout();
  expect(() => editSources(root, 'mfe-parent', 'text', 1)).toThrow('nothing to edit for mfe-parent/text');
});
