import { hash } from 'node:crypto';
import type { Registry, Release } from '@porao/contracts';
import { readRelease } from './assets.gate.ts';
import type { RegistryDriver } from './driver.ts';
import { checkFits, type Gate } from './gates.ts';
import { checkOwnership } from './ownership.gate.ts';
import { RegistryError } from './registry-error.ts';

type Apps = Registry['apps'];

/** Releases of an app that a page may contain: the live one and the canary. */
export function possibleOf(apps: Apps, app: string): string[] {
  const { active, rollout } = apps[app] ?? {};
  return [...new Set([active, rollout?.release])].filter((id) => id !== null && id !== undefined);
}

/** Reads the releases that `possibleOf` names. */
export const readPossible = (driver: RegistryDriver, apps: Apps, app: string): Promise<Release[]> =>
  Promise.all(possibleOf(apps, app).map((id) => readRelease(driver, app, id)));

/** One gate for each new pair of apps that a page could contain, canaries included: each remote fits the shell, and no
 * two claim one route or area. `live` is what is live before the change. */
export async function compositionGates(
  driver: RegistryDriver,
  apps: Apps,
  changed: readonly Release[],
  live: Apps,
): Promise<Gate[]> {
  const isNew = ({ name, id }: Release) =>
    changed.some((release) => release.name === name && release.id === id);
  const read = (app: string) => readPossible(driver, apps, app);
  const shells = await read('shell');
  if (!apps['shell']?.active)
    throw new RegistryError(
      'NO_SHELL',
      `No shell is live, so ${changed.map(({ name }) => name).join(', ')} cannot be checked.`,
      'Publish and activate a shell first, or together with it.',
    );
  const gates: Gate[] = [];
  const names = shells.some(isNew) ? Object.keys(apps) : changed.map(({ name }) => name);
  for (const app of new Set(names.filter((name) => name !== 'shell')))
    for (const remote of await read(app))
      for (const shell of shells.filter((host) => isNew(host) || isNew(remote)))
        gates.push(() => checkFits(remote, shell));
  for (const release of changed) {
    const before = await readPossible(driver, live, release.name);
    for (const app of Object.keys(apps).filter((name) => name !== release.name))
      for (const other of await read(app)) gates.push(() => checkOwnership(release, other, before));
  }
  return gates;
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
