export interface StoredFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: string;
}

/** Storage of photos and certificates. Keys are `folder/name.extension`, as `isKey` accepts them. */
export interface FileStore {
  readonly put: (key: string, bytes: Uint8Array, type: string) => Promise<void>;
  readonly get: (key: string) => Promise<StoredFile | undefined>;
  /** Deleting a missing file is not an error. */
  readonly delete: (key: string) => Promise<void>;
  /** Throws when nothing more can be stored; absent for a bucket, which has no limit. */
  readonly checkSpace?: () => Promise<void>;
}

const typeOf: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
};

/** One folder, one name, a known extension: no path traversal. */
export const isKey = (key: string) => /^[a-z]{1,20}\/[A-Za-z0-9_-]{1,80}\.(webp|png|jpe?g)$/.test(key);

export function checkKey(key: string): string {
  if (!isKey(key)) throw new Error(`Not a key of the file store: ${JSON.stringify(key.slice(0, 100))}`);
  return key;
}

export const typeOfKey = (key: string) =>
  typeOf[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
