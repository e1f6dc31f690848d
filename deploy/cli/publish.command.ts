import { resolve } from 'node:path';
import { activate } from '../registry/activate.ts';
import { attempt, publish, type Refusal, type RegistryDriver, repoRoot } from '../registry/index.ts';
import { commitName, releasableApps, requireReleasable } from './workspace.ts';

interface PublishOptions {
  readonly names: readonly string[];
  readonly all: boolean;
  readonly activate: boolean;
  readonly build: boolean;
  readonly dist?: string | undefined;
  readonly intent: { readonly actor: string; readonly reason: string };
}

/** Publishes every named app; what was refused is said and answers false. */
export async function publishApps(driver: RegistryDriver, options: PublishOptions): Promise<boolean> {
  const apps = options.all ? releasableApps() : options.names.map(requireReleasable);
  if (apps.length === 0 || (options.dist !== undefined && apps.length > 1)) {
    console.error('publish takes app names or --all; --dist goes with one app.');
    return false;
  }
  if (options.build) {
    const { buildApps } = await import('../local/build.ts');
    await buildApps(apps);
  }
  const picks: Record<string, string> = {};
  const commit = commitName();
  for (const app of apps) {
    const dist = options.dist ? resolve(options.dist) : resolve(repoRoot, app, 'dist');
    const outcome = await attempt(() => publish(driver, { app, dist, commit, actor: options.intent.actor }));
    if (!outcome.ok) return say(outcome.refusal);
    picks[app] = outcome.value.id;
    console.log(
      `${app}: ${outcome.value.id} ${outcome.value.isNew ? 'published' : 'had been published before'}`,
    );
  }
  if (!options.activate) return true;
  const outcome = await attempt(() => activate(driver, picks, options.intent));
  if (!outcome.ok) return say(outcome.refusal);
  for (const { app, from, to } of outcome.value) console.log(`${app}: ${from ?? 'nothing'} -> ${to} is live`);
  return true;
}

function say({ code, message, remedy }: Refusal): false {
  console.error(`Refused (${code}): ${message}\n${remedy}`);
  return false;
}
