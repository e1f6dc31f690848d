import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import S3rver from '@20minutes/s3rver';
import { s3Bucket } from '@porao/server';
import { s3Driver } from '../registry/s3.driver.ts';

/** Is the part of the test server's requests that the guard needs. */
interface Request {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly req: { destroy(): void };
  status: number;
  body: unknown;
}

/** An S3-compatible server of npm. It does not support conditional writes, so these are checked before it, one write of a key
 * at a time. */
export async function serveBucket(directory: string) {
  const configureBuckets = [{ name: 'porao' }];
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    vhostBuckets: false,
    directory,
    configureBuckets,
  });
  let isAway = false;
  const queues = new Map<string, Promise<unknown>>();
  server.middleware.unshift(async (request: Request, next: () => Promise<void>) => {
    if (isAway) return request.req.destroy();
    if (request.method !== 'PUT') return next();
    const before = queues.get(request.path);
    const guarded = async () => {
      await before?.catch(() => undefined);
      if (await isAllowed(request)) return next();
      request.status = 412;
      request.body = 'PreconditionFailed';
    };
    const work = guarded();
    queues.set(request.path, work);
    return work;
  });
  async function isAllowed({ path, headers }: Request): Promise<boolean> {
    const { 'if-match': match, 'if-none-match': noneMatch } = headers;
    if (match === undefined && noneMatch === undefined) return true;
    const key = decodeURIComponent(path).split('/').slice(2).join('/');
    const metadata = await server.store.getMetadata('porao', key).catch(() => undefined);
    return match === undefined ? metadata === undefined : metadata?.etag === match;
  }

  const { port } = (await server.run()) as AddressInfo;
  const prefix = randomUUID();
  const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER', region: 'auto' };
  const url = `http://127.0.0.1:${port}/porao/${prefix}`;
  const bucket = s3Bucket({ url, ...keys }, "The registry's store");
  const away = (state: boolean) => {
    isAway = state;
  };
  return {
    url,
    keys,
    bucket,
    away,
    close: () => server.close(),
    driver: () => s3Driver(s3Bucket({ url, ...keys }, "The registry's store")),
  };
}
