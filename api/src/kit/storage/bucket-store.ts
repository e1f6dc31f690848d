import { type BucketAddress, s3Bucket } from '@porao/server';
import { checkKey, type FileStore, typeOfKey } from './file-store.ts';

/** Objects of an S3-compatible bucket, private: they are served by this API alone. */
export function bucketStore(address: BucketAddress): FileStore {
  const bucket = s3Bucket(address, 'The file store');
  return {
    put: async (key, bytes, type) => {
      await bucket.put(checkKey(key), bytes, { type });
    },
    get: async (key) => {
      const found = await bucket.get(checkKey(key));
      return found === null ? undefined : { bytes: found.bytes, type: typeOfKey(key) };
    },
    delete: (key) => bucket.remove(checkKey(key)),
  };
}
