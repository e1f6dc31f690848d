import type { Registry, Release } from '@porao/contracts';
import { readRelease } from './assets.gate.ts';
import { canaryRun, possibleOf } from './composition.ts';
import type { RegistryDriver } from './driver.ts';
import type { Intent } from './live.change.ts';
import { runningPreviews } from './preview.ts';
import { changeRegistry } from './registry.change.ts';
import { removeWithFiles } from './stored-files.ts';

export interface KeepRule {
  /** Releases published within so many days stay: a page open that long may still ask for their files. */
  readonly days: number;
  /** So many newest releases of each app stay at any age. */
  readonly keep: number;
  readonly now?: Date;
}

const day = 86_400_000;

/** Releases that nothing needs: not live, previous, canary, in a preview or recent, and not live within `days`. */
export async function findUnneeded(
  driver: RegistryDriver,
  { days, keep, now = new Date() }: KeepRule,
): Promise<{ app: string; id: string }[]> {
  const { registry } = await driver.read();
  const since = now.getTime() - days * day;
  const lastLive = await lastTimesLive(driver, registry, now);
  const unneeded: { app: string; id: string }[] = [];
  for (const [app, entry] of Object.entries(registry.apps)) {
    const kept = new Set([...neededOf(registry, app, now), ...entry.releases.slice(-keep)]);
    for (const id of entry.releases.filter((release) => !kept.has(release))) {
      const published = await publishedAt(driver, app, id);
      if (Math.max(published, lastLive.get(`${app} ${id}`) ?? 0) < since) unneeded.push({ app, id });
    }
  }
  return unneeded;
}

/** Releases of an app that somebody may get now, or after a rollback. */
const neededOf = (registry: Registry, app: string, now?: Date): (string | null | undefined)[] => [
  ...possibleOf(registry.apps, app),
  registry.apps[app]?.previous,
  ...Object.values(runningPreviews(registry, now)).map(({ apps }) => apps[app]),
];

/** Removes these releases from the registry in one write, then their files and the counters of canaries that ended; what
 * went live meanwhile is kept. */
export async function collect(
  driver: RegistryDriver,
  unneeded: readonly { app: string; id: string }[],
  { actor, reason }: Pick<Intent, 'actor' | 'reason'>,
): Promise<{ app: string; id: string }[]> {
  let gone: { app: string; id: string }[] = [];
  await changeRegistry(driver, (registry) => {
    const { apps } = registry;
    gone = unneeded.filter(({ app, id }) => {
      const entry = apps[app];
      return entry?.releases.includes(id) && !neededOf(registry, app).includes(id);
    });
    if (gone.length === 0) return null;
    const left: Registry['apps'] = Object.fromEntries(
      Object.entries(apps).map(([app, entry]) => [
        app,
        {
          ...entry,
          releases: entry.releases.filter((id) => !gone.some((it) => it.app === app && it.id === id)),
        },
      ]),
    );
    const audit = gone.map(
      ({ app, id }) => ({ action: 'gc', app, from: id, to: '', actor, reason }) as const,
    );
    return { apps: left, audit };
  });
  for (const { app, id } of gone) await removeWithFiles(driver, app, id);
  const { apps } = (await driver.read()).registry;
  const runs = Object.entries(apps).flatMap(([name, app]) => canaryRun(name, app)?.id ?? []);
  await driver.counters?.keepOnly(new Set(runs));
  return gone;
}

/** A release was last needed when another one took its place. */
async function lastTimesLive(
  driver: RegistryDriver,
  { apps }: Registry,
  now: Date,
): Promise<Map<string, number>> {
  const times = new Map<string, number>();
  for (const { app, from, time, action } of await driver.readAudit(Number.MAX_SAFE_INTEGER))
    if (from && action !== 'publish' && action !== 'gc') times.set(`${app} ${from}`, Date.parse(time));
  for (const app of Object.keys(apps))
    for (const id of possibleOf(apps, app)) times.set(`${app} ${id}`, now.getTime());
  return times;
}

async function publishedAt(driver: RegistryDriver, app: string, id: string): Promise<number> {
  const release: Release | null = await readRelease(driver, app, id).catch(() => null);
  return release ? Date.parse(release.published_at) : 0;
}
