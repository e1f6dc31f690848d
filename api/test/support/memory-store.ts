import type { FileStore, StoredFile } from '../../src/kit/storage/index.ts';

/** Files of one test. */
export function memoryStore(): FileStore & { readonly files: ReadonlyMap<string, StoredFile> } {
  const files = new Map<string, StoredFile>();
  return {
    files,
    put: async (key, bytes, type) => void files.set(key, { bytes: new Uint8Array(bytes), type }),
    get: async (key) => files.get(key),
    delete: async (key) => void files.delete(key),
  };
}
