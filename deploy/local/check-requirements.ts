import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repoRoot } from '../registry/data-dir.ts';

/** Returns what an extended regular expression matches in tracked and new files. */
function find(pattern: string) {
  const args = ['grep', '--untracked', '-nIoE', pattern, '--', '.', ':!pnpm-lock.yaml', ':!docs/asvs.md'];
  const { stdout } = spawnSync('git', args, { cwd: repoRoot, encoding: 'utf8', maxBuffer: 2 ** 26 });
  return stdout.split('\n').flatMap((line) => {
    const [path = '', number, ...text] = line.split(':');
    return number ? [{ path, place: `${path}:${number}`, text: text.join(':') }] : [];
  });
}

/** The rows of a table in docs/, without its heading. */
const rowsOf = (name: string) =>
  readFileSync(join(repoRoot, 'docs', name), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));

function* tableProblems(name: string, rows: readonly string[][], columns: number) {
  const ids = rows.map(([id]) => id);
  for (const [index, row] of rows.entries()) {
    const place = `docs/${name}:${index + 2}`;
    if (row.length !== columns || row.includes(''))
      yield `${place}: needs ${columns} columns, none of them empty`;
    if (ids.indexOf(row[0]) !== index) yield `${place}: ${row[0]} has another row`;
  }
}

function* problems() {
  const requirements = rowsOf('requirements.tsv');
  const decisions = rowsOf('decisions.tsv');
  yield* tableProblems('requirements.tsv', requirements, 5);
  yield* tableProblems('decisions.tsv', decisions, 4);

  const known = new Set([...requirements, ...decisions].map(([id]) => id));
  const named = find('\\b(SHL|PUB|AUT|TUT|PAR|API|OPS|RUL|NTF|WAI|ALR|OQ)-[0-9]{3}\\b');
  for (const { place, text } of named) if (!known.has(text)) yield `${place}: ${text} is in neither table`;

  const tested = new Set(
    named.filter(({ path }) => /\.(test|spec)\.tsx?$/.test(path)).map(({ text }) => text),
  );
  for (const [id = ''] of requirements) if (!tested.has(id)) yield `${id}: no test names this requirement`;

  for (const { place, text } of find('\\b(spec|Spec|specification|Specification), sections? [0-9]'))
    yield `${place}: "${text}" is outside the repository; name a requirement or decision`;
}

const found = [...problems()];
if (found.length > 0) {
  console.error(`${found.join('\n')}\nHow the tables are read and changed: docs/requirements.md`);
  process.exitCode = 1;
}
