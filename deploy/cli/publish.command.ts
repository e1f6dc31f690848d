import { resolve } from 'node:path';
import { commitName, releasableApps, requireReleasable } from '../local/apps.ts';
import { activate, publish, repoRoot } from '../registry/index.ts';
import { signingKey } from '../registry/release-keys.ts';
import { type Command, failWith, sayLive } from './command.ts';
import { withSmoke } from './gated.ts';

export const publishCommand: Command = async ({ driver, names, intent, reason, options }) => {
  const apps = options.all ? releasableApps() : names.map(requireReleasable);
  if (apps.length === 0 || (options.dist !== undefined && apps.length > 1))
    failWith('publish takes app names or --all; --dist goes with one app.');
  if (options.build) {
    const { buildApps } = await import('../local/build.ts');
    await buildApps(apps);
  }
  const key = signingKey(process.env);
  const picks: Record<string, string> = {};
  const commit = commitName();
  for (const app of apps) {
    const dist = options.dist ? resolve(options.dist) : resolve(repoRoot, app, 'dist');
    const { id, isNew } = await publish(driver, { app, dist, commit, key, reason });
    picks[app] = id;
    console.log(`${app}: ${id} ${isNew ? 'published' : 'was published before'}`);
  }
  if (options.activate) sayLive(await activate(driver, picks, await withSmoke(driver, intent())));
};
