import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import packageManager from '../local/pnpm.json' with { type: 'json' };
import { repoRoot } from '../registry/data-dir.ts';

/** Puts the sources of a commit with their packages into a folder. Not a worktree: it would stay in the repository's
 * list after a run that was ended. */
export function checkOut(commit: string, folder: string): void {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: repoRoot, stdio: 'pipe', maxBuffer: 2 ** 28 });
  try {
    git('cat-file', '-e', `${commit}^{commit}`);
  } catch {
    throw new Error(
      `This copy of the repository lacks the commit ${commit}. Fetch it: git fetch --unshallow, or git fetch origin ${commit}`,
    );
  }
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-x', '-C', folder], { input: git('archive', '--format=tar', commit) });
  execFileSync(
    'npx',
    ['--yes', `pnpm@${packageManager.version}`, 'install', '--frozen-lockfile', '--prefer-offline'],
    { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
  );
}

/** A folder that is removed when this process ends, also by a signal. */
export function temporaryFolder(prefix: string): string {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  // Without a listener a signal ends the process without its `exit` event.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => process.exit(128 + constants.signals[signal]));
  return folder;
}
