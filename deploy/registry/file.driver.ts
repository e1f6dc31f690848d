import { createHash, randomUUID } from 'node:crypto';
import { appendFile, glob, link, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { AppName, Registry, ReleaseId } from '@porao/contracts';
import { hasCode } from '@porao/server';
import { z } from 'zod';
import type { AuditEntry, CounterStore, RegistryDriver, Snapshot, Version } from './driver.ts';
import { isLinked, listFolder, orNoSpace, readIfThere, syncDir, writeFiles, writeWhole } from './files.ts';
import { parseJson } from './parse-json.ts';
import { folderOfFile, isShared, sharedFolder } from './places.ts';
import { conflict, type Issue, RegistryError } from './registry-error.ts';
import { signatureFile } from './signature.ts';

const keptRevisions = 100;
/** Claims that are tried when the pointer is torn. */
const triedClaims = 5;
/** In ms. Nobody is still writing a file that is older. */
const abandoned = 10 * 60_000;

/** The registry in a folder. A revision is claimed by a hard link, which only one process can make, so the
 * claimed file decides; `registry.json` is a copy, from which readers look for newer claims. */
export function fileDriver(root: string): RegistryDriver {
  const pointer = join(root, 'registry.json');
  const revisions = join(root, 'revisions');
  const claim = (revision: number) => join(revisions, `${String(revision).padStart(9, '0')}.json`);
  const releaseDir = (app: string, release: string) =>
    join(root, 'releases', AppName.parse(app), ReleaseId.parse(release));

  async function read(): Promise<Snapshot> {
    let snapshot = parse(await readIfThere(pointer)) ?? (await newestClaim());
    if (snapshot === undefined) throw unreadable(pointer);
    // A process that crashed between claim and rename left a newer revision than the pointer's.
    for (;;) {
      const next = await readIfThere(claim(snapshot.registry.revision + 1));
      if (next === null) return snapshot;
      snapshot = parse(next) ?? withoutChange(snapshot);
    }
  }

  async function newestClaim(): Promise<Snapshot | undefined> {
    const names = (await readdir(revisions).catch((): string[] => [])).toSorted().toReversed();
    for (const name of names.slice(0, triedClaims)) {
      const claimed = await readIfThere(join(revisions, name));
      const snapshot = claimed && parse(claimed);
      if (snapshot) return snapshot;
    }
    return undefined;
  }

  async function write(registry: Registry, expected: Version): Promise<Version> {
    const current = await read();
    if (expected.startsWith(tornMark)) throw replacedBy(claim(current.registry.revision));
    if (current.version !== expected || registry.revision !== current.registry.revision + 1) throw conflict();
    await mkdir(revisions, { recursive: true });
    const text = `${JSON.stringify(Registry.parse(registry), null, 2)}\n`;
    // Two files: what tears one of them leaves the other. Both are written before the claim, which nothing that needs
    // space may follow.
    const [claimed, copy] = [
      join(root, `.registry-${randomUUID()}`),
      join(root, `.registry-${randomUUID()}`),
    ];
    try {
      await orNoSpace(root, async () => {
        for (const file of [claimed, copy]) await writeFile(file, text, { flush: true });
        await link(claimed, claim(registry.revision));
      });
      await syncDir(revisions);
      await rename(copy, pointer);
    } catch (error) {
      throw hasCode(error, 'EEXIST') ? conflict() : error;
    } finally {
      for (const file of [claimed, copy]) await rm(file, { force: true });
    }
    await syncDir(root);
    await rm(claim(registry.revision - keptRevisions), { force: true });
    return versionOf(text);
  }

  return {
    read,
    write,
    async stamp() {
      try {
        const { ino, mtimeNs, size } = await stat(pointer, { bigint: true });
        return `${ino}:${mtimeNs}:${size}`;
      } catch (error) {
        if (hasCode(error, 'ENOENT')) return 'none';
        throw error;
      }
    },
    async getFile(app, release, path) {
      if (!AppName.safeParse(app).success || !ReleaseId.safeParse(release).success) return null;
      const folder = resolve(root, folderOfFile(app, release, path));
      const file = join(folder, path);
      if (!file.startsWith(folder + sep) || (await isLinked(root, file))) return null;
      return readIfThere(file);
    },
    async listFiles(app, release) {
      const own = await listFolder(releaseDir(app, release));
      return own.length > 0 ? [...own, ...(await listFolder(resolve(root, sharedFolder(app))))] : own;
    },
    async putRelease(app, release, files) {
      const folder = releaseDir(app, release);
      const shared = [...files].filter(([path]) => isShared(path));
      const own = new Map([...files].filter(([path]) => !isShared(path)));
      await orNoSpace(root, async () => {
        for (const [path, content] of shared)
          await writeWhole(join(root, sharedFolder(app), path), content, { flush: true });
      });
      if (await stat(folder).catch(() => null)) return false;
      const temporary = join(dirname(folder), `.new-${randomUUID()}`);
      try {
        await orNoSpace(root, () => writeFiles(temporary, own));
        await rename(temporary, folder);
        await syncDir(dirname(folder));
        return true;
      } catch (error) {
        // Somebody published the same content meanwhile.
        if (hasCode(error, 'ENOTEMPTY', 'EEXIST')) return false;
        throw error;
      } finally {
        await rm(temporary, { recursive: true, force: true });
      }
    },
    async putSignature(app, release, signature) {
      const folder = releaseDir(app, release);
      const file = join(folder, signatureFile);
      await orNoSpace(root, () => writeWhole(file, signature, { flush: true }));
      await syncDir(folder);
    },
    async removeRelease(app, release, shared = []) {
      await rm(releaseDir(app, release), { recursive: true, force: true });
      for (const path of shared.filter(isShared))
        await rm(join(root, sharedFolder(AppName.parse(app)), path), { force: true });
    },
    counters: fileCounters(join(root, 'canaries')),
    issues: () => fileIssues(root),
    async appendAudit(entry) {
      await mkdir(root, { recursive: true });
      const log = join(root, 'audit.log');
      const written = await readIfThere(log);
      // A line that was cut short takes no other one with it.
      const start = written?.length && written.at(-1) !== 0x0a ? '\n' : '';
      await appendFile(log, `${start}${JSON.stringify(entry)}\n`, { flush: true });
    },
    async readAudit(limit) {
      const text = (await readIfThere(join(root, 'audit.log')))?.toString() ?? '';
      return text.split('\n').flatMap(parseLine).slice(-limit);
    },
  };
}

/** Nothing for an incomplete line of a writer that crashed. */
const parseLine = (line: string) => (parseJson(z.unknown(), line) ?? []) as AuditEntry | [];

/** Undefined for what is no registry. */
function parse(bytes: Uint8Array | null): Snapshot | undefined {
  if (bytes === null) return { registry: { revision: 0, apps: {} }, version: 'none' };
  const registry = parseJson(Registry, bytes);
  return registry && { registry, version: versionOf(bytes.toString()) };
}

/** Begins the version of a state whose newest claim is torn: the one before is read instead. */
const tornMark = 'torn ';

/** A torn claim is shown as a write that changed nothing; what it changed is not known, so none follows it. */
const withoutChange = ({ registry, version }: Snapshot): Snapshot => ({
  registry: { ...registry, revision: registry.revision + 1 },
  version: tornMark + version,
});

const replacedBy = (torn: string) =>
  new RegistryError(
    'UNREADABLE',
    `${torn} is torn; the state before it is shown, and nothing is written over it.`,
    'Put it back from a copy of the disk, or remove it to go on from the state before. Then try again.',
  );

const unreadable = (file: string) =>
  new RegistryError(
    'UNREADABLE',
    `${file} is not a readable registry.`,
    'Replace registry.json by the newest readable file of the folder revisions beside it, and remove newer ones.',
  );

const versionOf = (text: string): Version => createHash('sha256').update(text).digest('hex');

/** Counters of canaries in a folder. A crash may lose the last ones: they are not flushed. */
const fileCounters = (root: string): CounterStore => ({
  write: (run, gateway, text) => writeWhole(join(root, run, `${gateway}.json`), text),
  async readOthers(run, gateway) {
    const files = await listFolder(join(root, run));
    const others = files.filter(({ path }) => path.endsWith('.json') && path !== `${gateway}.json`);
    const texts = await Promise.all(others.map(({ path }) => readIfThere(join(root, run, path))));
    return texts.flatMap((text) => text?.toString() ?? []);
  },
  async keepOnly(runs) {
    const known = await readdir(root).catch((): string[] => []);
    for (const run of known.filter((name) => !runs.has(name)))
      await rm(join(root, run), { recursive: true, force: true });
  },
});

/** Finds what writers that crashed left in the folder. */
async function fileIssues(root: string): Promise<Issue[]> {
  const found: Issue[] = [];
  for await (const half of glob('{.registry-*,releases/*/.new-*}', { cwd: root })) {
    const { mtimeMs } = await stat(join(root, half)).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > abandoned)
      found.push({
        code: 'LEFTOVER',
        message: `${half} was left by a writer that crashed.`,
        remedy: `Nothing reads it; remove it: rm -r ${join(root, half)}`,
      });
  }
  const copy = await readIfThere(join(root, 'registry.json')).catch(() => null);
  const pointer = parseJson(Registry, copy ?? '')?.revision;
  const names = await readdir(join(root, 'revisions')).catch((): string[] => []);
  const claims = names.map((name) => Number.parseInt(name, 10));
  const newest = Math.max(0, ...claims.filter(Number.isInteger));
  if (newest > (pointer ?? 0))
    found.push({
      code: 'TORN_WRITE',
      message:
        pointer === undefined
          ? 'registry.json is torn; readers use the newest readable file of the folder revisions.'
          : `registry.json is at revision ${pointer}, revision ${newest} was claimed.`,
      remedy:
        'Readers use the other file already. Any change, such as `release publish`, writes registry.json again.',
    });
  const log = await readIfThere(join(root, 'audit.log')).catch(() => null);
  const lines = (log ?? '').toString().split('\n');
  const broken = lines.filter((line) => line !== '' && parseJson(z.unknown(), line) === undefined).length;
  if (broken > 0)
    found.push({
      code: 'LOG',
      message: `${broken} lines of audit.log are torn.`,
      remedy: 'They are left out of `release log`; nothing else reads them.',
    });
  return found;
}
