import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hasCode } from '@porao/server';
import { checkKey, type FileStore, typeOfKey } from './file-store.ts';

/** Writes and syncs a file before it is passed on; deletes it when that fails. */
async function writeDraft(folder: string, bytes: Uint8Array, finish: (path: string) => Promise<void>) {
  await mkdir(folder, { recursive: true });
  const draft = join(folder, `.${randomUUID()}.draft`);
  try {
    const file = await open(draft, 'wx', 0o640);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await finish(draft);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Files of one folder. A file is written whole or not at all, also when the process ends while writing. */
export function folderStore(folder: string): FileStore {
  const pathOf = (key: string) => join(folder, checkKey(key));
  return {
    put: async (key, bytes) => {
      const path = pathOf(key);
      await writeDraft(dirname(path), bytes, (draft) => rename(draft, path));
    },
    get: async (key) => {
      try {
        return { bytes: new Uint8Array(await readFile(pathOf(key))), type: typeOfKey(key) };
      } catch (error) {
        if (hasCode(error, 'ENOENT')) return undefined;
        throw error;
      }
    },
    delete: (key) => rm(pathOf(key), { force: true }),
    checkSpace: () => writeDraft(folder, new Uint8Array(65_536), (draft) => rm(draft)),
  };
}
