import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Child, startChild } from '../../deploy/local/child.ts';
import { repoRoot } from '../../deploy/registry/data-dir.ts';
import { runFolder, templateFolder } from './run-folder.ts';
import { siteEnvironment, type TestSite } from './site.ts';

interface Place extends Pick<TestSite, 'apiUrl' | 'dataDir'> {
  /** Sources of the gateway, where they are not this repository's. */
  readonly root?: string;
}

/** Another gateway in front of a site's API, with the registry of `dataDir` and settings of its own. */
export const startGateway = (
  { apiUrl, dataDir, root = repoRoot }: Place,
  settings: NodeJS.ProcessEnv = {},
): Child =>
  startChild({
    name: 'another-gateway',
    script: join(root, 'deploy/gateway/main.ts'),
    cwd: root,
    env: {
      ...process.env,
      ...siteEnvironment(),
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PORT: '0',
      API_URL: apiUrl,
      ...settings,
    },
    logDir: join(dataDir, 'log'),
    say: console.error,
  });

/** The same for as long as `use` takes. */
export async function withGateway(
  place: Place,
  settings: NodeJS.ProcessEnv,
  use: (url: string) => Promise<void>,
): Promise<void> {
  const gateway = startGateway(place, settings);
  try {
    await use(`http://127.0.0.1:${await gateway.ready}`);
  } finally {
    await gateway.stop();
  }
}

/** A gateway whose releases nobody else has: they may be published, changed and taken back. */
export async function withOwnReleases(
  { apiUrl }: Place,
  use: (site: TestSite) => Promise<void>,
): Promise<void> {
  const dataDir = mkdtempSync(join(runFolder(), 'releases-'));
  try {
    for (const part of ['registry', 'release-keys'])
      cpSync(join(templateFolder(), part), join(dataDir, part), { recursive: true });
    await withGateway({ apiUrl, dataDir }, {}, (url) => use({ url, apiUrl, dataDir }));
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
