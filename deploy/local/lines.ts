// Counts the lines of product code by folder, now and at a base commit: pnpm lines [base]
// With --check it prints only files and documents that are too long, and fails when there are any.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { repoRoot } from '../registry/data-dir.ts';
import { documentWords, wordProblems } from './document-words.ts';

const product = ['*.ts', '*.tsx', '*.css', '*.sql'];
/** Tests and their helpers, texts, data and migrations. */
const excluded = [
  '*.test.ts',
  '*.test.tsx',
  '*.testing.ts',
  '*.testing.tsx',
  '*/testing/*',
  'api/src/proofs/*',
  'api/test/*',
  'e2e/*',
  '*/locales/*',
  '*.text.ts',
  '*.data.ts',
  '*.generated.ts',
  'api/src/reference/*',
  'api/migrations/*',
];
const limit = 250;

/** Lines by path, in a commit or in the working tree. */
function count(commit?: string): Map<string, number> {
  const paths = [...product, ...excluded.map((pattern) => `:(exclude)${pattern}`)];
  const args = [
    'grep',
    '--count',
    ...(commit ? ['-e', '', commit] : ['--untracked', '-e', '']),
    '--',
    ...paths,
  ];
  const { stdout, stderr, status } = spawnSync('git', args, {
    cwd: repoRoot,
    encoding: 'utf8',
    maxBuffer: 2 ** 24,
  });
  if (status !== 0) throw new Error(stderr);
  const lines = stdout.trimEnd().split('\n');
  return new Map(lines.map((line) => line.split(':').slice(-2)).map(([path = '', n]) => [path, Number(n)]));
}

function tooLong(now: ReadonlyMap<string, number>): string[] {
  return [...now]
    .filter(([, n]) => n > limit)
    .map(([path, n]) => `${path} has ${n} lines; the limit is ${limit}. Split it.`);
}

/** `shell`, `mfe-tutor`, `shared/ui`. */
function folderOf(path: string): string {
  const folders = path.split('/').slice(0, -1);
  return folders.slice(0, folders[0] === 'shared' ? 2 : 1).join('/') || '(root)';
}

function byFolder(files: ReadonlyMap<string, number>): Map<string, number> {
  const sums = new Map<string, number>();
  for (const [path, n] of files)
    for (const folder of [folderOf(path), 'all']) sums.set(folder, (sums.get(folder) ?? 0) + n);
  return sums;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { check: { type: 'boolean', default: false } },
});
const now = count();
const problems = [...tooLong(now), ...wordProblems(documentWords())];
if (!values.check) {
  const base = positionals[0] ?? '88227d6';
  const [before, after] = [byFolder(count(base)), byFolder(now)];
  const rows = [...new Set([...before.keys(), ...after.keys()])].map((folder) => {
    const [from, to] = [before.get(folder) ?? 0, after.get(folder) ?? 0];
    const change = from === 0 ? 'new' : `${(((to - from) / from) * 100).toFixed(1)} %`;
    return { folder, [base]: from, now: to, change };
  });
  console.table(rows.toSorted((a, b) => Number(a.folder === 'all') - Number(b.folder === 'all')));
}
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
}
