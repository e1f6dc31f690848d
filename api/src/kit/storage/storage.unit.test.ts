import { createHash, createHmac } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { bodyOf, startHttp } from '../../../test/support/http-server.ts';
import { bucketStore, type FileStore, folderStore, isKey } from './index.ts';

const secretAccessKey = 'a secret key';
const accessKeyId = 'AKTEST';
const region = 'dhaka-1';
const objects = new Map<string, Buffer>();
let stumbles = 0;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest();

/** AWS Signature Version 4, computed here from its specification. */
function isSigned(request: IncomingMessage, body: Buffer): boolean {
  const pattern = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)$/;
  const [, credential = '', names = '', signature] = pattern.exec(request.headers.authorization ?? '') ?? [];
  const [id, day = '', ...scope] = credential.split('/');
  if (id !== accessKeyId || scope.join('/') !== `${region}/s3/aws4_request`) return false;
  const content = String(request.headers['x-amz-content-sha256']);
  if (content !== 'UNSIGNED-PAYLOAD' && content !== sha256(body)) return false;
  const headers = names.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const canonical = [request.method, request.url, '', headers.join(''), names, content].join('\n');
  const key = [region, 's3', 'aws4_request'].reduce(hmac, hmac(`AWS4${secretAccessKey}`, day));
  const date = String(request.headers['x-amz-date']);
  const toSign = ['AWS4-HMAC-SHA256', date, `${day}/${scope.join('/')}`, sha256(canonical)].join('\n');
  return createHmac('sha256', key).update(toSign).digest('hex') === signature;
}

const folder = await mkdtemp(join(tmpdir(), 'porao-storage-'));
const server = await startHttp(async (request, response) => {
  const body = await bodyOf(request);
  const path = request.url ?? '';
  if (!isSigned(request, body)) return response.writeHead(403).end();
  if (stumbles > 0) {
    stumbles--;
    return response.writeHead(503).end();
  }
  if (path.startsWith('/moved/')) return response.writeHead(307, { location: '/bucket/a/b.png' }).end();
  if (!path.startsWith('/bucket/')) return response.writeHead(404).end();
  if (request.method === 'PUT') objects.set(path, body);
  if (request.method === 'DELETE') objects.delete(path);
  const stored = objects.get(path);
  if (request.method === 'GET') return response.writeHead(stored ? 200 : 404).end(stored);
  return response.writeHead(request.method === 'DELETE' ? 204 : 200).end();
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const bucketAt = (path: string, secret = secretAccessKey) =>
  bucketStore({ url: server.url + path, region, accessKeyId, secretAccessKey: secret });
const stores: [string, () => FileStore][] = [
  ['a folder', () => folderStore(join(folder, 'storage'))],
  ['an S3-compatible bucket', () => bucketAt('/bucket/')],
];

describe.each(stores)('%s', (_name, open) => {
  const bytes = Uint8Array.from([0, 255, 1, 2, 13, 10, 0]);

  it('gives back what was put, until it is deleted', async () => {
    const store = open();
    expect(await store.get('profile/a_-9.webp')).toBeUndefined();
    await store.put('profile/a_-9.webp', bytes, 'image/webp');
    expect(await store.get('profile/a_-9.webp')).toEqual({ bytes, type: 'image/webp' });
    await store.put('profile/a_-9.webp', Uint8Array.from([7]), 'image/webp');
    expect((await store.get('profile/a_-9.webp'))?.bytes).toEqual(Uint8Array.from([7]));
    await store.put('tutor/a_-9.jpg', bytes, 'image/jpeg');
    await store.delete('profile/a_-9.webp');
    await store.delete('profile/a_-9.webp');
    expect(await store.get('profile/a_-9.webp')).toBeUndefined();
    expect((await store.get('tutor/a_-9.jpg'))?.type).toBe('image/jpeg');
  });

  it('takes no key that leads elsewhere', async () => {
    const outside = ['../a.png', 'a/../b.png', 'a/b/c.png', '/etc/x.png'];
    for (const key of [...outside, 'a/.png', 'a/b.html', 'a/b\0.png', 'a/b?x.png']) {
      expect(isKey(key)).toBe(false);
      await expect(async () => open().get(key)).rejects.toThrow('Not a key');
      await expect(async () => open().put(key, bytes, 'image/png')).rejects.toThrow('Not a key');
    }
  });
});

describe('the folder', () => {
  it('leaves no draft behind, and shows no half of a file to who reads meanwhile', async () => {
    const store = folderStore(join(folder, 'busy'));
    const contents = [1, 2, 3, 4].map((value) => new Uint8Array(200_000).fill(value));
    await store.put('profile/x.png', contents[0] ?? new Uint8Array(), 'image/png');
    const writes = contents.map((content) => store.put('profile/x.png', content, 'image/png'));
    for (let count = 0; count < 20; count++) {
      const read = await store.get('profile/x.png');
      expect([read?.bytes.length, new Set(read?.bytes).size]).toEqual([200_000, 1]);
    }
    await Promise.all(writes);
    expect(await readdir(join(folder, 'busy/profile'))).toEqual(['x.png']);
  });
});

describe('the bucket', () => {
  it('tries again after a stumble, and names a wrong key or bucket', async () => {
    stumbles = 2;
    await bucketAt('/bucket').put('profile/again.png', Uint8Array.from([1]), 'image/png');
    expect(objects.has('/bucket/profile/again.png')).toBe(true);
    await expect(bucketAt('/bucket', 'wrong').get('profile/again.png')).rejects.toThrow('403');
    await expect(bucketAt('/none').put('profile/a.png', Uint8Array.from([1]), 'image/png')).rejects.toThrow(
      'no bucket',
    );
  });

  it('is not followed to another address', async () => {
    await expect(bucketAt('/moved').get('profile/a.png')).rejects.toThrow('answers 307');
  });
});
