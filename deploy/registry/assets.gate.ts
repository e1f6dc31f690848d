import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { Release } from '@porao/contracts';
import { integrityOf } from './content.ts';
import { deltaIntegrity, deltaNames } from './deltas.ts';
import type { RegistryDriver } from './driver.ts';
import { parseJson } from './parse-json.ts';
import { isShared, sharedFolder } from './places.ts';
import { publishAgain, publishAgainWithout, RegistryError } from './registry-error.ts';
import { mostMapBytes } from './source-maps.ts';

/** The release's release.json. */
export async function readRelease(driver: RegistryDriver, app: string, id: string): Promise<Release> {
  const content = await driver.getFile(app, id, 'release.json');
  if (content === null)
    throw new RegistryError(
      'UNKNOWN_RELEASE',
      `${app} has no release ${id}.`,
      `Publish it first (release publish ${app}), or pick one of release status.`,
    );
  const release = parseJson(Release, content);
  if (release === undefined)
    throw new RegistryError(
      'UNREADABLE',
      `${app} ${id}: release.json is cut short, or is none.`,
      publishAgain(app, id),
    );
  return release;
}

/** Undefined for the content of another release, too. */
export function parseRelease(bytes: Uint8Array, app: string, id: string): Release | undefined {
  const release = parseJson(Release, bytes);
  return release?.name === app && release.id === id ? release : undefined;
}

/** Refuses unless every file is there with its recorded size; contents are not read. */
export async function checkPresent(driver: RegistryDriver, release: Release): Promise<void> {
  const bytes = new Map(
    (await driver.listFiles(release.name, release.id)).map((file) => [file.path, file.bytes]),
  );
  for (const path of Object.keys(release.integrity)) {
    const size = bytes.get(path);
    if (size === undefined) throw assetError('ASSET_MISSING', release, path, 'is missing');
    if (size !== release.sizes[path]?.raw)
      throw assetError('ASSET_DIFFERS', release, path, 'has another size');
  }
}

/** Refuses unless every file, and each compressed copy that is there, has the recorded content. */
export async function checkIntegrity(driver: RegistryDriver, release: Release): Promise<void> {
  const checkOne = async (path: string, name: string) => {
    const content = await driver.getFile(release.name, release.id, name);
    if (content === null && name === path) throw assetError('ASSET_MISSING', release, path, 'is missing');
    if (content !== null && !(await contentCheck(release, name)?.(content)))
      throw assetError('ASSET_DIFFERS', release, name, 'was changed');
  };
  const files = Object.keys(release.integrity);
  await Promise.all([
    ...files.flatMap((path) => [path, `${path}.br`, `${path}.gz`].map((name) => checkOne(path, name))),
    ...deltaNames(release).map((name) => checkOne('', name)),
  ]);
}

/** Says whether something is the content of a file that the release names, or of a compressed copy of one. */
export type IsContent = (stored: Uint8Array) => Promise<boolean>;

/** Undefined for a file that the release does not name. */
export function contentCheck(
  { integrity, sizes, maps, deltas }: Pick<Release, 'integrity' | 'sizes' | 'maps' | 'deltas'>,
  path: string,
): IsContent | undefined {
  const own = integrity[path] ?? deltaIntegrity({ deltas }, path);
  if (own !== undefined) return async (stored) => integrityOf(stored) === own;
  const plain = path.replace(/\.(br|gz)$/, '');
  const hashed = plain === path ? undefined : (integrity[plain] ?? maps?.[plain]);
  if (hashed === undefined) return undefined;
  const unpack = path.endsWith('.br') ? promisify(brotliDecompress) : promisify(gunzip);
  const maxOutputLength = Math.max(1, maps?.[plain] ? mostMapBytes : (sizes[plain]?.raw ?? 0));
  return (stored) =>
    unpack(stored, { maxOutputLength }).then(
      (content) => integrityOf(content) === hashed,
      () => false,
    );
}

const assetError = (
  code: 'ASSET_MISSING' | 'ASSET_DIFFERS',
  { name, id }: Release,
  path: string,
  what: string,
) =>
  new RegistryError(
    code,
    `${name} ${id}: ${path} ${what}.`,
    isShared(path) ? publishAgainWithout(`the file ${sharedFolder(name)}${path}`) : publishAgain(name, id),
  );
