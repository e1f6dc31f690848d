import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { hasCode } from '@porao/server';
import type { StoredFile } from './driver.ts';
import { RegistryError } from './registry-error.ts';

export async function readIfThere(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR', 'EISDIR')) return null;
    throw error;
  }
}

/** Returns whether a symbolic link leads to the file from the folder: its target could change at any time. */
export async function isLinked(root: string, file: string): Promise<boolean> {
  const real = await Promise.all([realpath(root), realpath(file)]).catch(() => undefined);
  return real !== undefined && real[1] !== join(real[0], relative(root, file));
}

export async function listFolder(folder: string): Promise<StoredFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return [];
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
export async function syncDir(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

export async function writeFiles(folder: string, files: ReadonlyMap<string, Uint8Array>): Promise<void> {
  for (const [path, content] of files) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content, { flush: true });
  }
}

/** Writes a file that readers see whole or not at all; `flush` waits until it is on the disk. */
export async function writeWhole(
  file: string,
  content: string | Uint8Array,
  { flush = false } = {},
): Promise<void> {
  const temporary = `${file}.${randomUUID()}.part`;
  await mkdir(dirname(file), { recursive: true });
  try {
    await writeFile(temporary, content, { flush });
    await rename(temporary, file);
  } finally {
    await rm(temporary, { force: true });
  }
}

/** Returns whether the file system reports no space or a quota. */
export const isNoSpace = (error: unknown): boolean => hasCode(error, 'ENOSPC', 'EDQUOT');

/** Does what changes nothing unless it succeeds; a full disk becomes a refusal. */
export async function orNoSpace<T>(folder: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isNoSpace(error)) throw error;
    throw new RegistryError(
      'NO_SPACE',
      `The disk of ${folder} has no space left; nothing was changed.`,
      'Free some space there, then run the command again.',
    );
  }
}
