import { globSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { textsBeside } from './text-beside.ts';

const root = join(import.meta.dirname, '../../..');

it('SHL-111 a text beside siblings that come and go has an element of its own, in every component', () => {
  const files = globSync('{shell,mfe-*,shared/*}/src/**/*.tsx', { cwd: root }).filter(
    (file) => !/\.test\.tsx$|testing/.test(file),
  );
  expect(files.length).toBeGreaterThan(400);
  expect(files.flatMap((file) => textsBeside(file, root))).toEqual([]);
});

it.each([
  ["<p>{isNew && <b>x</b>}{t('a')}</p>", 1],
  ['<p>{isNew && <b>x</b>} words</p>', 1],
  ['<>{icon && <Icon />}{label}</>', 1],
  ["<p>{t('a')}{done && ` (${more})`}</p>", 1],
  ['<p>{row.label}{count ? <b /> : null}</p>', 1],
  ["<p>{isNew && <b>x</b>}<span>{t('a')}</span></p>", 0],
  ["<p>{t('a')}</p>", 0],
  ["<p>{busy ? t('a') : t('b')}</p>", 0],
  ['<p>{isNew && <b>x</b>}{items.map(one)}</p>', 0],
])('finds it in %s', (markup, count) => {
  const folder = mkdtempSync(join(tmpdir(), 'porao-text-'));
  writeFileSync(join(folder, 'a.tsx'), `export const A = () => ${markup};`);
  expect(textsBeside('a.tsx', folder)).toHaveLength(count);
});
