import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repoRoot } from '../registry/index.ts';

const read = (path: string) => readFileSync(join(repoRoot, path), 'utf8');
const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

const statuses = ['met', 'not applicable', 'open'];
/** Levels 1 and 2 of the standard, 70 and 183. */
const requirements = 253;

const chapters = read('docs/asvs.md')
  .split(/^## /m)
  .slice(1)
  .map((text) => {
    const [title = '', ...lines] = text.split('\n');
    const rows = lines.filter((line) => line.startsWith('| ')).map(cellsOf);
    return { title, rows: rows.slice(2) };
  });
const all = chapters.flatMap(({ rows }) => rows);

it('every requirement of level 2 has one row, in order, with a status and a proof or reason', () => {
  const numbers = all.map(([id = '']) => id.split('.').map(Number));
  const sorted = numbers.toSorted((a, b) => {
    const [chapter = 0, section = 0, place = 0] = a.map((number, at) => number - (b[at] ?? 0));
    return chapter || section || place;
  });
  expect(numbers).toEqual(sorted);
  expect(new Set(all.map(([id]) => id)).size).toBe(requirements);
  for (const row of all) {
    const [id = '', words = '', status = '', proof = ''] = row;
    expect(row).toHaveLength(4);
    expect(id).toMatch(/^\d+\.\d+\.\d+$/);
    expect([id, statuses.includes(status), words !== '', proof !== '']).toEqual([id, true, true, true]);
  }
});

it('every row is in the chapter of its number', () => {
  for (const { title, rows } of chapters)
    for (const [id = ''] of rows) expect(title).toMatch(new RegExp(`^V${id.split('.')[0]} `));
});

it('every file and section that a row names is there', () => {
  const missing = all.flatMap(([id, , , proof = '']) =>
    [
      ...proof.matchAll(
        /`([\w./-]+\.(?:tsx?|md|sql|ya?ml|json|template|example|dockerignore))`(?: \(([A-Z][\w ,]*)\))?/g,
      ),
    ].flatMap(([, path = '', sections = '']) => {
      if (!existsSync(join(repoRoot, path))) return [`${id}: ${path}`];
      const text = read(path);
      return sections
        .split(', ')
        .filter((section) => path.endsWith('.md') && !new RegExp(`^(#+ |\\*\\*)${section}`, 'm').test(text))
        .map((section) => `${id}: ${section} of ${path}`);
    }),
  );
  expect(missing).toEqual([]);
});

it('every row that is met names a file', () => {
  const unproven = all.filter(([, , status, proof = '']) => status === 'met' && !/`[^`]+\.\w+`/.test(proof));
  expect(unproven).toEqual([]);
});

it('the summary in docs/security.md counts what the page has', () => {
  const [met, ...rest] = statuses.map((wanted) => all.filter(([, , status]) => status === wanted).length);
  expect(read('docs/security.md')).toContain(
    `Of ${requirements} requirements ${met} are met, ${rest[0]} are not applicable and ${rest[1]} are open`,
  );
});
