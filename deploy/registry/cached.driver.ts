import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Registry } from '@porao/contracts';
import type { Logger } from 'pino';
import { z } from 'zod';
import { readRelease } from './assets.gate.ts';
import { possibleOf } from './composition.ts';
import type { RegistryDriver, Snapshot } from './driver.ts';
import { StoreError } from './s3.client.ts';
import { signatureFile } from './signature.ts';
import { isNoSpace } from './space.ts';

/** Between two looks at the store, in ms: an activation is seen everywhere within twice that. */
const lookEvery = 900;
const knownMissing = 5_000;

const Saved = z.object({ registry: Registry, version: z.string() });

/** A store as a gateway follows it: asked once a second however many pages are served, with the last known registry and
 * every file it served kept on disk, so that the site opens while the store is away. */
export function cachedDriver(
  store: RegistryDriver,
  folder: string,
  log: Pick<Logger, 'warn' | 'info'>,
): RegistryDriver {
  const saved = join(folder, 'registry.json');
  const missing = new Set<string>();
  let seen: string | undefined;
  let memory: Snapshot | undefined;
  let away = false;
  let following: Promise<void> | undefined;
  /** The version whose files are all here. */
  let complete: string | undefined;
  let filling = false;
  /** The version in `saved`. */
  let kept: string | undefined;
  /** Why nothing could be kept on this disk at the last try. */
  let unkept: unknown;

  async function look(): Promise<void> {
    try {
      seen = await store.stamp();
      if (away) log.info("the registry's store is back");
      away = false;
      void fill();
    } catch (error) {
      if (!away) log.warn({ err: error }, "the registry's store is away; the last known state stays");
      away = true;
      seen ??= (await readSaved())?.version;
    }
  }

  function follow(): Promise<void> {
    following ??= look().then(() => {
      setInterval(() => void look(), lookEvery).unref();
    });
    return following;
  }

  async function readSaved(): Promise<Snapshot | undefined> {
    try {
      return Saved.parse(JSON.parse(await readFile(saved, 'utf8')));
    } catch {
      return undefined;
    }
  }

  async function read(): Promise<Snapshot> {
    if (memory !== undefined && memory.version === seen) return memory;
    const last = memory ?? (await readSaved());
    try {
      const now = await store.read();
      if (now.registry.revision === 0 && last) throw new Error("The registry's store is empty.");
      memory = now;
    } catch (error) {
      if (last === undefined) throw error;
      log.warn({ err: error, kept: last.registry.revision }, 'the last known registry stays');
      // The next look finds another version, so this is tried again.
      seen = last.version;
      memory = last;
      return last;
    }
    await save(memory).catch(() => undefined);
    void fill();
    return memory;
  }

  async function save(snapshot: Snapshot): Promise<void> {
    if (kept === snapshot.version) return;
    await keep(saved, JSON.stringify(snapshot));
    kept = snapshot.version;
  }

  /** Throws when this disk takes nothing, which is logged when it begins and when it is over. */
  async function keep(file: string, content: string | Uint8Array): Promise<void> {
    try {
      await put(file, content);
      if (unkept !== undefined) log.info('files of releases can be kept on this disk again');
      unkept = undefined;
    } catch (cause) {
      if (unkept === undefined)
        log.warn({ err: cause }, 'files of releases cannot be kept on this disk; the store gives them');
      unkept = cause;
      throw new UnkeptError(`${file} cannot be written.`, { cause });
    }
  }

  function getFile(app: string, release: string, path: string): Promise<Uint8Array | null> {
    return fetchFile(app, release, path, () => undefined);
  }

  async function fetchFile(
    app: string,
    release: string,
    path: string,
    onUnkept: (error: unknown) => void,
  ): Promise<Uint8Array | null> {
    const key = `${app}/${release}/${path}`;
    if (missing.has(key) || path.split('/').includes('..')) return null;
    const file = join(folder, 'releases', key);
    const here = await readFile(file).catch(() => null);
    if (here !== null) return here;
    const content = await store.getFile(app, release, path);
    if (content !== null) {
      await keep(file, content).catch(onUnkept);
      return content;
    }
    if (missing.size >= knownMissing) missing.clear();
    // A release's mark and its signature may still come.
    if (path !== 'release.json' && path !== signatureFile) missing.add(key);
    return null;
  }

  async function refetch(app: string, release: string, path: string): Promise<Uint8Array | null> {
    if (path.split('/').includes('..')) return null;
    const content = await store.getFile(app, release, path);
    if (content !== null)
      await keep(join(folder, 'releases', app, release, path), content).catch(() => undefined);
    return content;
  }

  /** Brings what a page may need next here, before the store can go away; goes on where it was when that is back. */
  async function fill(): Promise<void> {
    if (filling || memory === undefined || memory.version === complete) return;
    filling = true;
    const { registry, version } = memory;
    try {
      await save({ registry, version });
      for (const app of Object.keys(registry.apps))
        for (const id of new Set([...possibleOf(registry.apps, app), registry.apps[app]?.previous ?? '']))
          if (id !== '') await bring(app, id);
      complete = version;
    } catch (error) {
      if (!(error instanceof UnkeptError)) log.warn({ err: error }, 'files of releases are not here yet');
    } finally {
      filling = false;
    }
  }

  /** Throws when the store does not answer or the disk is full; a release that cannot be used is no reason to wait. */
  async function bring(app: string, id: string): Promise<void> {
    const take: RegistryDriver['getFile'] = (...file) =>
      fetchFile(...file, (error) => {
        throw error;
      });
    const release = await readRelease({ ...store, getFile: take }, app, id).catch((error: unknown) => {
      if (error instanceof StoreError || error instanceof UnkeptError) throw error;
      log.warn({ err: error, app, release: id }, 'release cannot be kept');
    });
    await take(app, id, signatureFile);
    for (const path of Object.keys(release?.integrity ?? {}))
      for (const suffix of ['.br', '.gz', '']) await take(app, id, path + suffix);
  }

  return {
    ...store,
    read,
    getFile,
    refetch,
    cache: () => {
      const isComplete = memory !== undefined && memory.version === complete;
      return { isComplete, isReady: complete !== undefined || away, hasSpace: !isNoSpace(unkept) };
    },
    async write(registry, expected) {
      memory = undefined;
      const version = await store.write(registry, expected);
      seen = version;
      return version;
    },
    async stamp() {
      await follow();
      if (seen === undefined) throw new Error("The registry's store is away and nothing is kept of it.");
      return seen;
    },
  };
}

class UnkeptError extends Error {}

async function put(file: string, content: string | Uint8Array): Promise<void> {
  const temporary = `${file}.${randomUUID()}.part`;
  await mkdir(dirname(file), { recursive: true });
  try {
    await writeFile(temporary, content);
    await rename(temporary, file);
  } finally {
    await rm(temporary, { force: true });
  }
}
