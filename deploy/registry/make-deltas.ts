import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, zstdCompress } from 'node:zlib';
import type { Release } from '@porao/contracts';
import { readRelease } from './assets.gate.ts';
import { integrityOf } from './content.ts';
import { deltaName, versionPattern } from './deltas.ts';
import type { RegistryDriver } from './driver.ts';
import { lastLive } from './live-since.ts';

/** Releases that were live last: browsers that come back have files of these. */
const earlierReleases = 3;

/** Entries of the log that are looked at for them: a bucket has a file for each. */
const readEntries = 200;

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

/** Deltas of the files of a new release by the versions of the same files that were live last, and the content of each
 * by its path in the release. */
export async function makeDeltas(
  driver: RegistryDriver,
  { name, sizes }: Pick<Release, 'name' | 'sizes'>,
  files: ReadonlyMap<string, Uint8Array>,
  live: string | null | undefined,
) {
  const earlier = lastLive(await driver.readAudit(readEntries), name);
  const ids = new Set([...(live ? [live] : []), ...earlier]);
  const known = await versionsIn(driver, name, [...ids].slice(0, earlierReleases), [...files.keys()]);
  const deltas: NonNullable<Release['deltas']> = {};
  const contents = new Map<string, Uint8Array>();
  const made = [...files].map(async ([path, content]) => {
    for (const dictionary of known.get(versionPattern(path)) ?? []) {
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

/** Files of these releases that are versions of `paths`, by the pattern of their path. */
async function versionsIn(
  driver: RegistryDriver,
  app: string,
  ids: readonly string[],
  paths: readonly string[],
) {
  const wanted = new Set(paths.map(versionPattern));
  const versions = new Map<string | undefined, Uint8Array[]>();
  const seen = new Set(paths);
  for (const id of ids) {
    const release = await readRelease(driver, app, id).catch(() => undefined);
    for (const path of Object.keys(release?.integrity ?? {})) {
      const pattern = versionPattern(path);
      if (pattern === undefined || !wanted.has(pattern) || seen.has(path)) continue;
      seen.add(path);
      const content = await driver.getFile(app, id, path);
      if (content) versions.set(pattern, [...(versions.get(pattern) ?? []), content]);
    }
  }
  return versions;
}
