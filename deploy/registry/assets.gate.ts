import { Release } from '@porao/contracts';
import { integrityOf } from './content.ts';
import type { RegistryDriver } from './driver.ts';
import { RefusalError } from './refusal.ts';

/** The release's release.json. */
export async function readRelease(driver: RegistryDriver, app: string, id: string): Promise<Release> {
  const content = await driver.getFile(app, id, 'release.json');
  if (content === null)
    throw new RefusalError(
      'UNKNOWN_RELEASE',
      `${app} has no release ${id}.`,
      `Publish it first (release publish ${app}), or pick one of release status.`,
    );
  return Release.parse(JSON.parse(Buffer.from(content).toString()));
}

/** Refuses unless every file is there with its recorded size; contents are not read. */
export async function checkPresent(driver: RegistryDriver, release: Release): Promise<void> {
  const bytes = new Map(
    (await driver.listFiles(release.name, release.id)).map((file) => [file.path, file.bytes]),
  );
  for (const path of Object.keys(release.integrity)) {
    const size = bytes.get(path);
    if (size === undefined) throw assetRefusal('ASSET_MISSING', release, path, 'is missing');
    if (size !== release.sizes[path]?.raw)
      throw assetRefusal('ASSET_DIFFERS', release, path, 'has another size');
  }
}

/** Refuses unless every file has the recorded content. */
export async function checkIntegrity(driver: RegistryDriver, release: Release): Promise<void> {
  for (const [path, integrity] of Object.entries(release.integrity)) {
    const content = await driver.getFile(release.name, release.id, path);
    if (content === null) throw assetRefusal('ASSET_MISSING', release, path, 'is missing');
    if (integrityOf(content) !== integrity) throw assetRefusal('ASSET_DIFFERS', release, path, 'was changed');
  }
}

const assetRefusal = (
  code: 'ASSET_MISSING' | 'ASSET_DIFFERS',
  { name, id }: Release,
  path: string,
  what: string,
) =>
  new RefusalError(
    code,
    `${name} ${id}: ${path} ${what}.`,
    `Remove the folder releases/${name}/${id} of the registry and publish the same build again.`,
  );
