import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const files = globSync('{shell,mfe-*,shared/*,api}/src/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.test\.|\/testing\//.test(file),
);

/** Comparisons of parts of texts, in statements and in pages. */
const ownSearch =
  /\bi?like (?:any\()?\$\{|\bposition\(|to(?:Locale)?LowerCase\(\)\s*\.(?:includes|startsWith|indexOf)\(/;
/** The ways themselves, and part of a phone number, which was normalised before. */
const allowed = [
  'api/src/kit/database/search.repository.ts',
  'api/src/modules/ops-people/ops-people.repository.ts',
];

it('RUL-047 texts are searched by one normaliser, in statements and in pages', () => {
  const others = files.filter(
    (file) => !allowed.includes(file) && ownSearch.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(others).toEqual([]);
  const people = readFileSync(join(root, allowed[1] ?? ''), 'utf8');
  expect(people.split('\n').filter((line) => ownSearch.test(line) && !line.includes('phone_no'))).toEqual([]);
});
