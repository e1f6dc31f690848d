import type { Registry } from '@porao/contracts';
import { checkIntegrity, readRelease } from './assets.gate.ts';
import type { RegistryDriver } from './driver.ts';
import { changeRegistry } from './registry.change.ts';
import { type Issue, RegistryError, toResult } from './registry-error.ts';
import { checkScope } from './release-keys.ts';
import { withoutRevoked } from './revoked-keys.ts';
import {
  isInScope,
  publicKeyOf,
  type SigningKey,
  signatureFile,
  signRelease,
  type TrustPolicy,
} from './signature.ts';
import { liveFault, mayTimestamp, timestampFault } from './signed-live.ts';

interface Adopted {
  readonly app: string;
  readonly id: string;
}

interface AdoptOptions {
  readonly reason: string;
  readonly policy: TrustPolicy;
  readonly only?: Partial<Adopted>;
}

/** Signs every release of the key's apps that is not signed by as many known keys as it needs, once its files are found
 * to be what it names; `only` one app, or one release of it. */
export async function adoptReleases(
  driver: RegistryDriver,
  key: SigningKey,
  { reason, policy, only = {} }: AdoptOptions,
) {
  const signed: Adopted[] = [];
  const refused: Issue[] = [];
  const { apps } = (await driver.read()).registry;
  if (only.app !== undefined) checkScope(key, [only.app], policy);
  const known = policy.keys.get(publicKeyOf(key.privateKey));
  const own = Object.entries(apps).filter(
    ([app]) => app === (only.app ?? app) && (!known || isInScope(known, app)),
  );
  for (const [app, { releases }] of own)
    for (const id of releases.filter((one) => one === (only.id ?? one))) {
      if ((await driver.trust?.(app, id))?.state === 'signed') continue;
      const result = await toResult(() => adopt(driver, key, app, id));
      if (result.ok) signed.push({ app, id });
      else refused.push(result.error);
    }
  const { registry } = await driver.read();
  const live = only.app === undefined ? unsignedLive(registry, key, withoutRevoked(policy, registry)) : [];
  const lines = [...signed, ...live.map((app) => ({ app, id: apps[app]?.active ?? '' }))].map(
    ({ app, id: to }) => ({ action: 'adopt', app, from: null, to, actor: key.name, reason }) as const,
  );
  // A change of the registry makes gateways check the signatures again.
  if (lines.length > 0)
    await changeRegistry(only.app === undefined ? (driver.signingAll ?? driver) : driver, () => ({
      audit: lines,
    }));
  return { signed, refused, live: live.map((app) => `What is live of ${app}`) };
}

/** Apps whose live state the key can sign and nobody did; the shell where the timestamp is lacking. */
function unsignedLive(registry: Registry, key: SigningKey, { keys }: TrustPolicy): string[] {
  const publicKey = publicKeyOf(key.privateKey);
  const known = keys.get(publicKey);
  if (!known || registry.revision === 0) return [];
  const isLate = mayTimestamp(publicKey, keys) && timestampFault(registry, keys) !== undefined;
  return Object.keys(registry.apps).filter(
    (app) => (isLate && app === 'shell') || (isInScope(known, app) && liveFault(registry, app, keys)),
  );
}

async function adopt(driver: RegistryDriver, key: SigningKey, app: string, id: string): Promise<void> {
  const release = await readRelease(driver, app, id);
  if (release.name !== app || release.id !== id)
    throw new RegistryError(
      'ASSET_DIFFERS',
      `${app} ${id}: release.json is of ${release.name} ${release.id}.`,
      `Remove the folder releases/${app}/${id} of the registry.`,
    );
  await checkIntegrity(driver, release);
  const content = await driver.getFile(app, id, 'release.json');
  const before = await driver.getFile(app, id, signatureFile);
  if (content) await driver.putSignature(app, id, signRelease(content, key, before));
}
