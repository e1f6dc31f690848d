import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import packageManager from '../../deploy/local/pnpm.json' with { type: 'json' };
import { repoRoot } from '../../deploy/registry/data-dir.ts';
import { withGateway } from './gateway.ts';
import { command } from './releases.ts';
import { runFolder } from './run-folder.ts';
import type { TestSite } from './site.ts';

/** Runs `use` on a site whose gateway and apps are of a commit, with packages of their own, before the API of today. */
export async function withOlderSite(
  { apiUrl, commit, apps }: Pick<TestSite, 'apiUrl'> & { commit: string; apps: readonly string[] },
  use: (site: TestSite) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(runFolder(), 'older-'));
  const [root, dataDir] = [join(folder, 'sources'), join(folder, 'data')];
  try {
    checkOut(commit, root);
    execFileSync(
      'npx',
      ['--yes', `pnpm@${packageManager.version}`, 'install', '--frozen-lockfile', '--prefer-offline'],
      { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
    );
    const run = async (script: string, ...args: string[]) => {
      const env = { ...process.env, DATA_DIR: dataDir, RELEASE_SMOKE: 'off' };
      const { code, stdout, stderr } = await command([join(root, script), ...args], { cwd: root, env });
      if (code !== 0) throw new Error(`${script} of ${commit} failed:\n${stdout}\n${stderr}`);
    };
    await run('deploy/cli/release.ts', 'keys', 'new', 'older');
    await run('deploy/cli/release.ts', 'publish', ...apps, '--build', '--activate');
    await withGateway({ apiUrl, dataDir, root }, {}, (url) => use({ url, apiUrl, dataDir }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Without a worktree: it would stay in the repository's list after a run that was ended. */
function checkOut(commit: string, folder: string): void {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: repoRoot, stdio: 'pipe', maxBuffer: 2 ** 28 });
  try {
    git('cat-file', '-e', `${commit}^{commit}`);
  } catch {
    throw new Error(
      `This copy of the repository lacks the commit ${commit}. Fetch it: git fetch --unshallow, or git fetch origin ${commit}`,
    );
  }
  const archive = git('archive', '--format=tar', `--prefix=sources/`, commit);
  execFileSync('tar', ['-x', '-C', join(folder, '..')], { input: archive });
}
