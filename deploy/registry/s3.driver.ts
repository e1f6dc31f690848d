import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { AppName, Registry, ReleaseId } from '@porao/contracts';
import { type Bucket, type Condition, clockTolerance, clockWords, PreconditionError } from '@porao/server';
import { z } from 'zod';
import type { AuditEntry, CounterStore, RegistryDriver, Snapshot } from './driver.ts';
import { parseJson } from './parse-json.ts';
import { isShared, releaseFolder, sharedFolder } from './places.ts';
import { conflict, type Issue, RegistryError } from './registry-error.ts';
import { signatureFile } from './signature.ts';

const pointer = 'registry.json';
/** Copies of earlier states that are tried when the pointer is torn. */
const triedCopies = 5;
/** As often the copy of a state is looked for that somebody wrote over, who may be slow. */
const triesOfCopy = 60;
/** Begins the version of a copy that replaces a torn pointer, which nothing is written over. */
const standIn = 'copy ';

const numbered = (revision: number) => String(Math.max(0, revision)).padStart(9, '0');
const copyOf = (revision: number) => `revisions/${numbered(revision)}.json`;
const encode = (value: unknown) => `${JSON.stringify(value, null, 1)}\n`;

/** The registry in an S3-compatible bucket with conditional writes: `registry.json` is written only over the state that
 * was read, so of two writers one wins. A copy of each state is kept, in case it is cut short. */
export function s3Driver(bucket: Bucket): RegistryDriver {
  const folderOf = (app: string, release: string) =>
    releaseFolder(AppName.parse(app), ReleaseId.parse(release));
  const keyOf = (app: string, release: string, path: string) =>
    (isShared(path) ? sharedFolder(AppName.parse(app)) : folderOf(app, release)) + path;
  const listBelow = async (folder: string) =>
    (await bucket.list(folder)).map(({ key, bytes }) => ({ path: key.slice(folder.length), bytes }));

  /** The state that was read last, as it is stored. */
  let seen: { readonly version: string; readonly text: string } | undefined;
  /** Copies that the last write keeps; without them the next write keeps them. */
  let copying: Promise<unknown> = Promise.resolve();

  async function read(): Promise<Snapshot> {
    const stored = await getPointer();
    if (stored === null) return { registry: { revision: 0, apps: {} }, version: 'none' };
    const registry = parse(stored.bytes);
    if (registry === undefined) {
      const copy = await newestCopy();
      if (copy === undefined) throw unreadable();
      return { registry: copy, version: standIn + stored.etag };
    }
    seen = { version: stored.etag, text: textOf(stored.bytes) };
    return { registry, version: stored.etag };
  }

  async function getPointer() {
    const stored = await bucket.get(pointer);
    // An answer that was cut short on its way comes whole the second time.
    return stored && parse(stored.bytes) === undefined ? bucket.get(pointer) : stored;
  }

  async function newestCopy(): Promise<Registry | undefined> {
    const copies = await bucket.list('revisions/');
    for (const { key } of copies.slice(-triedCopies).toReversed()) {
      const copy = await bucket.get(key);
      const registry = copy && parse(copy.bytes);
      if (registry) return registry;
    }
    return undefined;
  }

  const keep = (revision: number, text: string) => bucket.put(copyOf(revision), text);

  /** The version of a write whose answer was lost, if it was made; others may have followed. It is never guessed: what
   * is decided on the new state would be made twice. */
  async function madeAfterAll(text: string, revision: number): Promise<string | undefined> {
    for (let tried = 1; tried <= triesOfCopy; tried += 1) {
      const now = await getPointer();
      if (now === null || textOf(now.bytes) === text) return now?.etag;
      const later = parse(now.bytes)?.revision;
      if (later !== undefined && later <= revision) return undefined;
      // Whoever wrote over it keeps a copy of it at the same time.
      const copy = await bucket.get(copyOf(revision));
      if (later && copy && parse(copy.bytes)) return textOf(copy.bytes) === text ? now.etag : undefined;
      await pause(500);
    }
    throw new RegistryError(
      'NOT_KNOWN',
      `The store did not answer, and somebody wrote after that: it is not known if revision ${revision} is of this command.`,
      'Look at `release status` and `release log` before you repeat it.',
    );
  }

  return {
    read,
    async write(registry, expected) {
      if (expected.startsWith(standIn)) throw replacedBy(registry.revision - 1);
      const text = encode(Registry.parse(registry));
      const base = seen?.version === expected ? seen.text : undefined;
      const condition: Condition = expected === 'none' ? { absent: true } : { etag: expected };
      const version = await bucket.put(pointer, text, { condition }).catch(async (error: unknown) => {
        const made = await madeAfterAll(text, registry.revision);
        if (made !== undefined) return made;
        throw error instanceof PreconditionError ? conflict() : error;
      });
      const copies = [keep(registry.revision, text), ...(base ? [keep(registry.revision - 1, base)] : [])];
      copying = Promise.allSettled(copies);
      return version;
    },
    async stamp() {
      return (await bucket.head(pointer)) ?? 'none';
    },
    async getFile(app, release, path) {
      if (!AppName.safeParse(app).success || !ReleaseId.safeParse(release).success) return null;
      if (path === '' || path.split('/').some((part) => part === '..' || part === '.' || part === ''))
        return null;
      return (await bucket.get(keyOf(app, release, path)))?.bytes ?? null;
    },
    async listFiles(app, release) {
      const [own = [], shared = []] = await Promise.all(
        [folderOf(app, release), sharedFolder(app)].map(listBelow),
      );
      return own.length > 0 ? [...own, ...shared] : own;
    },
    async putRelease(app, release, files) {
      const folder = folderOf(app, release);
      const mark = `${folder}release.json`;
      const { [signatureFile]: signature, 'release.json': last, ...others } = Object.fromEntries(files);
      // Their content is the release's own, so that they may be there already.
      const [known] = await Promise.all([
        bucket.head(mark),
        ...Object.entries(others).map(([path, content]) => bucket.put(keyOf(app, release, path), content)),
      ]);
      if (known !== null) return false;
      if (signature) await bucket.put(folder + signatureFile, signature);
      // Last: a release without it does not exist.
      if (last) await bucket.put(mark, last);
      return true;
    },
    async putSignature(app, release, signature) {
      await bucket.put(folderOf(app, release) + signatureFile, signature);
    },
    async removeRelease(app, release, shared = []) {
      const folder = folderOf(app, release);
      await bucket.remove(`${folder}release.json`);
      const keys = (await bucket.list(folder)).map(({ key }) => key);
      keys.push(...shared.filter(isShared).map((path) => keyOf(app, release, path)));
      await Promise.all(keys.map((key) => bucket.remove(key)));
    },
    async appendAudit(entry) {
      const key = `audit/${numbered(entry.revision)}-${Date.now()}-${randomUUID()}.json`;
      await Promise.all([bucket.put(key, encode(entry)), copying]);
    },
    async readAudit(limit) {
      // Every revision leaves a line at least.
      const { revision } = limit > 10_000 ? { revision: 0 } : (await read()).registry;
      const lines = await bucket.list('audit/', `audit/${numbered(revision - limit)}`);
      const entries = await Promise.all(
        lines.slice(-limit).map(async ({ key }): Promise<AuditEntry | []> => {
          const line = await bucket.get(key);
          return (parseJson(z.unknown(), line?.bytes ?? '') ?? []) as AuditEntry | [];
        }),
      );
      return entries.flat();
    },
    counters: bucketCounters(bucket),
    issues: () => bucketIssues(bucket),
  };
}

