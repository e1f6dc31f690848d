import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChild } from '../../deploy/local/child.ts';
import { prepareReleases } from '../../deploy/local/releases.ts';
import { startSite } from '../../deploy/local/site.ts';
import { repoRoot } from '../../deploy/registry/index.ts';
import { checkOut, temporaryFolder } from '../../deploy/testing/check-out.ts';
import { benchProcesses } from './processes.ts';
import { publishSinglePage } from './single/publish.ts';

export interface Origins {
  federated: string;
  /** Is one application, or the remotes of another commit. */
  other: string;
}

type Arms = Origins & { stop: () => Promise<void> };

/** Starts the published remotes of this commit and of another one, each with its own API. */
export async function startCommits(against: string): Promise<Arms> {
  const folder = temporaryFolder('porao-bench-');
  checkOut(against, join(folder, 'sources'));
  const { startSite: start, stop } = benchProcesses(folder);
  const { gateway: federated } = await start('federated');
  const { gateway: other } = await start('other', join(folder, 'sources'));
  return { federated: federated.url, other: other.url, stop };
}

/** Starts the published remotes, and the build as one application with the gateway's rendering, over one API. */
export async function startArms(): Promise<Arms> {
  const folder = mkdtempSync(join(tmpdir(), 'porao-bench-'));
  const federatedDir = join(folder, 'federated');
  await prepareReleases({ dataDir: federatedDir });
  const site = await startSite({ port: 0, dataDir: federatedDir, demo: true });
  const dataDir = join(folder, 'single');
  await publishSinglePage({ dataDir, dist: join(dataDir, 'dist') });
  const server = startChild({
    name: 'rendered',
    script: join(repoRoot, 'e2e/bench/single/rendered.ts'),
    args: [],
    cwd: repoRoot,
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PORT: '0',
      API_URL: site.apiUrl,
      // The build before has made this process one of production, which needs it.
      PUBLIC_URL: site.url,
    },
    logDir: join(folder, 'log'),
    say: console.error,
  });
  return {
    federated: site.url,
    other: `http://127.0.0.1:${await server.ready}`,
    stop: async () => {
      await server.stop();
      await site.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
