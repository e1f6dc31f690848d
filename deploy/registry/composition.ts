import { hash } from 'node:crypto';
import type { Registry, Release } from '@porao/contracts';
import { readRelease } from './assets.gate.ts';
import type { RegistryDriver } from './driver.ts';
import { checkEventKept, checkEventOwner, ownEvents, sureEvents } from './event.gate.ts';
import { checkFits, type Gate } from './gates.ts';
import { checkManifest, checkMenuRoom } from './manifest.gate.ts';
import { checkOwnership, swallowsOf } from './ownership.gate.ts';
import { RegistryError } from './registry-error.ts';
import { checkFills, checkSlots } from './slots.gate.ts';

type Apps = Registry['apps'];

/** Releases of an app that a page may contain: the live one and the canary. */
export function possibleOf(apps: Apps, app: string): string[] {
  const { active, rollout } = apps[app] ?? {};
  return [...new Set([active, rollout?.release])].filter((id) => id !== null && id !== undefined);
}

/** Reads the releases that `possibleOf` names. */
export const readPossible = (driver: RegistryDriver, apps: Apps, app: string): Promise<Release[]> =>
  Promise.all(possibleOf(apps, app).map((id) => readRelease(driver, app, id)));

/** Two apps that a page could contain together, and what refuses that. */
interface Pair {
  readonly apps: readonly [string, string];
  readonly check: () => void;
}

/** Each new pair of apps that a page could contain, canaries included: each remote fits the shell, no two claim one
 * route, area, role or slot, and contents fit their slots. `live` is what is live before the change; without it the pairs are only looked at. */
export async function newPairs(
  driver: RegistryDriver,
  apps: Apps,
  changed: readonly Release[],
  live?: Apps,
): Promise<Pair[]> {
  if (!apps['shell']?.active)
    throw new RegistryError(
      'NO_SHELL',
      `No shell is live, so ${changed.map(({ name }) => name).join(', ')} cannot be checked.`,
      'Publish and activate a shell first, or together with it.',
    );
  const isNew = ({ name, id }: Release) =>
    changed.some((release) => release.name === name && release.id === id);
  const possible = Object.fromEntries(
    await Promise.all(
      Object.keys(apps).map(async (app) => [app, await readPossible(driver, apps, app)] as const),
    ),
  );
  const { shell: shells = [], ...remotes } = possible;
  const declared = Object.values(remotes).flatMap(sureEvents);
  const known = [...declared, ...shells.slice(0, 1).flatMap(({ events }) => events)];
  const fits = Object.values(remotes)
    .flat()
    .flatMap((remote) =>
      shells
        .filter((shell) => isNew(shell) || isNew(remote))
        .map((shell): Pair => {
          const check = () => checkFits(remote, shell, [...declared, ...ownEvents(remote)]);
          return { apps: [remote.name, 'shell'], check };
        }),
    );
  const owned = changed.map(async (release) => {
    const before = await readPossible(driver, live ?? {}, release.name);
    const others = Object.entries(possible).flatMap(([app, releases]) =>
      app === release.name ? [] : releases,
    );
    const gone = before.flatMap(ownEvents).filter((event) => !known.includes(event));
    return others.map((other): Pair => {
      const check = () => {
        checkEventOwner(release, other, before);
        if (!isNew(other)) checkEventKept(release, other, gone);
        checkOwnership(release, other, before);
        checkSlots(release, other, before);
      };
      return { apps: [release.name, other.name], check };
    });
  });
  return [...fits, ...(await Promise.all(owned)).flat()];
}

/** The gates of these pairs. */
export const compositionGates = async (...of: Parameters<typeof newPairs>): Promise<Gate[]> =>
  (await newPairs(...of)).map(({ check }) => check);

/** The gates of what a release says alone, of patterns that take in pages of others, and of the room in menus and slots
 * that apps share. What was live once comes back without them. */
export async function manifestGates(
  driver: RegistryDriver,
  after: Apps,
  changed: readonly Release[],
  live: Apps,
) {
  const names = Object.keys(after);
  const all = (await Promise.all(names.map((app) => readPossible(driver, after, app)))).map(
    ([first]) => first,
  );
  const before = await Promise.all(changed.map(({ name }) => readPossible(driver, live, name)));
  const others = all.filter((one) => one !== undefined);
  return changed.flatMap((release, place): Gate[] => [
    () => checkManifest(release),
    () => checkMenuRoom(release, before[place]?.[0], others),
    () => checkFills(release, before[place]?.[0], others),
    ...others
      .filter(({ name }) => name !== release.name)
      .map((other) => () => checkOwnership(release, other, before[place] ?? [], swallowsOf)),
  ]);
}

export interface CanaryRun {
  /** Names its counters. Differs for each canary, of the same release too, and with the stable release. */
  readonly id: string;
  /** Signs the tokens of page loads. */
  readonly key: string;
}

/** Undefined for an app without a canary. */
export function canaryRun(app: string, entry: Apps[string]): CanaryRun | undefined {
  const { active, rollout } = entry;
  if (active === null || rollout === null) return undefined;
  const { release, key } = rollout;
  return { id: `${app}-${release}-${active}-${hash('sha256', key).slice(0, 8)}`, key };
}
