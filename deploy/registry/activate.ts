import type { Registry, Release } from '@porao/contracts';
import { checkIntegrity, checkPresent, readRelease } from './assets.gate.ts';
import { compositionGates } from './composition.ts';
import type { AuditAction, AuditEntry, RegistryDriver } from './driver.ts';
import { checkReason, passGates } from './force.ts';
import { RefusalError } from './refusal.ts';
import { changeRegistry } from './registry.change.ts';
import { checkTrust } from './signature.ts';
import { checkSize } from './size.gate.ts';

export interface Activated {
  readonly app: string;
  readonly from: string | null;
  readonly to: string;
}

/** Loads the changed releases' routes as the site would be; throws a refusal. */
export type SmokeGate = (apps: Registry['apps'], changed: readonly Release[]) => Promise<void>;

export interface Intent {
  readonly actor: string;
  readonly reason: string;
  /** Goes over what gates refuse; each refusal stands in the log. */
  readonly force?: boolean;
  /** Absent where no browser shall look: on a developer's `npm start`, at a rollback. */
  readonly smoke?: SmokeGate;
  /** Development builds may be heavy. */
  readonly anySize?: boolean;
}

type App = Registry['apps'][keyof Registry['apps']];
type Picks = Readonly<Record<string, string>>;

/** Makes releases live, all in one write or none: each is checked against every shell that it may meet. */
export async function activate(driver: RegistryDriver, picks: Picks, intent: Intent): Promise<Activated[]> {
  const releases = await readAll(driver, picks);
  return switchTo(driver, releases, { action: 'activate', intent, checks: 'all', move: madeLive });
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
  const release = await readTrusted(driver, app, target);
  await checkPresent(driver, release);
  const [done] = await switchTo(driver, [release], {
    action: 'rollback',
    intent,
    checks: 'fit',
    move: madeLive,
    seen: entry?.active ?? null,
  });
  return done ?? { app, from: target, to: target };
}

/** Shows a release to a share of the visitors, and to the team, beside the live one. */
export async function startCanary(
  driver: RegistryDriver,
  picks: Picks,
  percent: number,
  intent: Intent,
): Promise<Activated[]> {
  const releases = await readAll(driver, picks);
  const move = (app: App | undefined, release: Release): App => {
    if (!app?.active)
      throw new RefusalError('NO_PREVIOUS', `${release.name} has no live release.`, 'Activate one first.');
    if (app.active === release.id)
      throw new RefusalError(
        'NO_CANARY',
        `${release.name} ${release.id} is live already.`,
        'Pick another one.',
      );
    return { ...app, rollout: { release: release.id, percent } };
  };
  return switchTo(driver, releases, { action: 'canary', intent, checks: 'all', move, percent });
}

/** Makes the canary live for all. */
export async function promote(driver: RegistryDriver, app: string, intent: Intent): Promise<Activated> {
  const { active, rollout } = await canaryOf(driver, app);
  const release = await readTrusted(driver, app, rollout.release);
  await checkPresent(driver, release);
  const options = { action: 'promote', intent, checks: 'fit', move: madeLive, seen: active } as const;
  const [done] = await switchTo(driver, [release], options);
  return done ?? { app, from: active, to: release.id };
}

/** Takes the canary back; nothing when `only` names another one than is there. */
export async function endCanary(
  driver: RegistryDriver,
  app: string,
  { actor, reason }: Intent,
  only?: string,
): Promise<boolean> {
  if (only === undefined) await canaryOf(driver, app);
  return changeRegistry(driver, ({ apps }) => {
    const entry = apps[app];
    if (!entry?.rollout || (only !== undefined && entry.rollout.release !== only)) return null;
    const line = { action: 'canary-end', app, from: entry.rollout.release, to: entry.active ?? '' } as const;
    return { apps: { ...apps, [app]: { ...entry, rollout: null } }, audit: [{ ...line, actor, reason }] };
  });
}

async function canaryOf(driver: RegistryDriver, app: string) {
  const { active = null, rollout = null } = (await driver.read()).registry.apps[app] ?? {};
  if (rollout === null)
    throw new RefusalError('NO_CANARY', `${app} has no canary.`, `Start one: release canary ${app} <id>.`);
  return { active, rollout };
}

