import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, zstdCompress } from 'node:zlib';
import type { Registry, Release } from '@porao/contracts';
import { readRelease } from './assets.gate.ts';
import { integrityOf } from './content.ts';
import { deltaName, versionPattern } from './deltas.ts';
import type { RegistryDriver } from './driver.ts';

/** Releases whose versions are dictionaries: browsers that come back have their files. */
const earlierReleases = 3;

/** A delta that is larger than this share of the file in brotli is not kept. */
const mostOfBrotli = 0.7;

/** Begins each `dcz` answer, before the dictionary's SHA-256 (RFC 9842, 5): to zstd a frame to skip. */
const frameStart = Buffer.from('5e2a4d1820000000', 'hex');

/** The content in `dcz`: compressed by zstd with another file as its dictionary. */
export async function compressedBy(dictionary: Uint8Array, content: Uint8Array): Promise<Uint8Array> {
  const frame = await promisify(zstdCompress)(content, {
    dictionary,
    // The whole content is one window, so that the dictionary is in reach to its end.
    pledgedSrcSize: content.length,
    params: { [constants.ZSTD_c_compressionLevel]: 19 },
  });
  return Buffer.concat([frameStart, hash('sha256', dictionary, 'buffer'), frame]);
}

/** Files of earlier releases by the pattern of their path. */
type Versions = ReadonlyMap<string | undefined, readonly Uint8Array[]>;

/** Deltas of the files of a new release by earlier versions of them, and the content of each by its path in the
 * release. */
export async function makeDeltas(
  { sizes }: Pick<Release, 'sizes'>,
  files: ReadonlyMap<string, Uint8Array>,
  versions: Versions,
) {
  const deltas: NonNullable<Release['deltas']> = {};
  const contents = new Map<string, Uint8Array>();
  const made = [...files].map(async ([path, content]) => {
    for (const dictionary of versions.get(versionPattern(path)) ?? []) {
      const delta = await compressedBy(dictionary, content);
      if (delta.length > (sizes[path]?.brotli ?? 0) * mostOfBrotli) continue;
      const digest = hash('sha256', dictionary);
      deltas[path] = { ...deltas[path], [digest]: integrityOf(delta) };
      contents.set(deltaName(path, digest), delta);
    }
  });
  await Promise.all(made);
  return { deltas, contents };
}

/** Other versions of these files: of the live release, the one before it and the ones published last. In two rounds of
 * calls, since each round to a bucket takes long: the log would need three more. */
export async function earlierVersions(
  driver: RegistryDriver,
  name: string,
  app: Registry['apps'][string] | undefined,
  paths: readonly string[],
): Promise<Versions> {
  const wanted = new Set(paths.flatMap((path) => versionPattern(path) ?? []));
  if (!app || wanted.size === 0) return new Map();
  const known = [app.active, app.previous, ...app.releases.toReversed()].filter((id) => id !== null);
  const ids = [...new Set(known)].slice(0, earlierReleases);
  const releases = await Promise.all(ids.map((id) => readRelease(driver, name, id).catch(() => undefined)));
  const places = new Map<string, string>();
  for (const release of releases)
    for (const path of Object.keys(release?.integrity ?? {}))
      if (release && wanted.has(versionPattern(path) ?? '')) places.set(path, release.id);
  for (const path of paths) places.delete(path);
  const read = [...places].map(
    async ([path, id]) => [versionPattern(path), await driver.getFile(name, id, path)] as const,
  );
  const versions = new Map<string | undefined, Uint8Array[]>();
  for (const [pattern, content] of await Promise.all(read))
    if (content) versions.set(pattern, [...(versions.get(pattern) ?? []), content]);
  return versions;
}
