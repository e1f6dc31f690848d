import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Child, startChild } from '../../deploy/local/child.ts';
import { prepareReleases } from '../../deploy/local/releases.ts';
import { startSite } from '../../deploy/local/site.ts';
import { activate, publish, repoRoot } from '../../deploy/registry/index.ts';
import { ownRegistry } from '../../deploy/registry/open.ts';
import { localKey } from '../../deploy/registry/release-keys.ts';
import { buildSinglePage } from './single/build.ts';
import { buildUsual } from './usual/build.ts';

/** Of each arm, over one API. */
export interface Origins {
  federated: string;
  single?: string;
  rendered: string;
  usual?: string;
}

export interface Arms extends Origins {
  stop: () => Promise<void>;
}

/** Starts the published remotes, the build as one application with and, unless refused, without the gateway's rendering
 * and, when asked for, the remotes federated the usual way, each behind a server of its own with brotli. */
export async function startArms({ usual = false, single = true } = {}): Promise<Arms> {
  const folder = mkdtempSync(join(tmpdir(), 'porao-bench-'));
  const federatedDir = join(folder, 'federated');
  await prepareReleases({ dataDir: federatedDir });
  const site = await startSite({ port: 0, dataDir: federatedDir, demo: true });
  const servers: Child[] = [];
  const start = async (name: string, script: string, args: string[] = [], data = name) => {
    const dataDir = join(folder, data);
    const server = startChild({
      name,
      script: join(repoRoot, script),
      args,
      cwd: repoRoot,
      env: { ...process.env, DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: '0', API_URL: site.apiUrl },
      logDir: join(folder, 'log', name),
      say: console.error,
    });
    servers.push(server);
    return `http://127.0.0.1:${await server.ready}`;
  };

  await publishSinglePage(join(folder, 'single'));
  const rendered = await start('rendered', 'e2e/bench/single/rendered.ts', [], 'single');
  const origins: Origins = { federated: site.url, rendered };
  if (single) origins.single = await start('single', 'deploy/gateway/main.ts');
  if (usual) {
    const dist = join(folder, 'usual/dist');
    await buildUsual(dist);
    origins.usual = await start('usual', 'e2e/bench/usual/server.ts', [dist]);
  }
  return {
    ...origins,
    stop: async () => {
      for (const server of servers) await server.stop();
      await site.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The single-page build is a shell without remotes. */
async function publishSinglePage(dataDir: string): Promise<void> {
  const dist = join(dataDir, 'dist');
  await buildSinglePage(dist);
  const key = localKey({ DATA_DIR: dataDir });
  const driver = ownRegistry(dataDir);
  const by = { actor: 'bench', reason: 'single-page build', anySize: true };
  const { id } = await publish(driver, {
    app: 'shell',
    key,
    commit: '',
    dist,
  });
  await activate(driver, { shell: id }, by);
}
