import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as sites from '../../deploy/local/site.ts';
import { repoRoot } from '../../deploy/registry/data-dir.ts';
import { checkOut, temporaryFolder } from '../../deploy/testing/check-out.ts';
import { type UnderFlood, underFlood } from '../attack/flood.ts';
import { floodsOf } from '../attack/floods.ts';
import { siteEnvironment } from '../support/site.ts';

/** Sign-ins and the board of others while each flood of `pnpm test:attack` runs, at a fresh site of these sources and at
 * one of another commit, by turns. A call that is refused or takes 30 s counts as it ended. */
export async function floods(against: string): Promise<void> {
  const folder = temporaryFolder('porao-floods-');
  const older = join(folder, 'sources');
  try {
    checkOut(against, older);
    const arms = { now: repoRoot, [against]: older };
    for (const [name, root] of Object.entries(arms)) {
      const script = join(import.meta.dirname, 'publish.ts');
      const { status } = spawnSync(process.execPath, [script, root, join(folder, name)], {
        stdio: 'inherit',
      });
      if (status !== 0) throw new Error(`The apps of ${root} were not published.`);
    }
    const measure = async (name: string, root: string, at: number): Promise<UnderFlood> => {
      const dataDir = join(folder, 'site');
      cpSync(join(folder, name), dataDir, { recursive: true });
      const { startSite } = (await import(
        pathToFileURL(join(root, 'deploy/local/site.ts')).href
      )) as typeof sites;
      const env = { ...siteEnvironment(), TILE_URL: '', TRUST_PROXY: 'true' };
      const site = await startSite({ port: 0, dataDir, demo: true, env, say: () => undefined });
      try {
        const flood = floodsOf(site.url)[at];
        if (!flood) throw new Error(`There is no flood ${at}.`);
        return await underFlood(site.url, flood);
      } finally {
        await site.stop();
        rmSync(dataDir, { recursive: true, force: true });
      }
    };
    const rows = [];
    for (const [at, { what }] of floodsOf('').entries()) {
      const before = await measure(against, older, at);
      const now = await measure('now', repoRoot, at);
      console.log(`${what}\n  ${against}: ${before.told}\n  now: ${now.told}`);
      rows.push({
        flood: what,
        'sign-in': (now.signIn / before.signIn).toFixed(2),
        board: (now.board / before.board).toFixed(2),
        'refused before': before.refused.length,
        'refused now': now.refused.length,
      });
    }
    console.table(rows);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
