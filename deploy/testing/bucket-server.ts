import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import S3rver from '@20minutes/s3rver';
import { type Patience, s3Bucket } from '@porao/server';
import { s3Driver } from '../registry/s3.driver.ts';

/** Is the part of the test server's requests that the guard needs. */
interface Request {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly req: { destroy(): void; readonly socket: { destroy(): void } };
  set(header: string, value: string): void;
  status: number;
  body: unknown;
}

/** Breaks a call: `closed` before it is done, `lost` after it; `short` cuts the answer and leaves its state as it is. */
export type Fault = 'closed' | 'lost' | 'busy' | 'short' | 'clock';
export type Spoil = (call: { readonly method: string; readonly key: string }) => Promise<Fault | undefined>;

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
  let spoil: Spoil = () => Promise.resolve(undefined);
  const queues = new Map<string, Promise<unknown>>();
  server.middleware.unshift(async (request: Request, next: () => Promise<void>) => {
    if (isAway) return request.req.destroy();
    const fault = await spoil({ method: request.method, key: keyOf(request) });
    if (fault === undefined) return served(request, next);
    if (fault === 'closed') return request.req.destroy();
    if (fault === 'busy') return refused(request, 503, 'SlowDown');
    if (fault === 'clock') {
      request.set('date', new Date(Date.now() + 3_600_000).toUTCString());
      return refused(request, 403, 'RequestTimeTooSkewed');
    }
    await served(request, next);
    // A request that was read whole leaves its connection open.
    if (fault === 'lost') return request.req.socket.destroy();
    const { body } = request;
    const whole = typeof body === 'string' ? Buffer.from(body) : await buffer(body as Readable);
    request.body = whole.subarray(0, whole.length / 2);
  });
  const refused = (request: Request, status: number, code: string) => {
    request.status = status;
    request.body = `<Error><Code>${code}</Code></Error>`;
  };
  async function served(request: Request, next: () => Promise<void>): Promise<unknown> {
    if (request.method !== 'PUT') return next();
    const before = queues.get(request.path);
    const guarded = async () => {
      await before?.catch(() => undefined);
      if (await isAllowed(request)) return next();
      return refused(request, 412, 'PreconditionFailed');
    };
    const work = guarded();
    queues.set(request.path, work);
    return work;
  }
  const keyOf = ({ path }: Request) => decodeURIComponent(path).split('/').slice(2).join('/');
  async function isAllowed(request: Request): Promise<boolean> {
    const { headers } = request;
    const { 'if-match': match, 'if-none-match': noneMatch } = headers;
    if (match === undefined && noneMatch === undefined) return true;
    const metadata = await server.store.getMetadata('porao', keyOf(request)).catch(() => undefined);
    return match === undefined ? metadata === undefined : metadata?.etag === match;
  }

  const { port } = (await server.run()) as AddressInfo;
  const prefix = randomUUID();
  const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER', region: 'auto' };
  const url = `http://127.0.0.1:${port}/porao/${prefix}`;
  const open = (patience?: Patience) => s3Bucket({ url, ...keys }, "The registry's store", patience);
  const away = (state: boolean) => {
    isAway = state;
  };
  return {
    url,
    keys,
    bucket: open(),
    away,
    /** From now on what it answers for a call is done to it. */
    spoil: (work: Spoil) => {
      spoil = work;
    },
    close: () => server.close(),
    driver: (patience?: Patience) => s3Driver(open(patience)),
  };
}