const counters = 'canaries/';
const bucketCounters = (bucket: Bucket): CounterStore => ({
  async write(run, gateway, text) {
    await bucket.put(`${counters}${run}/${gateway}.json`, text);
  },
  async readOthers(run, gateway) {
    const folder = `${counters}${run}/`;
    const listed = (await bucket.list(folder)).filter(({ key }) => key !== `${folder}${gateway}.json`);
    const texts = await Promise.all(listed.map(({ key }) => bucket.get(key)));
    return texts.flatMap((stored) => (stored ? textOf(stored.bytes) : []));
  },
  async keepOnly(runs) {
    const listed = await bucket.list(counters);
    const ended = listed.filter(({ key }) => !runs.has(key.split('/')[1] ?? ''));
    await Promise.all(ended.map(({ key }) => bucket.remove(key)));
  },
});

/** Some stores accept a condition and ignore it. */
async function bucketIssues(bucket: Bucket): Promise<Issue[]> {
  const key = `probe/${randomUUID()}`;
  const holds = async (condition: Condition) =>
    bucket.put(key, 'probe', { condition }).then(
      () => false,
      (error: unknown) => error instanceof PreconditionError,
    );
  await bucket.put(key, 'probe', { condition: { absent: true } });
  const guards = [await holds({ absent: true }), await holds({ etag: '"0"' })];
  await bucket.remove(key);
  const found: Issue[] = guards.every(Boolean)
    ? []
    : [
        {
          code: 'NO_CONDITIONS',
          message: 'The store writes although the condition (If-Match, If-None-Match) does not hold.',
          remedy:
            'Two people could overwrite each other. Use a store with conditional writes (docs/production.md).',
        },
      ];
  const stored = await bucket.get(pointer);
  if (stored && parse(stored.bytes) === undefined)
    found.push({
      code: 'TORN_WRITE',
      message: 'registry.json is torn; readers use the newest readable copy below revisions/.',
      remedy: restore,
    });
  const ahead = bucket.clockAhead();
  if (Math.abs(ahead) > clockTolerance)
    found.push({
      code: 'CLOCK',
      message: `The clock of this machine is ${clockWords(ahead)} the store's.`,
      remedy: 'Set it by NTP: timestamps that it signs end at a wrong time.',
    });
  return found;
}

const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString();
const parse = (bytes: Uint8Array): Registry | undefined => parseJson(Registry, bytes);

const unreadable = () =>
  new RegistryError(
    'UNREADABLE',
    'registry.json of the store is not a readable registry, and none of its copies is.',
    'Restore an older version of the bucket.',
  );

const restore =
  'Put back registry.json: the version before it where the bucket keeps versions, or else the newest readable file below revisions/. Gateways say whether that is older than what they saw.';

const replacedBy = (revision: number) =>
  new RegistryError(
    'UNREADABLE',
    `registry.json of the store is cut short; revision ${revision} of its copies is shown, and nothing is written over it.`,
    `Try again: the answer may have been cut short on its way. ${restore}`,
  );
