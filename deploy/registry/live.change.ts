import type { Registry, Release } from '@porao/contracts';
import { checkIntegrity } from './assets.gate.ts';
import { compositionGates, manifestGates } from './composition.ts';
import type { AuditAction, RegistryDriver } from './driver.ts';
import { checkReason, runGates } from './gates.ts';
import { changeRegistry } from './registry.change.ts';
import { conflict } from './registry-error.ts';
import { checkSize } from './size.gate.ts';

type Apps = Registry['apps'];
export type App = Apps[string];

export interface Activated {
  readonly app: string;
  readonly from: string | null;
  readonly to: string;
}

/** Loads the routes of the changed releases as they would be; throws a RegistryError. */
export type SmokeGate = (apps: Apps, changed: readonly Release[]) => Promise<void>;

export interface Intent {
  readonly actor: string;
  readonly reason: string;
  /** Overrides gates; each error that was overridden is written to the log. */
  readonly force?: boolean;
  /** Absent where no browser is wanted: on a developer's `npm start`, at a rollback. */
  readonly smoke?: SmokeGate;
  /** Development builds may be over the size budget. */
  readonly anySize?: boolean;
}

/** Describes a change of one or several apps in one write. */
export interface Plan {
  readonly action: AuditAction;
  readonly releases: readonly Release[];
  readonly intent: Intent;
  /** The app's entry after the change. */
  readonly entryAfter: (app: App | undefined, release: Release) => App;
  /** Is set for a canary. */
  readonly percent?: number;
}

/** Holds what the checks saw and overrode. */
export interface Checked {
  /** The live release of each app; another one at the commit is a conflict. */
  readonly live: ReadonlyMap<string, string | null>;
  readonly forced: readonly string[];
}

/** Checks files, size, fit and, when a smoke gate is given, the pages of releases that were not live yet. */
export async function check(driver: RegistryDriver, plan: Plan): Promise<Checked> {
  const { releases, intent } = plan;
  const { force = false, smoke, anySize = false } = intent;
  checkReason(intent);
  await Promise.all(releases.map((release) => checkIntegrity(driver, release)));
  const { apps } = (await driver.read()).registry;
  const live = new Map(releases.map(({ name }) => [name, apps[name]?.active ?? null]));
  const changed = changedBy(plan, apps);
  const after = appsAfter(plan, apps, changed);
  const sizes = anySize ? [] : changed.map((release) => () => checkSize(release));
  const manifests = await manifestGates(driver, after, changed, apps);
  // Fit comes before the smoke load, which takes longest. With force, the commit checks it.
  const fits = force ? [] : await compositionGates(driver, after, changed, apps);
  const forced = await runGates([...sizes, ...manifests, ...fits], force);
  const smokes = smoke && changed.length > 0 ? [() => smoke(asActive(after, changed), changed)] : [];
  return { live, forced: [...forced, ...(await runGates(smokes, force))] };
}

/** Writes the plan in one step, checked against every shell that its releases may meet at that moment. */
export async function commit(driver: RegistryDriver, plan: Plan, checked: Checked): Promise<Activated[]> {
  const { action, releases, intent, percent } = plan;
  const { actor, reason, force = false } = intent;
  checkReason(intent);
  let activated: Activated[] = [];
  await changeRegistry(driver, async ({ apps }) => {
    for (const { name } of releases)
      if (checked.live.get(name) !== (apps[name]?.active ?? null)) throw conflict(name);
    const changed = changedBy(plan, apps);
    activated = changed.map(({ name, id }) => ({ app: name, from: apps[name]?.active ?? null, to: id }));
    if (changed.length === 0) return null;
    const after = appsAfter(plan, apps, changed);
    const forced = [
      ...checked.forced,
      ...(await runGates(await compositionGates(driver, after, changed, apps), force)),
    ];
    const common = {
      action,
      actor,
      reason,
      ...(percent !== undefined && { percent }),
      ...(forced.length > 0 && { forced }),
    };
    return { apps: after, audit: activated.map((entry) => ({ ...entry, ...common })) };
  });
  return activated;
}

const changedBy = ({ releases, percent }: Plan, apps: Apps): Release[] =>
  releases.filter(({ name, id }) => {
    const { active, rollout } = apps[name] ?? {};
    return percent === undefined ? active !== id : rollout?.release !== id || rollout.percent !== percent;
  });

const appsAfter = ({ entryAfter }: Plan, apps: Apps, changed: readonly Release[]): Apps => ({
  ...apps,
  ...Object.fromEntries(changed.map((release) => [release.name, entryAfter(apps[release.name], release)])),
});

/** The site of a visitor who gets the changed releases, canaries too. */
const asActive = (apps: Apps, changed: readonly Release[]): Apps => ({
  ...apps,
  ...Object.fromEntries(
    changed.flatMap(({ name, id }) =>
      apps[name] ? [[name, { ...apps[name], active: id, rollout: null }]] : [],
    ),
  ),
});
