import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareReleases } from '../../deploy/local/releases.ts';
import { startSite } from '../../deploy/local/site.ts';

/** A site with demo data of its own, from what is built. */
export async function ownSite() {
  const dataDir = mkdtempSync(join(tmpdir(), 'porao-bench-'));
  await prepareReleases({ dataDir });
  const site = await startSite({ port: 0, dataDir, demo: true });
  return {
    url: site.url,
    stop: async () => {
      await site.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
