import { createHash, randomUUID } from 'node:crypto';
import {
  appendFile,
  link,
  mkdir,
  open,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { AppName, Registry, ReleaseId } from '@porao/contracts';
import type { AuditEntry, RegistryDriver, Snapshot, StoredFile, Version } from './driver.ts';
import { fileAilments } from './file.ailments.ts';
import { RefusalError } from './refusal.ts';
import { signatureFile } from './signature.ts';

const keptRevisions = 100;
/** Claims that are tried when the pointer is torn. */
const triedClaims = 5;

/** The registry in a folder. A revision is claimed by a hard link, which only one process can make, so the
 * claimed file is the truth and `registry.json` a copy of its own that readers follow up from. */
export function fileDriver(root: string): RegistryDriver {
  const pointer = join(root, 'registry.json');
  const revisions = join(root, 'revisions');
  const claim = (revision: number) => join(revisions, `${String(revision).padStart(9, '0')}.json`);
  const releaseDir = (app: string, release: string) =>
    join(root, 'releases', AppName.parse(app), ReleaseId.parse(release));

  async function read(): Promise<Snapshot> {
    let snapshot = parse(await readIfThere(pointer)) ?? (await newestClaim());
    if (snapshot === undefined) throw unreadable(pointer);
    // A process that died between claim and rename left a newer revision than the pointer's.
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
    if (current.version !== expected || registry.revision !== current.registry.revision + 1) throw conflict();
    await mkdir(revisions, { recursive: true });
    const text = `${JSON.stringify(Registry.parse(registry), null, 2)}\n`;
    const temporary = join(root, `.registry-${randomUUID()}`);
    try {
      await writeFile(temporary, text, { flush: true });
      try {
        await link(temporary, claim(registry.revision));
      } catch (error) {
        throw isCode(error, 'EEXIST') ? conflict() : error;
      }
      await syncDir(revisions);
      // Another file than the claim: what tears one of them leaves the other.
      await rm(temporary);
      await writeFile(temporary, text, { flush: true });
      await rename(temporary, pointer);
    } finally {
      await rm(temporary, { force: true });
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
        if (isCode(error, 'ENOENT')) return 'none';
        throw error;
      }
    },
    async getFile(app, release, path) {
      if (!AppName.safeParse(app).success || !ReleaseId.safeParse(release).success) return null;
      const folder = releaseDir(app, release);
      const file = join(folder, path);
      if (!file.startsWith(folder + sep) || (await isLinked(root, file))) return null;
      return readIfThere(file);
    },
    async listFiles(app, release) {
      return listFolder(releaseDir(app, release));
    },
    async putRelease(app, release, files) {
      const folder = releaseDir(app, release);
      if (await exists(folder)) return false;
      const temporary = join(dirname(folder), `.new-${randomUUID()}`);
      try {
        for (const [path, content] of files) {
          const file = join(temporary, path);
          await mkdir(dirname(file), { recursive: true });
          await writeFile(file, content, { flush: true });
        }
        await rename(temporary, folder);
        await syncDir(dirname(folder));
        return true;
      } catch (error) {
        // Somebody published the same content meanwhile.
        if (isCode(error, 'ENOTEMPTY') || isCode(error, 'EEXIST')) return false;
        throw error;
      } finally {
        await rm(temporary, { recursive: true, force: true });
      }
    },
    async putSignature(app, release, signature) {
      const temporary = join(releaseDir(app, release), `.sig-${randomUUID()}`);
      await writeFile(temporary, signature, { flush: true });
      await rename(temporary, join(releaseDir(app, release), signatureFile));
      await syncDir(releaseDir(app, release));
    },
    async removeRelease(app, release) {
      await rm(releaseDir(app, release), { recursive: true, force: true });
    },
    ailments: () => fileAilments(root),
    async appendAudit(entry) {
      await mkdir(root, { recursive: true });
      await appendFile(join(root, 'audit.log'), `${JSON.stringify(entry)}\n`, { flush: true });
    },
    async readAudit(limit) {
      const text = (await readIfThere(join(root, 'audit.log')))?.toString() ?? '';
      return text.split('\n').flatMap(parseLine).slice(-limit);
    },
  };
}

/** Nothing for a line that a dying writer left half. */
function parseLine(line: string): AuditEntry[] {
  try {
    return line === '' ? [] : [JSON.parse(line) as AuditEntry];
  } catch {
    return [];
  }
}

/** Undefined for what is no registry. */
function parse(bytes: Uint8Array | null): Snapshot | undefined {
  if (bytes === null) return { registry: { revision: 0, apps: {} }, version: 'none' };
  try {
    const text = bytes.toString();
    return { registry: Registry.parse(JSON.parse(text)), version: versionOf(text) };
  } catch {
    return undefined;
  }
}

/** A torn claim counts as a write that changed nothing, so that the next one has a number of its own. */
const withoutChange = ({ registry, version }: Snapshot): Snapshot => ({
  registry: { ...registry, revision: registry.revision + 1 },
  version: versionOf(`${version} torn`),
});

const unreadable = (file: string) =>
  new RefusalError(
    'UNREADABLE',
    `${file} is not a readable registry.`,
    'Replace registry.json by the newest readable file of the folder revisions beside it, and remove newer ones.',
  );

const conflict = () =>
  new RefusalError(
    'CONFLICT',
    'Somebody else changed the registry meanwhile.',
    'Look at `release status`, then try again.',
  );

const versionOf = (text: string): Version => createHash('sha256').update(text).digest('hex');

const isCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;

async function readIfThere(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (isCode(error, 'ENOENT') || isCode(error, 'ENOTDIR') || isCode(error, 'EISDIR')) return null;
    throw error;
  }
}

/** Whether a symbolic link leads to the file from the folder: what it leads to could change at any time. */
async function isLinked(root: string, file: string): Promise<boolean> {
  const real = await Promise.all([realpath(root), realpath(file)]).catch(() => undefined);
  return real !== undefined && real[1] !== join(real[0], relative(root, file));
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => null)) !== null;
}

async function listFolder(folder: string): Promise<StoredFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (isCode(error, 'ENOENT')) return [];
    throw error;
  });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(
    files.map(async (file) => ({
      path: file.slice(folder.length + 1).replaceAll(sep, '/'),
      bytes: (await stat(file)).size,
    })),
  );
}

/** A rename is durable only once its folder is. */
async function syncDir(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