const readAll = (driver: RegistryDriver, picks: Picks) =>
  Promise.all(Object.entries(picks).map(([app, id]) => readTrusted(driver, app, id)));

/** A release that gateways serve: signed by a known key. Nothing can force another one. */
async function readTrusted(driver: RegistryDriver, app: string, id: string): Promise<Release> {
  const release = await readRelease(driver, app, id);
  const trust = await driver.trust?.(app, id);
  if (trust) checkTrust(app, id, trust);
  return release;
}

interface Switch {
  readonly action: AuditAction;
  readonly intent: Intent;
  /** `fit` for what has been live or passed the rest before. */
  readonly checks: 'all' | 'fit';
  readonly move: (app: App | undefined, release: Release) => App;
  /** What the caller saw live; another one is a conflict. */
  readonly seen?: string | null;
  readonly percent?: number;
}

async function switchTo(
  driver: RegistryDriver,
  releases: readonly Release[],
  options: Switch,
): Promise<Activated[]> {
  const { action, intent, checks, move, percent } = options;
  const { actor, reason, force = false, smoke, anySize = false } = intent;
  checkReason(intent);
  const movedBy = (apps: Registry['apps'], changed: readonly Release[]) => ({
    ...apps,
    ...Object.fromEntries(changed.map((release) => [release.name, move(apps[release.name], release)])),
  });
  const before = new Map<string, string | null>();
  if (releases[0] && options.seen !== undefined) before.set(releases[0].name, options.seen);
  let early: string[] = [];
  if (checks === 'all') {
    for (const release of releases) await checkIntegrity(driver, release);
    const { apps } = (await driver.read()).registry;
    // A smoke load takes its time: what is shipped meanwhile is a conflict too.
    for (const { name } of releases) before.set(name, apps[name]?.active ?? null);
    const changed = releases.filter(({ name, id }) => apps[name]?.active !== id);
    const composed = movedBy(apps, changed);
    const sizes = anySize ? [] : changed.map((release) => () => checkSize(release));
    // A release that does not fit is not worth a browser.
    const fits = force ? [] : await compositionGates(driver, composed, changed);
    const smokes = smoke && changed.length > 0 ? [() => smoke(asActive(composed, changed), changed)] : [];
    early = await passGates([...sizes, ...fits, ...smokes], force);
  }

  let done: Activated[] = [];
  await changeRegistry(driver, async ({ apps }) => {
    for (const { name } of releases) {
      const active = apps[name]?.active ?? null;
      if (before.has(name) && before.get(name) !== active) throw changedMeanwhile(name);
      before.set(name, active);
    }
    const changed = releases.filter((release) => differs(apps[release.name], release, percent));
    done = changed.map(({ name, id }) => ({ app: name, from: apps[name]?.active ?? null, to: id }));
    if (changed.length === 0) return null;
    const composed = movedBy(apps, changed);
    const forced = [...early, ...(await passGates(await compositionGates(driver, composed, changed), force))];
    const line = { action, actor, reason, ...(percent !== undefined && { percent }) };
    const audit = done.map(
      (entry): Omit<AuditEntry, 'time' | 'revision'> => ({
        ...entry,
        ...line,
        ...(forced.length > 0 && { forced }),
      }),
    );
    return { apps: composed, audit };
  });
  return done;
}

const differs = (app: App | undefined, { id }: Release, percent: number | undefined) =>
  percent === undefined
    ? app?.active !== id
    : app?.rollout?.release !== id || app.rollout.percent !== percent;

/** As a visitor of the canary would have the site. */
const asActive = (apps: Registry['apps'], changed: readonly Release[]): Registry['apps'] => ({
  ...apps,
  ...Object.fromEntries(
    changed.flatMap(({ name, id }) =>
      apps[name] ? [[name, { ...apps[name], active: id, rollout: null }]] : [],
    ),
  ),
});

function madeLive(app: App | undefined, { id }: Release): App {
  const releases = app?.releases ?? [];
  return {
    active: id,
    previous: app?.active ?? null,
    // A canary that is live is none any more.
    rollout: app?.rollout?.release === id ? null : (app?.rollout ?? null),
    releases: releases.includes(id) ? releases : [...releases, id],
  };
}

const changedMeanwhile = (app: string) =>
  new RefusalError(
    'CONFLICT',
    `Somebody else changed ${app} meanwhile.`,
    'Look at `release status`, then try again.',
  );
