import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isContentNamed } from '@porao/contracts/page';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { RegistryDriver } from './driver.ts';
import { isNoSpace, writeWhole } from './files.ts';
import { folderOfFile } from './places.ts';
import { signatureFile } from './signature.ts';

/** Paths that are remembered as missing. */
const rememberedMissing = 5_000;

/** This disk took no file. */
export class UnsavedError extends Error {}

type GetFile = RegistryDriver['getFile'];

/** Files of releases, saved in `folder` as they are read; a release never changes. */
export function fileCache(
  store: Pick<RegistryDriver, 'getFile'>,
  folder: string,
  log: Pick<Logger, 'warn' | 'info'>,
) {
  const missing = new LRUCache<string, true>({ max: rememberedMissing });
  /** Why the last file could not be saved. */
  let failure: unknown;

  /** A disk that takes nothing is logged when it begins and when it is over. */
  async function save(name: string, content: string | Uint8Array): Promise<void> {
    try {
      await writeWhole(join(folder, name), content);
      if (failure !== undefined) log.info('files of releases can be kept on this disk again');
      failure = undefined;
    } catch (cause) {
      if (failure === undefined)
        log.warn({ err: cause }, 'files of releases cannot be kept on this disk; the store gives them');
      failure = cause;
      throw new UnsavedError(`${join(folder, name)} cannot be written.`, { cause });
    }
  }

  const getterThat =
    (onUnsaved: (error: unknown) => void): GetFile =>
    async (app, release, path) => {
      const name = nameOf(app, release, path);
      if (name === undefined || missing.has(name)) return null;
      const saved = await readFile(join(folder, name)).catch(() => null);
      if (saved !== null) return saved;
      const content = await store.getFile(app, release, path);
      if (content !== null) await save(name, content).catch(onUnsaved);
      // release.json, the signature and a shared file may be written later.
      else if (path !== 'release.json' && path !== signatureFile && !isContentNamed(path))
        missing.set(name, true);
      return content;
    };

  return {
    /** A file that cannot be saved is returned all the same. */
    getFile: getterThat(() => undefined),
    /** Throws an UnsavedError for a file that cannot be saved. */
    getSaved: getterThat((error) => {
      throw error;
    }),
    async refetch(app: string, release: string, path: string) {
      const name = nameOf(app, release, path);
      if (name === undefined) return null;
      const content = await store.getFile(app, release, path);
      if (content !== null) await save(name, content).catch(() => undefined);
      return content;
    },
    /** Saves a file of another kind in the cache's folder. */
    save,
    /** The last file that was to be saved found space. */
    hasSpace: () => !isNoSpace(failure),
  };
}

/** Undefined for a path that leaves its folder. */
const nameOf = (app: string, release: string, path: string): string | undefined =>
  path.split('/').includes('..') ? undefined : join(folderOfFile(app, release, path), path);
