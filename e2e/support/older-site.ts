import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkOut } from '../../deploy/testing/check-out.ts';
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
