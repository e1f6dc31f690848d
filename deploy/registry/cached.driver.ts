import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Registry } from '@porao/contracts';
import { StoreError } from '@porao/server';
import type { Logger } from 'pino';
import { z } from 'zod';
import { readRelease } from './assets.gate.ts';
import { possibleOf } from './composition.ts';
import { deltaNames } from './deltas.ts';
import type { RegistryDriver, Snapshot, Version } from './driver.ts';
import { fileCache, UnsavedError } from './file-cache.ts';
import { parseJson } from './parse-json.ts';
import { signatureFile } from './signature.ts';
import { pollStore } from './store-poll.ts';

const Saved = z.object({ registry: Registry, version: z.string() });
const savedRegistry = 'registry.json';

/** A store as a gateway uses it: polled, with the last known registry and every file it served saved on disk, so that
 * the site opens while the store does not answer. */
export function cachedDriver(
  store: RegistryDriver,
  folder: string,
  log: Pick<Logger, 'warn' | 'info'>,
): RegistryDriver {
  const files = fileCache(store, folder, log);
  const savedVersionOf = async () => (await readSaved())?.version;
  const poll = pollStore(store, log, savedVersionOf, () => void prefetch());
  let current: Snapshot | undefined;
  let savedVersion: Version | undefined;
  /** The version whose files are all saved. */
  let complete: Version | undefined;
  let isPrefetching = false;

  const readSaved = async (): Promise<Snapshot | undefined> =>
    parseJson(Saved, await readFile(join(folder, savedRegistry), 'utf8').catch(() => ''));

  async function read(): Promise<Snapshot> {
    if (current !== undefined && current.version === poll.version) return current;
    const last = current ?? (await readSaved());
    let now: Snapshot;
    try {
      now = await store.read();
      if (now.registry.revision === 0 && last) throw new Error("The registry's store is empty.");
      current = now;
      // A copy that replaces a broken registry has a version of its own: it is read once for each answer.
      poll.version = now.version;
    } catch (error) {
      if (last === undefined) throw error;
      log.warn({ err: error, revision: last.registry.revision }, 'the last known registry is used');
      // The next answer has another version, so this is tried again.
      poll.version = last.version;
      current = last;
      return last;
    }
    await save(now).catch(() => undefined);
    void prefetch();
    return now;
  }

  async function save(snapshot: Snapshot): Promise<void> {
    if (savedVersion === snapshot.version) return;
    await files.save(savedRegistry, JSON.stringify(snapshot));
    savedVersion = snapshot.version;
  }

  /** Saves what a page may need next while the store answers; continues after an interruption. */
  async function prefetch(): Promise<void> {
    if (isPrefetching || current === undefined || current.version === complete) return;
    isPrefetching = true;
    const { registry, version } = current;
    try {
      await save({ registry, version });
      for (const app of Object.keys(registry.apps))
        for (const id of new Set([...possibleOf(registry.apps, app), registry.apps[app]?.previous ?? '']))
          if (id !== '') await prefetchRelease(app, id);
      complete = version;
    } catch (error) {
      if (!(error instanceof UnsavedError)) log.warn({ err: error }, 'files of releases are not saved yet');
    } finally {
      isPrefetching = false;
    }
  }

  /** Throws when the store does not answer or the disk is full; a release that cannot be read is left out. */
  async function prefetchRelease(app: string, id: string): Promise<void> {
    const getFile = files.getSaved;
    const release = await readRelease({ ...store, getFile }, app, id).catch((error: unknown) => {
      if (error instanceof StoreError || error instanceof UnsavedError) throw error;
      log.warn({ err: error, app, release: id }, 'release cannot be saved');
    });
    await getFile(app, id, signatureFile);
    for (const path of Object.keys(release?.integrity ?? {}))
      for (const suffix of ['.br', '.gz', '']) await getFile(app, id, path + suffix);
    for (const name of release ? deltaNames(release) : []) await getFile(app, id, name);
  }

  return {
    ...store,
    read,
    getFile: files.getFile,
    refetch: (app, id, path) => files.refetch(app, id, path),
    cache: () => {
      const isComplete = current !== undefined && current.version === complete;
      const { isAway } = poll;
      return { isComplete, isReady: complete !== undefined || isAway, isAway, hasSpace: files.hasSpace() };
    },
    async write(registry, expected) {
      current = undefined;
      poll.version = await store.write(registry, expected);
      return poll.version;
    },
    stamp: () => poll.latest(),
  };
}
