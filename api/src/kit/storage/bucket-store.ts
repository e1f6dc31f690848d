import { AwsClient } from 'aws4fetch';
import { checkKey, type FileStore, typeOfKey } from './file-store.ts';

export interface Bucket {
  /** Address of the bucket, path style: `https://host/bucket`. */
  readonly url: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const requestMillis = 10_000;

/** Objects of an S3-compatible bucket, private: they are served by this API alone. */
export function bucketStore({ url, region, accessKeyId, secretAccessKey }: Bucket): FileStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  const send = async (method: string, key: string, init: RequestInit = {}) => {
    const signal = AbortSignal.timeout(requestMillis);
    const address = `${url.replace(/\/$/, '')}/${checkKey(key)}`;
    const answer = await client.fetch(address, { method, signal, redirect: 'error', ...init });
    if (answer.ok || answer.status === 404) return answer;
    throw new Error(`The file store answers ${answer.status} to ${method} ${key}`);
  };
  return {
    put: async (key, bytes, type) => {
      const answer = await send('PUT', key, {
        body: new Uint8Array(bytes),
        headers: { 'content-type': type },
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`The file store has no bucket at ${new URL(url).pathname}`);
    },
    get: async (key) => {
      const answer = await send('GET', key);
      if (answer.ok) return { bytes: new Uint8Array(await answer.arrayBuffer()), type: typeOfKey(key) };
      await answer.body?.cancel();
      return undefined;
    },
    delete: async (key) => {
      const answer = await send('DELETE', key);
      await answer.body?.cancel();
    },
  };
}
