import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkKey, type FileStore, typeOfKey } from './file-store.ts';

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Files of one folder. A file appears whole or not at all, also when the process ends while writing. */
export function folderStore(folder: string): FileStore {
  const pathOf = (key: string) => join(folder, checkKey(key));
  return {
    put: async (key, bytes) => {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      const draft = join(dirname(path), `.${randomUUID()}.draft`);
      try {
        const file = await open(draft, 'wx', 0o640);
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    get: async (key) => {
      try {
        return { bytes: new Uint8Array(await readFile(pathOf(key))), type: typeOfKey(key) };
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    delete: (key) => rm(pathOf(key), { force: true }),
  };
}
