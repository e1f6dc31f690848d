import { randomUUID } from 'node:crypto';
import { AppName, Registry, ReleaseId } from '@porao/contracts';
import { type Bucket, type Condition, PreconditionError } from '@porao/server';
import type { AuditEntry, CounterStore, RegistryDriver, Snapshot } from './driver.ts';
import { parseJson } from './parse-json.ts';
import { conflict, type Issue, RegistryError } from './registry-error.ts';
import { signatureFile } from './signature.ts';

const pointer = 'registry.json';
const atOnce = 8;
/** Copies of earlier states that are tried when the pointer is torn. */
const triedCopies = 5;

const numbered = (revision: number) => String(Math.max(0, revision)).padStart(9, '0');
const encode = (value: unknown) => `${JSON.stringify(value, null, 1)}\n`;

/** The registry in an S3-compatible bucket with conditional writes: `registry.json` is written only over the state that
 * was read, so of two writers one wins. A copy of each state is kept, in case it is cut short. */
export function s3Driver(bucket: Bucket): RegistryDriver {
  const folderOf = (app: string, release: string) =>
    `releases/${AppName.parse(app)}/${ReleaseId.parse(release)}/`;

  async function read(): Promise<Snapshot> {
    const stored = await bucket.get(pointer);
    if (stored === null) return { registry: { revision: 0, apps: {} }, version: 'none' };
    const registry = parse(stored.bytes) ?? (await newestCopy());
    if (registry === undefined) throw unreadable();
    return { registry, version: stored.etag };
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

  return {
    read,
    async write(registry, expected) {
      const text = encode(Registry.parse(registry));
      const condition: Condition = expected === 'none' ? { absent: true } : { etag: expected };
      let version: string;
      try {
        version = await bucket.put(pointer, text, { condition });
      } catch (error) {
        if (!(error instanceof PreconditionError)) throw error;
        // A write whose answer was lost is sent again and finds its own state.
        const now = await bucket.get(pointer);
        if (now === null || Buffer.from(now.bytes).toString() !== text) throw conflict();
        version = now.etag;
      }
      await bucket.put(`revisions/${numbered(registry.revision)}.json`, text);
      return version;
    },
    async stamp() {
      return (await bucket.head(pointer)) ?? 'none';
    },
    async getFile(app, release, path) {
      if (!AppName.safeParse(app).success || !ReleaseId.safeParse(release).success) return null;
      if (path === '' || path.split('/').some((part) => part === '..' || part === '.' || part === ''))
        return null;
      return (await bucket.get(folderOf(app, release) + path))?.bytes ?? null;
    },
    async listFiles(app, release) {
      const folder = folderOf(app, release);
      return (await bucket.list(folder)).map(({ key, bytes }) => ({ path: key.slice(folder.length), bytes }));
    },
    async putRelease(app, release, files) {
      const folder = folderOf(app, release);
      const mark = `${folder}release.json`;
      if ((await bucket.head(mark)) !== null) return false;
      const others = [...files].filter(([path]) => path !== 'release.json');
      await inTurns(others, ([path, content]) => bucket.put(folder + path, content));
      // Last: a release without it does not exist.
      const last = files.get('release.json');
      if (last) await bucket.put(mark, last);
      return true;
    },
    async putSignature(app, release, signature) {
      await bucket.put(folderOf(app, release) + signatureFile, signature);
    },
    async removeRelease(app, release) {
      const folder = folderOf(app, release);
      await bucket.remove(`${folder}release.json`);
      await inTurns(await bucket.list(folder), ({ key }) => bucket.remove(key));
    },
    async appendAudit(entry) {
      await bucket.put(`audit/${numbered(entry.revision)}-${Date.now()}-${randomUUID()}.json`, encode(entry));
    },
    async readAudit(limit) {
      // Every revision leaves a line at least.
      const { revision } = limit > 10_000 ? { revision: 0 } : (await read()).registry;
      const lines = await bucket.list('audit/', `audit/${numbered(revision - limit)}`);
      const entries = await inTurns(lines.slice(-limit), async ({ key }): Promise<AuditEntry[]> => {
        const line = await bucket.get(key);
        return line ? [JSON.parse(Buffer.from(line.bytes).toString()) as AuditEntry] : [];
      });
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
    const texts = await inTurns(listed, ({ key }) => bucket.get(key));
    return texts.flatMap((stored) => (stored ? Buffer.from(stored.bytes).toString() : []));
  },
  async keepOnly(runs) {
    const listed = await bucket.list(counters);
    const ended = listed.filter(({ key }) => !runs.has(key.split('/')[1] ?? ''));
    await inTurns(ended, ({ key }) => bucket.remove(key));
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
      remedy: 'Any change, such as `release publish`, writes it again from that copy.',
    });
  return found;
}

const parse = (bytes: Uint8Array): Registry | undefined => parseJson(Registry, bytes);

async function inTurns<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let start = 0; start < items.length; start += atOnce)
    results.push(...(await Promise.all(items.slice(start, start + atOnce).map(work))));
  return results;
}

const unreadable = () =>
  new RegistryError(
    'UNREADABLE',
    'registry.json of the store is not a readable registry, and none of its copies is.',
    'Restore an older version of the bucket.',
  );
