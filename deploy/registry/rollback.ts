import type { Release } from '@porao/contracts';
import { readUsable } from './activate.ts';
import { typed } from './data-dir.ts';
import type { RegistryDriver } from './driver.ts';
import { checkReason, runGates } from './gates.ts';
import type { Activated, Intent } from './live.change.ts';
import { readEnough } from './live-since.ts';
import { changeRegistry } from './registry.change.ts';
import { allOf, conflict, RegistryError } from './registry-error.ts';
import {
  type Apps,
  backEntry,
  type Refused,
  readableOf,
  refusedPairs,
  remembering,
  type Step,
  smallestSet,
  stepsOf,
} from './rollback-set.ts';

/** Makes the release live that was live before, or `to`. The next rollback goes further back, not to what this one
 * takes away. */
export async function rollback(
  driver: RegistryDriver,
  app: string,
  to: string | undefined,
  intent: Intent,
): Promise<Activated> {
  const { steps, target } = await goBack(driver, app, to, intent, false);
  return { app, from: steps[0] ? steps[0].from : target, to: target };
}

/** The same with the fewest other apps that have to go with it, in one write. The app itself comes first. */
export const rollbackTogether = async (
  driver: RegistryDriver,
  app: string,
  to: string | undefined,
  intent: Intent,
): Promise<Step[]> => (await goBack(driver, app, to, intent, true)).steps;

async function goBack(
  driver: RegistryDriver,
  app: string,
  to: string | undefined,
  intent: Intent,
  isTogether: boolean,
): Promise<{ steps: Step[]; target: string }> {
  const { active = null, previous } = (await driver.read()).registry.apps[app] ?? {};
  const target = to ?? previous;
  if (!target)
    throw new RegistryError(
      'NO_PREVIOUS',
      `${app} has no earlier live release.`,
      `Name one: ${typed(`release rollback ${app} <id>`)}; or take the app away: ${typed(`release retire ${app}`)}.`,
    );
  checkReason(intent);
  const { actor, reason, force = false } = intent;
  const [log, release] = await Promise.all([readEnough(driver), readUsable(driver, app, target)]);
  let steps: Step[] = [];
  await changeRegistry(driver, async ({ apps }) => {
    steps = [];
    if ((apps[app]?.active ?? null) !== active) throw conflict(app);
    if (active === target) return null;
    const kept = remembering(driver);
    const live = await readableOf(kept, apps, app);
    const site = { driver: kept, log, live, app };
    // A canary that cannot be read ends with it.
    const entry = live[app] ?? (apps[app] && { ...apps[app], rollout: null });
    let after: Apps = { ...live, [app]: backEntry(entry, release, log) };
    const refused = await refusedPairs(site, after);
    const isForced = force && !isTogether;
    const set = isForced || refused.length === 0 ? after : await smallestSet(site, after, refused);
    if (!set || (set !== after && !isTogether))
      throw inTheWay(release, refused, set && stepsOf(apps, { ...apps, ...set }, app));
    after = { ...apps, ...set };
    const forced = await runGates(isForced ? refused.map(({ gate }) => gate) : [], force);
    steps = stepsOf(apps, after, app);
    return {
      apps: after,
      audit: steps.map((step) => ({
        ...step,
        actor,
        reason: step.app === app ? reason : `${reason} (with ${app} ${target})`.trim(),
        ...(forced.length > 0 && { forced }),
      })),
    };
  });
  return { steps, target };
}

/** Names every app that is in the way, and the set that would fit. */
function inTheWay(
  { name, id }: Release,
  refused: readonly Refused[],
  steps: Step[] | undefined,
): RegistryError {
  const [first = conflict(name), ...others] = refused.map(({ error }) => error);
  const { code, message } = allOf(first, others);
  const names = new Set(refused.flatMap(({ apps }) => apps.filter((app) => app !== name)));
  const lines = message.replaceAll('\n', '\n  ');
  const command = `${typed(`release rollback ${name} ${id} --with`)} --reason "…"`;
  const along = (steps ?? []).filter(({ app }) => app !== name).map((step) => `\n  ${stepText(step)}`);
  return new RegistryError(
    code,
    `${name} ${id} does not go with what is live of ${[...names].join(', ')}:\n  ${lines}`,
    steps
      ? `The fewest that have to go with it, in one write: ${command}${along.join('')}`
      : `Nothing that was live before fits. Choose another release of ${name}, or go over it: --force --reason "…".`,
  );
}

/** Says a step as it would be made, and as it was. */
export const stepText = ({ app, action, from, to }: Step): string => {
  if (action === 'retire') return `${app}: ${from} is taken away: nothing older of it fits`;
  return action === 'canary-end'
    ? `${app}: the canary ${from} is taken back`
    : `${app}: ${from ?? 'nothing'} -> ${to}`;
};
