import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const files = globSync('{shell,mfe-*,shared/*}/src/**/{bn,*.bn,*.text,*.data,routes,menu}.ts', { cwd: root });

/** Texts of a file in Bengali, without places and tags. */
const textsIn = (source: string): string[] =>
  source
    .split(/['"`\n]/)
    .map((text) => text.replace(/\{\w+\}|<[^>]*>/g, ''))
    .filter((text) => /[\u0985-\u09b9]/.test(text));

const isOther = (text: string): boolean => /\d|ই-?মেল|ইমেইল/.test(text);

it('SHL-149 Bengali texts have Bengali digits, and write e-mail in one way', () => {
  const texts = files.flatMap((file) =>
    textsIn(readFileSync(join(root, file), 'utf8')).map((text) => `${file}: ${text}`),
  );
  expect(texts.length).toBeGreaterThan(1000);
  expect(texts.filter((text) => isOther(text.slice(text.indexOf(': '))))).toEqual([]);
});

it('finds other ways', () => {
  expect(textsIn("'যেমন 3.25', '{count}টি', '৳ 500', 'ইমেইল', 'ই-মেইল ২টি'").filter(isOther)).toEqual([
    'যেমন 3.25',
    'ইমেইল',
  ]);
});
