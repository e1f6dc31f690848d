import { randomBytes } from 'node:crypto';
import type { Release } from '@porao/contracts';
import { checkPresent, readRelease } from './assets.gate.ts';
import type { RegistryDriver } from './driver.ts';
import { checkPageForm } from './gates.ts';
import { type Activated, type App, check, commit, type Intent, type Plan } from './live.change.ts';
import { changeRegistry } from './registry.change.ts';
import { RegistryError } from './registry-error.ts';
import { checkTrust } from './signature.ts';

type Picks = Readonly<Record<string, string>>;

/** Makes releases live, all in one write or none: each is checked against every shell that it may meet. */
export async function activate(driver: RegistryDriver, picks: Picks, intent: Intent): Promise<Activated[]> {
  const releases = await readAll(driver, picks);
  const plan: Plan = { action: 'activate', releases, intent, entryAfter: liveEntry };
  return commit(driver, plan, await check(driver, plan));
}

/** Shows a release to a share of the visitors, and to the team, beside the live one. */
export async function startCanary(
  driver: RegistryDriver,
  picks: Picks,
  percent: number,
  intent: Intent,
): Promise<Activated[]> {
  const releases = await readAll(driver, picks);
  const entryAfter = (app: App | undefined, { name, id }: Release): App => {
    if (!app?.active)
      throw new RegistryError('NO_PREVIOUS', `${name} has no live release.`, 'Activate one first.');
    if (app.active === id)
      throw new RegistryError('NO_CANARY', `${name} ${id} is live already.`, 'Choose another release.');
    // With another share it is the same canary.
    const known = app.rollout?.release === id ? app.rollout.key : undefined;
    const key = known ?? randomBytes(16).toString('base64url');
    return { ...app, rollout: { release: id, percent, key } };
  };
  const plan: Plan = { action: 'canary', releases, intent, entryAfter, percent };
  return commit(driver, plan, await check(driver, plan));
}

/** Makes the canary live for all. It passed all checks before: only its files and its fit are checked. */
export async function promote(driver: RegistryDriver, app: string, intent: Intent): Promise<Activated> {
  const { active, rollout } = await canaryOf(driver, app);
  const release = await readUsable(driver, app, rollout.release);
  const plan: Plan = { action: 'promote', releases: [release], intent, entryAfter: liveEntry };
  const [done] = await commit(driver, plan, { live: new Map([[app, active]]), forced: [] });
  return done ?? { app, from: active, to: rollout.release };
}

/** Takes the canary back; nothing when `only` names another one than the current one. */
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
    throw new RegistryError('NO_CANARY', `${app} has no canary.`, `Start one: release canary ${app} <id>.`);
  return { active, rollout };
}

export const readAll = (driver: RegistryDriver, picks: Picks) =>
  Promise.all(Object.entries(picks).map(([app, id]) => readTrusted(driver, app, id)));

/** A release that gateways serve: of a page form that they know, signed by a known key. Force does not override this. */
async function readTrusted(driver: RegistryDriver, app: string, id: string): Promise<Release> {
  const release = await readRelease(driver, app, id);
  checkPageForm(release);
  const trust = await driver.trust?.(app, id);
  if (trust) checkTrust(app, id, trust);
  return release;
}

/** The same, with all its files in the store. */
export async function readUsable(driver: RegistryDriver, app: string, id: string): Promise<Release> {
  const release = await readTrusted(driver, app, id);
  await checkPresent(driver, release);
  return release;
}

export function liveEntry(app: App | undefined, { id }: Release): App {
  const releases = app?.releases ?? [];
  return {
    active: id,
    previous: app?.active ?? null,
    // A canary that becomes live is no canary any more.
    rollout: app?.rollout?.release === id ? null : (app?.rollout ?? null),
    releases: releases.includes(id) ? releases : [...releases, id],
  };
}
