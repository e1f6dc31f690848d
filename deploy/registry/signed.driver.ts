import type { Registry } from '@porao/contracts';
import type { RegistryDriver, Snapshot } from './driver.ts';
import { conflict, RegistryError } from './registry-error.ts';
import { checkScope } from './release-keys.ts';
import { withoutRevoked } from './revoked-keys.ts';
import { isInScope, publicKeyOf, type SigningKey, type TrustPolicy } from './signature.ts';
import {
  isPreviewSigned,
  isSameLive,
  liveFault,
  mayTimestamp,
  signLive,
  signPreview,
  signTimestamp,
  timestampFault,
} from './signed-live.ts';

export interface Signers {
  readonly policy: () => TrustPolicy;
  /** Signs what goes live; throws where there is none. */
  readonly key: () => SigningKey;
  /** Signs that the registry is the newest one. */
  readonly timestampKey: () => SigningKey | undefined;
}

/** A registry whose writer signs what it makes live; the end of a canary needs no signature. A new timestamp follows
 * only from a valid one, or an old state that was put back would become the newest. With `signingAll` the writer signs all
 * that its keys may sign, whoever wrote it. */
export function signedDriver(driver: RegistryDriver, signers: Signers, signingAll = false): RegistryDriver {
  const { key, timestampKey } = signers;
  let policy = signers.policy;
  let seen: Snapshot | undefined;

  const isOwn = (apps: readonly string[]): boolean => {
    const known = policy().keys.get(publicKeyOf(key().privateKey));
    return known !== undefined && apps.every((app) => isInScope(known, app));
  };

  /** Returns whether to sign; refuses a change for which the key is not. */
  function signs(apps: readonly string[], isChange: boolean): boolean {
    if (!isChange) return signingAll && isOwn(apps);
    checkScope(key(), apps, policy());
    return true;
  }

  function signed(registry: Registry, before: Registry): Registry {
    policy = () => withoutRevoked(signers.policy(), before);
    const { keys } = policy();
    const kept = Object.entries(registry.apps).map(
      ([app, entry]) => [app, { ...entry, signed: before.apps[app]?.signed }] as const,
    );
    const after: Registry = { ...registry, apps: Object.fromEntries(kept) };
    for (const [app, entry] of kept)
      if (liveFault(after, app, keys) && signs([app], !isSameLive(after, before, app)))
        after.apps[app] = { ...entry, signed: signLive(after, app, key()) };
    for (const [id, preview] of Object.entries(registry.previews ?? {}))
      if (!isPreviewSigned(id, preview, keys) && signs(Object.keys(preview.apps), !before.previews?.[id]))
        after.previews = { ...after.previews, [id]: { ...preview, signed: signPreview(id, preview, key()) } };
    return { ...after, timestamp: timestampOf(after, before) };
  }

  function timestampOf(after: Registry, before: Registry): Registry['timestamp'] {
    const { keys } = policy();
    const by = timestampKey();
    if (!by || !mayTimestamp(publicKeyOf(by.privateKey), keys)) return before.timestamp;
    const fault = before.revision === 0 || signingAll ? undefined : timestampFault(before, keys);
    if (fault === 'expired')
      throw new RegistryError(
        'EXPIRED',
        'The timestamp of the registry has expired, so it may be an old one that was put back.',
        'Look at `release status` and `release log`. If it is what was live last: release keys adopt',
      );
    return fault === undefined ? signTimestamp(after, by) : before.timestamp;
  }

  return {
    ...driver,
    async read() {
      seen = await driver.read();
      return seen;
    },
    async write(registry, expected) {
      // The registry that was read last is the base of most writes; the store compares it again.
      const { registry: before, version } = seen?.version === expected ? seen : await driver.read();
      if (version !== expected) throw conflict();
      return driver.write(signed(registry, before), expected);
    },
  };
}
