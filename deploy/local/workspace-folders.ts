import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { join, relative } from 'node:path';
import { repoRoot } from '../registry/data-dir.ts';

/** Members of the workspace, the shared ones first, as absolute paths. */
export function workspaceFolders(): string[] {
  const patterns = ['shared/*', 'shared/build/template', 'shell', 'mfe-*', 'api', 'deploy', 'e2e'];
  return patterns
    .flatMap((pattern) => globSync(pattern, { cwd: repoRoot }).toSorted())
    .map((folder) => join(repoRoot, folder))
    .filter((folder) => existsSync(join(folder, 'package.json')));
}

const git = (...args: string[]) => execFileSync('git', args, { cwd: repoRoot, encoding: 'utf8' }).trim();

/** Members with a change that is not committed or has come since the branch left main; on main, since the commit
 * before the last. Absolute paths. */
export function changedMembers(): string[] {
  const onMain = git('rev-parse', '--abbrev-ref', 'HEAD') === 'main';
  const base = onMain ? 'HEAD~1' : git('merge-base', 'main', 'HEAD');
  const files = [
    ...git('diff', '--name-only', base).split('\n'),
    ...git('ls-files', '--others', '--exclude-standard').split('\n'),
  ];
  return membersOf(files);
}

/** The members that the files belong to; files in the root belong to none. */
export function membersOf(files: readonly string[]): string[] {
  const isIn = (file: string, folder: string) => file.startsWith(`${relative(repoRoot, folder)}/`);
  return workspaceFolders().filter((folder) => files.some((file) => isIn(file, folder)));
}
