import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareReleases } from '../../deploy/local/releases.ts';
import { repoRoot } from '../../deploy/registry/data-dir.ts';
import { command } from './releases.ts';
import { setRunFolder, templateFolder } from './run-folder.ts';
import { siteEnvironment } from './site.ts';

/** A green square of one pixel. */
const tile = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M/wHwAEBgIApD5fRAAAAABJRU5ErkJggg==',
  'base64',
);

/** Replaces the public service of map tiles; the workers get its address from the environment. */
async function startTiles(): Promise<() => void> {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'image/png').end(tile);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  process.env['TEST_TILES'] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return () => {
    server.closeAllConnections();
    server.close();
  };
}

async function fillDatabase(dataDir: string): Promise<void> {
  const { code, stderr } = await command([join(repoRoot, 'api/src/seed/main.ts'), '--demo'], {
    cwd: repoRoot,
    env: { ...process.env, ...siteEnvironment(), DATA_DIR: dataDir },
  });
  if (code !== 0) throw new Error(`The demo data cannot be loaded: ${stderr}`);
}

/** Builds, publishes and fills one data folder, of which every site of the run is a copy. */
export default async function globalSetup(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'porao-e2e-'));
  const stopTiles = await startTiles();
  const remove = () => {
    stopTiles();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    setRunFolder(folder);
    const dataDir = templateFolder();
    await Promise.all([prepareReleases({ dataDir, say: () => undefined }), fillDatabase(dataDir)]);
  } catch (error) {
    remove();
    throw error;
  }
  return remove;
}
