import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const files = globSync('{shell,mfe-*,shared/*,api}/src/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.test\.|\/testing\//.test(file),
);

/** Amounts that `formatMoney` did not write: a sign or word of the currency beside a number or a place. */
const amount = /[\d০-৯}][-\d০-৯+]* ?(?:৳|BDT|taka|টাকা)|(?:৳|BDT) ?[$\d০-৯{]/i;
/** Texts that are never filled in are written as it writes. */
const asFormatted = /৳ (?:[\d০-৯]{1,2},)*[\d০-৯]{1,3}(?!,?[\d০-৯])/g;

/** Requirements write these differently, each with its row and its Bengali. */
const literals: [row: string, file: string, text: RegExp][] = [
  ['OQ-134', 'shared/features/src/shop/kit-grid.tsx', /৳ \{formatDigits\(price\)\}/],
  ['TUT-005', 'mfe-tutor/src/locales/bn.ts', /১৫০ টাকা সাশ্রয়/],
  ['TUT-028', 'mfe-tutor/src/locales/work.en.ts', /'\{amount\} BDT'/],
  ['TUT-028', 'mfe-tutor/src/locales/work.bn.ts', /'\{amount\} টাকা'/],
  ['TUT-050', 'mfe-tutor/src/locales/work.en.ts', /'\{salary\} BDT a month'/],
  ['TUT-050', 'mfe-tutor/src/locales/work.bn.ts', /'মাসে \{salary\} টাকা'/],
  ['PAR-122', 'mfe-parent/src/locales/hire-coach.en.ts', /'\{(?:amount\} BDT|rate\} BDT per hour)'/],
  ['PAR-122', 'mfe-parent/src/locales/hire-coach.bn.ts', /'(?:\{amount\}|ঘণ্টায় \{rate\}) টাকা'/],
  ['PUB-084', 'mfe-public/src/locales/en.ts', /'৳ \{preset\}'/],
  ['PUB-084', 'mfe-public/src/locales/bn.ts', /'৳ \{preset\}'/],
];
/** The ways themselves: of the pages, of what the API answers in English, and of the page of a provider's stand-in. */
const writers = [
  'shared/i18n/src/format.ts',
  'api/src/modules/charges/charges.ts',
  'api/src/kit/pay/stand-in/page.ts',
];

const isLiteral = (file: string, line: string): boolean =>
  literals.some(([, where, text]) => where === file && text.test(line));

it('RUL-001 money is written by one function, except where a requirement gives the text', () => {
  const others = files
    .filter((file) => !writers.includes(file) && !file.endsWith('.testing.ts'))
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .replace(/\/\*[^]*?\*\/|(?<!:)\/\/.*/g, '')
        .split('\n')
        .filter((line) => amount.test(line.replaceAll(asFormatted, '')) && !isLiteral(file, line))
        .map((line) => `${file}: ${line.trim()}`),
    );
  expect(files.length).toBeGreaterThan(500);
  expect(others).toEqual([]);
});

it.each(literals)('the exception of %s in %s is needed', (_, file, text) => {
  expect(readFileSync(join(root, file), 'utf8')).toMatch(text);
});

it('finds other ways', () => {
  const isOther = (text: string) => amount.test(text.replaceAll(asFormatted, ''));
  const other = ['5500 ৳', '{base} BDT', '৳{amount}', '৳ ${amount}', '1500 taka', '১৫০ টাকা', '৳ 5500'];
  expect(other.filter(isOther)).toEqual(other);
  const right = ['৳ 500', '৳ 1,20,000', '৳ ১,২০,০০০', 'Monthly salary (৳)', "currency: 'BDT'"];
  expect(right.filter(isOther)).toEqual([]);
});
