import { join, resolve } from 'node:path';
import { commitName, folderOf, releasableApps, requireFolder, requireReleasable } from '../local/apps.ts';
import { activate, publish } from '../registry/index.ts';
import { checkScope, signingKey, trustPolicy } from '../registry/release-keys.ts';
import { buildForRelease } from './build-for-release.ts';
import { type Command, failWith, type Invocation, sayLive } from './command.ts';
import { withSmoke } from './gated.ts';
import { checkTypes } from './types.gate.ts';

export const publishCommand: Command = async ({ driver, names, intent, reason, options }) => {
  const apps = options.all ? releasableApps() : names.map(requireReleasable);
  if (apps.length === 0 || (options.dist !== undefined && apps.length > 1))
    failWith('publish takes app names or --all; --dist goes with one app.');
  const picks = await publishApps(apps, { driver, reason, options });
  if (options.activate) sayLive(await activate(driver, picks, await withSmoke(driver, intent(), options)));
};

/** Builds where it is wanted, and publishes; answers the id of each app. */
export async function publishApps(
  apps: readonly string[],
  { driver, reason, options }: Pick<Invocation, 'driver' | 'reason' | 'options'>,
): Promise<Record<string, string>> {
  // A build from elsewhere has no sources here.
  const skipped = options['skip-types'] || options.dist ? ['types'] : [];
  if (options.dist === undefined) apps.forEach(requireFolder);
  const key = signingKey(process.env);
  checkScope(key, apps, trustPolicy(process.env));
  if (skipped.length === 0) for (const app of apps) await checkTypes(app);
  if (options.build) await buildForRelease(apps);
  const picks: Record<string, string> = {};
  const commit = commitName();
  for (const app of apps) {
    const dist = options.dist ? resolve(options.dist) : join(folderOf(app), 'dist');
    const { id, isNew } = await publish(driver, { app, dist, commit, key, reason, skipped });
    picks[app] = id;
    console.log(`${app}: ${id} ${isNew ? 'published' : 'was published before'}`);
  }
  return picks;
}
