import type { Registry } from '@porao/contracts';
import { RegistryError, type RegistryErrorCode } from './registry-error.ts';
import { withoutRevoked } from './revoked-keys.ts';
import type { TrustPolicy } from './signature.ts';
import { hashOf, isPreviewSigned, liveFault, signedAt, timestampFault } from './signed-live.ts';

interface Checks {
  readonly policy: TrustPolicy;
  /** Is the registry that was accepted last; undefined where none was. */
  readonly last: Registry | undefined;
  readonly now?: number;
}

const putBack =
  'Put back the newest readable file of `revisions` as registry.json. If it was you who went back, and it is what should be live, remove DATA_DIR/registry-seen.json of the gateways and run release keys adopt.';
const adopt =
  'Look at `release status`. If it shows what should be live, an owner signs it: release keys adopt';

const refusal = (code: RegistryErrorCode, message: string, remedy: string) =>
  new RegistryError(code, `The registry ${message}`, remedy);

/** Refuses a registry that is older than the last one, or that mixes older states with newer ones. */
export function orderFault(registry: Registry, last: Registry): RegistryError | undefined {
  const { revision } = registry;
  if (revision < last.revision)
    return refusal('ROLLBACK', `is at revision ${revision}, after ${last.revision} was seen.`, putBack);
  if (revision === last.revision && hashOf(registry) !== hashOf(last))
    return refusal('MIXED', `has another content at revision ${revision} than was seen.`, putBack);
  const isShorter = last.revoked?.some(({ text }, at) => registry.revoked?.[at]?.text !== text);
  if (isShorter) return refusal('MIXED', 'lacks keys that were withdrawn.', putBack);
  const older = Object.keys(last.apps).find((app) => signedAt(registry, app) < signedAt(last, app));
  return older === undefined
    ? undefined
    : refusal('MIXED', `has an older state of ${older} than was seen, at a newer revision.`, putBack);
}

/** Why a registry is not to be served: old, mixed or expired. */
export function registryFault(registry: Registry, checks: Checks): RegistryError | undefined {
  const { policy, last, now } = checks;
  const order = last && orderFault(registry, last);
  if (order || registry.revision === 0) return order;
  switch (timestampFault(registry, policy.keys, now)) {
    case undefined:
      return undefined;
    case 'expired':
      return refusal('EXPIRED', 'has a timestamp that has expired: it may be an old one.', adopt);
    case 'other':
      return refusal(
        'NOT_TIMESTAMPED',
        `at revision ${registry.revision} is not the one that a known key signed as the newest.`,
        `A gateway with TIMESTAMP_KEY signs it if it follows from what was live before. ${adopt}`,
      );
  }
}

/** Returns what the owners signed of an accepted registry; an app that they did not sign stays as it was live last.
 * `held` names those. */
export function ownersRegistry(registry: Registry, { policy: { keys }, last }: Checks) {
  const held = new Map<string, string>();
  const apps = Object.entries(registry.apps).map(([app, entry]) => {
    const fault = liveFault(registry, app, keys);
    if (!fault) return [app, entry] as const;
    held.set(app, fault);
    const { active = null, previous = null, rollout = null, signed } = last?.apps[app] ?? {};
    return [app, { ...entry, active, previous, rollout, signed }] as const;
  });
  const previews = Object.entries(registry.previews ?? {}).filter(([id, preview]) =>
    isPreviewSigned(id, preview, keys),
  );
  const usable: Registry = {
    ...registry,
    apps: Object.fromEntries(apps),
    ...(registry.previews && { previews: Object.fromEntries(previews) }),
    ...(held.has('shell') && { service_worker: last?.service_worker }),
  };
  return { registry: usable, held: held as ReadonlyMap<string, string> };
}

/** Everything that gateways would refuse of a registry. */
export function registryIssues(registry: Registry, given: TrustPolicy): RegistryError[] {
  const policy = withoutRevoked(given, registry);
  const fault = registryFault(registry, { policy, last: undefined });
  const faults = Object.keys(registry.apps).flatMap((app) => {
    const words = liveFault(registry, app, policy.keys);
    return words === undefined ? [] : [[app, words] as const];
  });
  return [
    ...(fault ? [fault] : []),
    ...faults.map(
      ([app, words]) =>
        new RegistryError('UNSIGNED', `What is live of ${app} ${words}.`, `An owner of ${app}: ${adopt}`),
    ),
  ];
}
