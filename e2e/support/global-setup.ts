import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareReleases } from '../../deploy/local/releases.ts';
import { startSite } from '../../deploy/local/site.ts';
import { setRunFolder, templateFolder } from './run-folder.ts';
import { siteEnvironment } from './site.ts';

/** Builds, publishes and fills one data folder, of which every site of the run is a copy. */
export default async function globalSetup(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'porao-e2e-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    setRunFolder(folder);
    const dataDir = templateFolder();
    await prepareReleases({ dataDir, say: () => undefined });
    const site = await startSite({ port: 0, dataDir, demo: true, env: siteEnvironment });
    await site.stop();
  } catch (error) {
    remove();
    throw error;
  }
  return remove;
}
