import { checkIntegrity, readRelease } from './assets.gate.ts';
import type { RegistryDriver } from './driver.ts';
import { changeRegistry } from './registry.change.ts';
import { type Issue, RegistryError, toResult } from './registry-error.ts';
import { checkScope } from './release-keys.ts';
import {
  isInScope,
  publicKeyOf,
  type SigningKey,
  signatureFile,
  signRelease,
  type TrustPolicy,
} from './signature.ts';

interface Adopted {
  readonly app: string;
  readonly id: string;
}

interface AdoptOptions {
  readonly reason: string;
  readonly policy: TrustPolicy;
  readonly only?: Partial<Adopted>;
}

export interface Adoption {
  readonly signed: readonly Adopted[];
  readonly refused: readonly Issue[];
}

/** Signs every release of the key's apps that is not signed by as many known keys as it needs, once its files are found
 * to be what it names; `only` one app, or one release of it. */
export async function adoptReleases(
  driver: RegistryDriver,
  key: SigningKey,
  { reason, policy, only = {} }: AdoptOptions,
): Promise<Adoption> {
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
  // A change of the registry makes gateways check the signatures again.
  if (signed.length > 0)
    await changeRegistry(driver, () => ({
      audit: signed.map(
        ({ app, id }) => ({ action: 'adopt', app, from: null, to: id, actor: key.name, reason }) as const,
      ),
    }));
  return { signed, refused };
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
