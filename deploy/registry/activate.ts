import type { Registry, Release } from '@porao/contracts';
import { checkIntegrity, checkPresent, readRelease } from './assets.gate.ts';
import type { AuditEntry, RegistryDriver } from './driver.ts';
import { checkFits } from './gates.ts';
import { RefusalError } from './refusal.ts';
import { changeRegistry } from './registry.change.ts';

export interface Activated {
  readonly app: string;
  readonly from: string | null;
  readonly to: string;
}

interface Intent {
  readonly actor: string;
  readonly reason: string;
}

type Picks = Readonly<Record<string, string>>;

/** Makes releases live, all in one write or none: each is checked against the shell that is then live. */
export async function activate(driver: RegistryDriver, picks: Picks, intent: Intent): Promise<Activated[]> {
  const releases = await Promise.all(Object.entries(picks).map(([app, id]) => readRelease(driver, app, id)));
  for (const release of releases) await checkIntegrity(driver, release);
  return switchTo(driver, releases, 'activate', intent);
}

/** Makes the release live that was live before, or `to`. */
export async function rollback(
  driver: RegistryDriver,
  app: string,
  to: string | undefined,
  intent: Intent,
): Promise<Activated> {
  const entry = (await driver.read()).registry.apps[app];
  const target = to ?? entry?.previous;
  if (!target)
    throw new RefusalError(
      'NO_PREVIOUS',
      `${app} has no earlier live release.`,
      `Name the release to go to: release rollback ${app} <id>.`,
    );
  const release = await readRelease(driver, app, target);
  await checkPresent(driver, release);
  const [done] = await switchTo(driver, [release], 'rollback', intent, entry?.active ?? null);
  return done ?? { app, from: target, to: target };
}

async function switchTo(
  driver: RegistryDriver,
  releases: readonly Release[],
  action: AuditEntry['action'],
  { actor, reason }: Intent,
  seen?: string | null,
): Promise<Activated[]> {
  const before = new Map<string, string | null>();
  if (releases[0] && seen !== undefined) before.set(releases[0].name, seen);
  let done: Activated[] = [];
  await changeRegistry(driver, async (registry) => {
    for (const { name } of releases) {
      const active = registry.apps[name]?.active ?? null;
      if ((before.get(name) ?? active) !== active) throw changedMeanwhile(name);
      before.set(name, active);
    }
    const changed = releases.filter(({ name, id }) => registry.apps[name]?.active !== id);
    done = changed.map(({ name, id }) => ({ app: name, from: registry.apps[name]?.active ?? null, to: id }));
    if (changed.length === 0) return null;
    await checkComposition(driver, registry, changed);
    return {
      apps: {
        ...registry.apps,
        ...Object.fromEntries(changed.map((release) => [release.name, moved(registry, release)])),
      },
      audit: done.map((entry) => ({ ...entry, action, actor, reason })),
    };
  });
  return done;
}

function moved(registry: Registry, { name, id }: Release): Registry['apps'][keyof Registry['apps']] {
  const app = registry.apps[name];
  const releases = app?.releases ?? [];
  return {
    active: id,
    previous: app?.active ?? null,
    rollout: app?.rollout ?? null,
    releases: releases.includes(id) ? releases : [...releases, id],
  };
}

/** Every pair of shell and remote that would be new on a page must fit. */
async function checkComposition(
  driver: RegistryDriver,
  registry: Registry,
  changed: readonly Release[],
): Promise<void> {
  const liveOf = async (app: string) => {
    const id = registry.apps[app]?.active;
    return id ? readRelease(driver, app, id) : undefined;
  };
  const newShell = changed.find(({ name }) => name === 'shell');
  const shell = newShell ?? (await liveOf('shell'));
  const remotes = changed.filter(({ name }) => name !== 'shell');
  if (shell === undefined)
    throw new RefusalError(
      'NO_SHELL',
      `No shell is live, so ${remotes.map(({ name }) => name).join(', ')} cannot be checked.`,
      'Publish and activate a shell first, or together with it.',
    );
  for (const remote of remotes) checkFits(remote, shell);
  if (newShell === undefined) return;
  const names = new Set(changed.map(({ name }) => name));
  for (const app of Object.keys(registry.apps).filter((name) => !names.has(name))) {
    const remote = await liveOf(app);
    if (remote) checkFits(remote, shell);
  }
}

const changedMeanwhile = (app: string) =>
  new RefusalError(
    'CONFLICT',
    `Somebody else changed ${app} meanwhile.`,
    'Look at `release status`, then try again.',
  );
