import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChild } from '../../deploy/local/child.ts';
import { prepareReleases } from '../../deploy/local/releases.ts';
import { startSite } from '../../deploy/local/site.ts';
import { activate, fileDriver, publish, repoRoot } from '../../deploy/registry/index.ts';
import { buildSinglePage } from './single/build.ts';

export interface Arms {
  /** Origins of the published remotes and of the single-page build, over one API. */
  federated: string;
  single: string;
  stop: () => Promise<void>;
}

/** Starts both arms, each behind a gateway of its own with brotli. */
export async function startArms(): Promise<Arms> {
  const folder = mkdtempSync(join(tmpdir(), 'porao-bench-'));
  const federatedDir = join(folder, 'federated');
  await prepareReleases({ dataDir: federatedDir });
  const site = await startSite({ port: 0, dataDir: federatedDir, demo: true });

  const dist = join(folder, 'dist');
  const singleDir = join(folder, 'single');
  await buildSinglePage(dist);
  const driver = fileDriver(join(singleDir, 'registry'));
  const by = { actor: 'bench', reason: 'single-page build' };
  const { id } = await publish(driver, { app: 'shell', actor: by.actor, commit: '', dist });
  await activate(driver, { shell: id }, by);
  const gateway = startChild({
    name: 'single',
    script: join(repoRoot, 'deploy/gateway/main.ts'),
    args: [],
    cwd: repoRoot,
    env: { ...process.env, DATA_DIR: singleDir, HOST: '127.0.0.1', PORT: '0', API_URL: site.apiUrl },
    logDir: join(singleDir, 'log'),
    say: console.error,
  });
  const port = await gateway.ready;

  return {
    federated: site.url,
    single: `http://127.0.0.1:${port}`,
    stop: async () => {
      await gateway.stop();
      await site.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
