import type { Registry, Release } from '@porao/contracts';
import { liveEntry, readUsable } from './activate.ts';
import { readRelease } from './assets.gate.ts';
import { newPairs, possibleOf, readPossible } from './composition.ts';
import type { AuditEntry, RegistryDriver } from './driver.ts';
import type { Gate } from './gates.ts';
import type { Activated, App } from './live.change.ts';
import { earlierGood } from './live-since.ts';
import { type RegistryError, toResult } from './registry-error.ts';
import { checkNotNeeded } from './retire.ts';

export type Apps = Registry['apps'];

/** One step of a rollback; `to` is empty where the app is taken away. */
export interface Step extends Activated {
  readonly action: 'rollback' | 'retire' | 'canary-end';
}

/** The site before a rollback of `app`. */
interface Site {
  readonly driver: RegistryDriver;
  readonly log: readonly AuditEntry[];
  readonly live: Apps;
  readonly app: string;
}

export interface Refused {
  readonly apps: readonly string[];
  readonly gate: Gate;
  readonly error: RegistryError;
}

/** So many earlier releases of an app are tried. */
const tried = 5;
/** So many apps are moved beyond those that block the rollback themselves. */
const beyond = 3;

/** Reads each release.json once: a search looks at the same ones again and again. */
export function remembering(driver: RegistryDriver): RegistryDriver {
  const read = new Map<string, Promise<Uint8Array | null>>();
  return {
    ...driver,
    getFile(app, id, path) {
      if (path !== 'release.json') return driver.getFile(app, id, path);
      const key = `${app} ${id}`;
      const found = read.get(key) ?? driver.getFile(app, id, path);
      read.set(key, found);
      return found;
    },
  };
}

/** The apps whose releases can be read: neither `app`, which is rolled back, nor another remote has to be whole. */
export async function readableOf(driver: RegistryDriver, apps: Apps, app: string): Promise<Apps> {
  const reads = Object.entries(apps).map(async ([name, entry]) => {
    // Without the shell nothing can be compared.
    const isNeeded = name === 'shell' && app !== 'shell';
    const isKept = isNeeded || (await toResult(() => readPossible(driver, apps, name))).ok;
    return isKept ? [[name, entry] as const] : [];
  });
  return Object.fromEntries((await Promise.all(reads)).flat());
}

/** The pairs of apps that could not be on one page, of those that are new. */
export async function refusedPairs({ driver, live }: Site, after: Apps): Promise<Refused[]> {
  const changed = Object.keys(after).flatMap((app) =>
    possibleOf(after, app)
      .filter((id) => !possibleOf(live, app).includes(id))
      .map((id) => readRelease(driver, app, id)),
  );
  const pairs = await newPairs(driver, after, await Promise.all(changed), live);
  const outcomes = await Promise.all(
    pairs.map(async ({ apps, check }) => ({
      apps,
      gate: check,
      outcome: await toResult(async () => check()),
    })),
  );
  return outcomes.flatMap(({ apps, gate, outcome }) =>
    outcome.ok ? [] : [{ apps, gate, error: outcome.error }],
  );
}

/** Moves as few other apps as possible until everything fits: a canary ends, an earlier good release comes back, or an
 * app is taken away. Undefined when nothing fits. */
export async function smallestSet(
  site: Site,
  start: Apps,
  refused: readonly Refused[],
): Promise<Apps | undefined> {
  // Only the app itself has moved so far, so each of the others has to.
  const least = new Set(refused.flatMap(({ apps }) => apps)).size - 1;
  for (let most = least; most <= least + beyond; most += 1) {
    const found = await solved(site, start, new Set(), most);
    if (found) return found;
  }
  return undefined;
}

async function solved(
  site: Site,
  apps: Apps,
  moved: ReadonlySet<string>,
  most: number,
): Promise<Apps | undefined> {
  const refused = await refusedPairs(site, apps);
  if (refused.length === 0) return apps;
  if (moved.size >= most) return undefined;
  // The fewest ways out first: a pair without any ends the search at once.
  const ways: Way[][] = [];
  for (const names of refused.map((pair) => pair.apps)) {
    const found = await waysOut(site, apps, names, moved, countOf(refused, names));
    if (found.length === 0) return undefined;
    ways.push(found);
  }
  const [fewest = []] = ways.toSorted((a, b) => a.length - b.length);
  for (const { name, entry } of fewest) {
    const found = await solved(site, { ...apps, [name]: entry }, new Set([...moved, name]), most);
    if (found) return found;
  }
  return undefined;
}

interface Way {
  readonly name: string;
  readonly entry: App;
}

/** The moves of one of two apps that leave less between them refused. */
async function waysOut(
  site: Site,
  apps: Apps,
  names: Refused['apps'],
  moved: ReadonlySet<string>,
  before: number,
): Promise<Way[]> {
  const ways: Way[] = [];
  for (const name of names.filter((one) => !moved.has(one)))
    for (const entry of await otherEntries(site, apps, name)) {
      const after = await refusedPairs(site, { ...apps, [name]: entry });
      if (countOf(after, names) < before) ways.push({ name, entry });
    }
  return ways;
}

const countOf = (refused: readonly Refused[], names: Refused['apps']): number =>
  refused.filter(({ apps }) => names.every((name) => apps.includes(name))).length;

/** The states that an app may be moved to, the least change first. */
async function otherEntries({ driver, log, live, app }: Site, apps: Apps, name: string): Promise<App[]> {
  const entry = apps[name];
  if (!entry) return [];
  const ended = entry.rollout ? [{ ...entry, rollout: null }] : [];
  if (name === app) return ended;
  const ids = earlierGood(log, name, [live[name]?.active ?? null]).filter((id) =>
    entry.releases.includes(id),
  );
  const usable = await Promise.all(
    ids.slice(0, tried).map((id) => toResult(() => readUsable(driver, name, id))),
  );
  const earlier = usable.flatMap((read) =>
    read.ok ? [backEntry({ ...entry, rollout: null }, read.value, log)] : [],
  );
  const isNeeded = !(await toResult(() => checkNotNeeded(driver, apps, name))).ok;
  const away = { ...entry, active: null, previous: entry.active, rollout: null };
  return [...ended, ...earlier, ...(isNeeded || !entry.active ? [] : [away])];
}

/** An app's entry after a rollback to a release; the next one goes to what was good before that. */
export function backEntry(entry: App | undefined, release: Release, log: readonly AuditEntry[]): App {
  const after = liveEntry(entry, release);
  const earlier = earlierGood(log, release.name, [release.id, entry?.active ?? null]);
  return { ...after, previous: earlier.find((id) => after.releases.includes(id)) ?? null };
}

/** Lists what differs, the app that is rolled back first. */
export const stepsOf = (live: Apps, after: Apps, app: string): Step[] =>
  [app, ...Object.keys(after).filter((name) => name !== app)].flatMap((name) => {
    const [before, now] = [live[name], after[name]];
    if (!before || !now || before === now) return [];
    const { active: from, rollout } = before;
    const steps: Step[] = [];
    if (now.active === null && from !== null) steps.push({ app: name, action: 'retire', from, to: '' });
    else if (now.active !== null && now.active !== from)
      steps.push({ app: name, action: 'rollback', from, to: now.active });
    if (rollout && !now.rollout && now.active && now.active !== rollout.release)
      steps.push({ app: name, action: 'canary-end', from: rollout.release, to: now.active });
    return steps;
  });
