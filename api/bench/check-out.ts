import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** The sources of a commit with their packages, in a temporary folder. */
export async function checkOut(commit: string) {
  const folder = mkdtempSync(join(tmpdir(), 'porao-against-'));
  const run = (program: string, args: string[], cwd: string) =>
    execFileSync(program, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  run('git', ['worktree', 'add', '--detach', folder, commit], root);
  run('npx', ['--yes', 'pnpm@12', 'install', '--frozen-lockfile'], folder);
  const remove = () => {
    run('git', ['worktree', 'remove', '--force', folder], root);
    rmSync(folder, { recursive: true, force: true });
  };
  return { folder, remove };
}
