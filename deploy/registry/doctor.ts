import type { Registry } from '@porao/contracts';
import { checkIntegrity, readRelease } from './assets.gate.ts';
import { compositionGates, possibleOf } from './composition.ts';
import type { RegistryDriver } from './driver.ts';
import { attempt, type Refusal } from './refusal.ts';
import { checkTrust } from './signature.ts';

/** Something wrong in the store, and what to do about it. */
export type Ailment = Omit<Refusal, 'code'> & { readonly code: string };

/** Looks at everything that the registry names: pointers, hashes, what is on a page together, the log, the store. */
export async function examine(driver: RegistryDriver): Promise<Ailment[]> {
  const found: Ailment[] = [...(await driver.ailments())];
  const read = await attempt(() => driver.read());
  if (!read.ok) return [...found, read.refusal];
  const { registry } = read.value;
  for (const [app, { active, previous, rollout, releases }] of Object.entries(registry.apps)) {
    for (const id of releases) {
      const release = await attempt(() => readRelease(driver, app, id)).catch(unreadable(app, id));
      if (!release.ok) {
        found.push(isServed(registry, app, id) ? worse(release.refusal, app) : release.refusal);
        continue;
      }
      const whole = await attempt(() => checkIntegrity(driver, release.value));
      if (!whole.ok) found.push(isServed(registry, app, id) ? worse(whole.refusal, app) : whole.refusal);
      const trust = await driver.trust?.(app, id);
      const signed = await attempt(async () => trust && checkTrust(app, id, trust));
      if (!signed.ok) found.push(signed.refusal);
    }
    for (const id of [active, previous, rollout?.release])
      if (id && !releases.includes(id)) found.push(danglingPointer(app, id));
  }
  found.push(...(await examineComposition(driver, registry)));
  const log = await driver.readAudit(1).then(
    (lines) => lines.at(-1)?.revision ?? 0,
    () => undefined,
  );
  if (log === undefined || log < registry.revision) found.push(lostLine(registry.revision, log));
  return found;
}

async function examineComposition(driver: RegistryDriver, registry: Registry): Promise<Ailment[]> {
  const found: Ailment[] = [];
  const live = await attempt(async () => {
    const all = Object.keys(registry.apps).flatMap((app) =>
      possibleOf(registry.apps, app).map((id) => readRelease(driver, app, id)),
    );
    const releases = await Promise.all(all);
    return releases.length === 0 ? [] : compositionGates(driver, registry.apps, releases);
  }).catch(() => undefined);
  // Unreadable releases were named above.
  for (const gate of live?.ok ? live.value : []) {
    const fit = await attempt(async () => gate());
    if (!fit.ok) found.push(fit.refusal);
  }
  return found;
}

const isServed = ({ apps }: Registry, app: string, id: string) => possibleOf(apps, app).includes(id);

const worse = (refusal: Refusal, app: string): Ailment => ({
  ...refusal,
  remedy: `Visitors get it now: release rollback ${app}. Then: ${refusal.remedy}`,
});

const unreadable = (app: string, id: string) => (error: unknown) => ({
  ok: false as const,
  refusal: {
    code: 'UNREADABLE' as const,
    message: `${app} ${id}: release.json cannot be read (${error instanceof Error ? error.name : 'unknown'}).`,
    remedy: `Remove the folder releases/${app}/${id} of the registry and publish the same build again.`,
  },
});

const danglingPointer = (app: string, id: string): Ailment => ({
  code: 'POINTER',
  message: `${app} points to ${id}, which is not in its list of releases.`,
  remedy: `Publish that build again, or activate another release: release activate ${app} <id>.`,
});

const lostLine = (revision: number, log: number | undefined): Ailment => ({
  code: 'LOG',
  message: `The log ${log === undefined ? 'cannot be read' : `ends at revision ${log}`}, the registry is at ${revision}.`,
  remedy:
    'A writer died before its line; `release status` shows what is live. The next change continues the log.',
});
