import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const tables = ['shared/platform/src/site-paths.ts', ...globSync('mfe-*/src/common/paths.ts', { cwd: root })];

/** `/tutor`, `/job-board`: what the paths of all tables begin with. */
const beginnings = new Set(
  tables.flatMap((table) =>
    [...readFileSync(join(root, table), 'utf8').matchAll(/'(\/[a-z-]+)/g)].map(([, begin]) => begin ?? ''),
  ),
);

it('each path of a page is written once, in a table', () => {
  expect(beginnings.size).toBeGreaterThan(8);
  const literal = new RegExp(`['"\`](?:${[...beginnings].join('|')})(?=['"\`/?#$])`);
  const found = globSync('{mfe-*,shared/features}/src/**/*.{ts,tsx}', { cwd: root })
    .filter((path) => !tables.includes(path) && !/\.test(ing)?\.|\/testing\/|\/locales\//.test(path))
    .flatMap((path) =>
      readFileSync(join(root, path), 'utf8')
        .split('\n')
        .filter((line) => !/^\s*(\/?\*|\/\/)/.test(line) && literal.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    );
  expect(found).toEqual([]);
});
