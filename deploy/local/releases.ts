import { join } from 'node:path';
import { actorName, commitName, releasableApps } from '../cli/workspace.ts';
import { activate, fileDriver, publish, repoRoot } from '../registry/index.ts';
import { buildApps } from './build.ts';

interface PrepareOptions {
  readonly dataDir: string;
  readonly say?: (line: string) => void;
  readonly signal?: AbortSignal;
}

/** Builds what changed and makes it live. Content that had been published before stays as the registry has it:
 * whoever rolled back meant it. */
export async function prepareReleases({ dataDir, say = console.log, signal }: PrepareOptions): Promise<void> {
  const driver = fileDriver(join(dataDir, 'registry'));
  const apps = releasableApps();
  await buildApps(apps, { say, ...(signal ? { signal } : {}) });
  const commit = commitName();
  const actor = actorName();
  const picks: Record<string, string> = {};
  for (const app of apps) {
    signal?.throwIfAborted();
    const { id, isNew } = await publish(driver, { app, actor, commit, dist: join(repoRoot, app, 'dist') });
    const live = (await driver.read()).registry.apps[app]?.active;
    if (isNew || !live) picks[app] = id;
    else if (live !== id)
      say(`${app} stays at ${live}, chosen by hand; the built ${id} is published beside it.`);
  }
  for (const { app, to } of await activate(driver, picks, { actor, reason: 'npm start' }))
    say(`${app} ${to} is live`);
}
