export { bucketStore } from './bucket-store.ts';
export { type FileStore, isKey, type StoredFile } from './file-store.ts';
export { folderStore } from './folder-store.ts';
