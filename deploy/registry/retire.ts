import type { Registry, Release } from '@porao/contracts';
import { neededPaths } from '@porao/contracts/page';
import { readPossible } from './composition.ts';
import type { RegistryDriver } from './driver.ts';
import { ownEvents, spokenOf } from './event.gate.ts';
import type { Intent } from './live.change.ts';
import { changeRegistry } from './registry.change.ts';
import { RegistryError } from './registry-error.ts';

type Apps = Registry['apps'];

/** Takes an app and its canary away: its menu, routes and area are gone from the next page on. Its releases stay, and a
 * rollback makes the last one live again. Answers the release that was live. */
export async function retire(
  driver: RegistryDriver,
  app: string,
  { actor, reason }: Pick<Intent, 'actor' | 'reason'>,
): Promise<string> {
  let from = '';
  await changeRegistry(driver, async ({ apps }) => {
    const entry = apps[app];
    if (!entry?.active)
      throw new RegistryError('NOT_LIVE', `${app} is not live.`, 'Look at `release status`.');
    from = entry.active;
    await checkNotNeeded(driver, apps, app);
    const retired = { ...entry, active: null, previous: from, rollout: null };
    return {
      apps: { ...apps, [app]: retired },
      audit: [{ action: 'retire', app, from, to: '', actor, reason }],
    };
  });
  return from;
}

/** Refuses to take away the shell, a page to which it leads, an area in which other apps have something, and events that
 * they use. */
export async function checkNotNeeded(driver: RegistryDriver, apps: Apps, app: string): Promise<void> {
  const refuse = (message: string, remedy: string): never => {
    throw new RegistryError('NEEDED', message, remedy);
  };
  if (app === 'shell') refuse('Every page is in the shell.', 'Activate another release of it.');
  const read = (name: string) => readPossible(driver, apps, name);
  const own = await read(app);
  const page = own.flatMap(pathsOf).find((path) => neededPaths.includes(path));
  if (page !== undefined)
    refuse(`${app} has the page ${page}, which every site needs.`, 'Activate another release of it.');
  const areas = own.flatMap(({ manifest }) => manifest?.area?.name ?? []);
  const events = own.flatMap(ownEvents);
  for (const name of Object.keys(apps).filter((other) => other !== app)) {
    const others = await read(name);
    const [spoken] = others.flatMap((other) => spokenOf(other, events) ?? []);
    if (spoken !== undefined)
      refuse(
        `${name} uses the event ${spoken} of ${app}.`,
        `Retire ${name} first, or activate a release of it without that event.`,
      );
    const used = others.flatMap(areasUsedBy).find((area) => areas.includes(area));
    if (used !== undefined)
      refuse(
        `${name} has pages or menu entries in the area ${used} of ${app}.`,
        `Retire ${name} first, or activate a release of it without them.`,
      );
  }
}

const pathsOf = ({ manifest }: Release) => (manifest?.routes ?? []).map(({ path }) => path);

const areasUsedBy = ({ manifest }: Release) => [
  ...(manifest?.routes ?? []).map(({ layout }) => layout),
  ...(manifest?.menu ?? []).map(({ place }) => place),
];
