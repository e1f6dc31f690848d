import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { nextSteps } from './next-steps.data.ts';

const root = join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const files = globSync('{shell,mfe-*,shared/*}/src/**/{en,bn,*.en,*.bn,*.text}.ts', { cwd: root }).filter(
  (file) => !/legal|seo|template|inspector/.test(file),
);

const english =
  /\bnot open\b|\bcannot (?!be (?:undone|taken back))|can['’]t|not possible|no longer|(?:not|n['’]t) .{0,30}any ?more|is closed|not allow|\bmay not\b|not available|\bwrong\b|is locked|banned (?:from|since)|is banned[:.]|ha(?:s|ve) ended\b|could not be (?!loaded)|^Only a lead/i;
const bengali = /যায় না|যাবে না|পারবেন না|চালু হয়নি|আর নেই|বন্ধ আছে|করা নিষেধ|সম্ভব নয়/;
/** Warnings before an act, which is the person's own choice. */
const isWarning = (text: string) => /ফেরানো যাবে না|ফিরিয়ে আনা যাবে না/.test(text);

const isBlocked = (text: string): boolean => english.test(text) || (bengali.test(text) && !isWarning(text));

/** Keys of a source whose text says that something cannot be done. */
const blockedIn = (source: string): string[] =>
  [...source.matchAll(/^\s*'?([\w.-]+)'?:\s*\n?\s*['"`](.*)$/gm)].flatMap(([, key, text]) =>
    key !== undefined && isBlocked(text ?? '') ? [key] : [],
  );

/** The English file of a catalogue, by which the table names it. */
const catalogOf = (file: string) => file.replace(/(?<=[/.])bn\.ts$/, 'en.ts');

it('SHL-155 each text that says that something cannot be done has a reviewed next step', () => {
  const found = new Set(
    files.flatMap((file) => blockedIn(read(file)).map((key) => `${catalogOf(file)} ${key}`)),
  );
  const reviewed = Object.entries(nextSteps).flatMap(([file, steps]) =>
    Object.keys(steps).map((key) => `${file} ${key}`),
  );
  expect([...found].filter((place) => !reviewed.includes(place))).toEqual([]);
  expect(reviewed.filter((place) => !found.has(place))).toEqual([]);
});

it('SHL-155 the link or button of each is where the table says', () => {
  const gone = Object.entries(nextSteps).flatMap(([file, steps]) =>
    Object.entries(steps).flatMap(([key, step]) => {
      if (typeof step === 'string') return [];
      const [component, mark] = step;
      const member = file.slice(0, file.indexOf('/src/'));
      return read(`${member}/src/${component}`).includes(mark) ? [] : [`${file} ${key}: ${mark}`];
    }),
  );
  expect(gone).toEqual([]);
});

it('finds what keeps somebody from going on', () => {
  expect(
    blockedIn("  'a.b': 'This part is not open yet.',\n  c:\n    \"You can't add one\",\n  d: 'Saved.',"),
  ).toEqual(['a.b', 'c']);
  expect(blockedIn("  e: 'এখনো চালু হয়নি।',\n  f: 'এটি আর ফেরানো যাবে না।',")).toEqual(['e']);
});
