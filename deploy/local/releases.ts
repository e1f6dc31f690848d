import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { adoptReleases } from '../registry/adopt.ts';
import { activate, publish, type RegistryDriver, repoRoot } from '../registry/index.ts';
import { ownRegistry } from '../registry/open.ts';
import { localKey, trustPolicy } from '../registry/release-keys.ts';
import type { SigningKey } from '../registry/signature.ts';
import { timestampFault } from '../registry/signed-live.ts';
import { commitName, releasableApps } from './apps.ts';
import { buildApps } from './build.ts';

interface PrepareOptions {
  readonly dataDir: string;
  readonly say?: (line: string) => void;
  readonly signal?: AbortSignal;
}

/** Builds what changed and makes it live in the registry of `dataDir`. */
export async function prepareReleases({ dataDir, say = console.log, signal }: PrepareOptions): Promise<void> {
  const apps = releasableApps();
  await buildApps(apps, { say, ...(signal ? { signal } : {}) });
  signal?.throwIfAborted();
  const builds = apps.map((app) => ({ app, dist: join(repoRoot, app, 'dist') }));
  const by = { key: localKey({ ...process.env, DATA_DIR: dataDir }), commit: commitName() };
  const driver = ownRegistry(dataDir);
  await signAgain(driver, dataDir, by.key);
  await makeLive(driver, builds, by, say);
}

/** The registry of a site that was not started for a day. */
async function signAgain(driver: RegistryDriver, dataDir: string, key: SigningKey): Promise<void> {
  const { registry } = await driver.read();
  const policy = trustPolicy({ ...process.env, DATA_DIR: dataDir });
  const fault = timestampFault(registry, policy.keys);
  // A folder that was emptied has no history.
  if (registry.revision === 0) await rm(join(dataDir, 'registry-seen.json'), { force: true });
  else if (fault === 'expired') await adoptReleases(driver, key, { reason: 'npm start', policy });
}

/** Publishes builds and makes new content live. Content that was published before is left as the
 * registry has it: a rollback was intended. */
export async function makeLive(
  driver: RegistryDriver,
  builds: readonly { readonly app: string; readonly dist: string }[],
  by: { readonly key: SigningKey; readonly commit: string },
  say: (line: string) => void,
): Promise<void> {
  const picks: Record<string, string> = {};
  for (const build of builds) {
    const { app, id, isNew } = await publish(driver, { ...build, ...by });
    const live = (await driver.read()).registry.apps[app]?.active;
    if (isNew || !live) picks[app] = id;
    else if (live !== id)
      say(`${app} stays at ${live}, which somebody activated; the built ${id} is published beside it.`);
  }
  // A developer's own site starts with whatever was built; budgets are checked by the tests and by `release`.
  const intent = { actor: by.key.name, reason: 'npm start', anySize: true };
  for (const { app, to } of await activate(driver, picks, intent)) say(`${app} ${to} is live`);
}
