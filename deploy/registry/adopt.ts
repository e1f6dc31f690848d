import { checkIntegrity, readRelease } from './assets.gate.ts';
import type { RegistryDriver } from './driver.ts';
import { changeRegistry } from './registry.change.ts';
import { type Issue, RegistryError, toResult } from './registry-error.ts';
import { type SigningKey, signRelease } from './signature.ts';

interface Adopted {
  readonly app: string;
  readonly id: string;
}

export interface Adoption {
  readonly signed: readonly Adopted[];
  readonly refused: readonly Issue[];
}

/** Signs every release that no known key signed, once its files are found to be what it names. */
export async function adoptReleases(
  driver: RegistryDriver,
  key: SigningKey,
  reason: string,
): Promise<Adoption> {
  const signed: Adopted[] = [];
  const refused: Issue[] = [];
  const { apps } = (await driver.read()).registry;
  for (const [app, { releases }] of Object.entries(apps))
    for (const id of releases) {
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
  if (content) await driver.putSignature(app, id, signRelease(content, key));
}
