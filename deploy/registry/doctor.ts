import type { Registry } from '@porao/contracts';
import { checkIntegrity, readRelease } from './assets.gate.ts';
import { compositionGates, possibleOf, readPossible } from './composition.ts';
import type { RegistryDriver } from './driver.ts';
import { type Issue, toResult } from './registry-error.ts';
import { checkTrust } from './signature.ts';

/** Checks everything that the registry names: pointers, hashes, releases of one page together, the log, the store. */
export async function diagnose(driver: RegistryDriver): Promise<Issue[]> {
  const issues = await driver.issues();
  const read = await toResult(() => driver.read());
  if (!read.ok) return [...issues, issueOf(read.error)];
  const { registry } = read.value;
  for (const [app, { active, previous, rollout, releases }] of Object.entries(registry.apps)) {
    for (const id of releases) issues.push(...(await releaseIssues(driver, registry, app, id)));
    for (const id of [active, previous, rollout?.release])
      if (id && !releases.includes(id)) issues.push(danglingPointer(app, id));
  }
  issues.push(...(await compositionIssues(driver, registry)), ...(await logIssues(driver, registry)));
  issues.push(...(driver.registryIssues?.(registry) ?? []).map(issueOf));
  return issues;
}

async function releaseIssues(
  driver: RegistryDriver,
  registry: Registry,
  app: string,
  id: string,
): Promise<Issue[]> {
  const worsen = (issue: Issue): Issue =>
    possibleOf(registry.apps, app).includes(id)
      ? {
          ...issue,
          remedy: `Visitors get it now: release rollback ${app}. Then: ${issue.remedy}`,
        }
      : issue;
  const release = await toResult(() => readRelease(driver, app, id));
  if (!release.ok) return [worsen(issueOf(release.error))];
  const files = await toResult(() => checkIntegrity(driver, release.value));
  const trust = await driver.trust?.(app, id);
  const signed = await toResult(async () => trust && checkTrust(app, id, trust));
  return [...(files.ok ? [] : [worsen(issueOf(files.error))]), ...(signed.ok ? [] : [issueOf(signed.error)])];
}

async function compositionIssues(driver: RegistryDriver, { apps }: Registry): Promise<Issue[]> {
  const issues: Issue[] = [];
  const live = await toResult(async () => {
    const read = Object.keys(apps).map((app) => readPossible(driver, apps, app));
    const releases = (await Promise.all(read)).flat();
    return releases.length === 0 ? [] : compositionGates(driver, apps, releases);
  }).catch(() => undefined);
  // Unreadable releases have an issue of their own already.
  for (const gate of live?.ok ? live.value : []) {
    const fit = await toResult(async () => gate());
    if (!fit.ok) issues.push(issueOf(fit.error));
  }
  return issues;
}

async function logIssues(driver: RegistryDriver, { revision }: Registry): Promise<Issue[]> {
  const last = await driver.readAudit(1).then(
    (entries) => entries.at(-1)?.revision ?? 0,
    () => undefined,
  );
  if (last !== undefined && last >= revision) return [];
  return [
    {
      code: 'LOG',
      message: `The log ${last === undefined ? 'cannot be read' : `ends at revision ${last}`}, the registry is at ${revision}.`,
      remedy:
        'A writer crashed before it added its line; `release status` shows what is live. The next change continues the log.',
    },
  ];
}

/** Without what an Error has besides; the message of an Error is not written to JSON. */
const issueOf = ({ code, message, remedy }: Issue): Issue => ({ code, message, remedy });

const danglingPointer = (app: string, id: string): Issue => ({
  code: 'POINTER',
  message: `${app} points to ${id}, which is not in its list of releases.`,
  remedy: `Publish that build again, or activate another release: release activate ${app} <id>.`,
});
