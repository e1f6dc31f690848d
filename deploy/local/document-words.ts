import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repoRoot } from '../registry/data-dir.ts';

/** Most words, as `wc -w` counts them (OQ-252). Each issue after 3.2 may add 400: 3.3 to 3.6 to `others`, 3.7
 * to `together`. */
export const mostWords = { adr: 400, together: 10_400, readme: 900, others: 21_600 };

/** Generated reports, tables and figures, and what is written for one version. */
const notCounted = /^(docs\/(api\/|asvs\.md|measurements\.md)|\.changeset\/|CHANGELOG\.md)/;

/** Words of each document by path, new ones included. */
export function documentWords(): Map<string, number> {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'];
  const paths = execFileSync('git', args, { cwd: repoRoot, encoding: 'utf8' }).trimEnd().split('\n');
  return new Map(
    paths
      .filter((path) => !notCounted.test(path) && existsSync(join(repoRoot, path)))
      .map((path) => [path, readFileSync(join(repoRoot, path), 'utf8').split(/\s+/).filter(Boolean).length]),
  );
}

/** One sentence for each limit that these words break. */
export function wordProblems(words: ReadonlyMap<string, number>): string[] {
  const isAdr = (path: string) => path.startsWith('docs/adr/');
  const sumOf = (wanted: (path: string) => boolean) =>
    [...words].reduce((sum, [path, n]) => (wanted(path) ? sum + n : sum), 0);
  const limits: [string, number, number][] = [
    ...[...words]
      .filter(([path]) => isAdr(path))
      .map(([path, n]) => [path, n, mostWords.adr] as [string, number, number]),
    ['README.md', words.get('README.md') ?? 0, mostWords.readme],
    ['docs/adr', sumOf(isAdr), mostWords.together],
    ['All other documents', sumOf((path) => !isAdr(path)), mostWords.others],
  ];
  return limits
    .filter(([, n, most]) => n > most)
    .map(([what, n, most]) => `${what}: ${n} words; the limit is ${most}. Shorten it, or merge.`);
}
