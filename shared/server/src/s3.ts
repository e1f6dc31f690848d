import { AwsClient } from 'aws4fetch';

export interface BucketAddress {
  /** Path style, with a prefix where the bucket holds other things too: `https://host/bucket/registry`. */
  readonly url: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Condition of a write: no object yet, or exactly this state. */
export type Condition = { readonly absent: true } | { readonly etag: string };

/** Another writer was first. */
export class PreconditionError extends Error {
  override name = 'PreconditionError';
}

/** The store does not answer; the message says where and why. */
export class StoreError extends Error {
  override name = 'StoreError';
}

const timeoutMs = 10_000;

export type Bucket = ReturnType<typeof s3Bucket>;

/** Objects below the address; `what` names the store in errors. */
export function s3Bucket({ url, region, accessKeyId, secretAccessKey }: BucketAddress, what: string) {
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    region,
    service: 's3',
    retries: 2,
    initRetryMs: 100,
  });
  const { origin, pathname } = new URL(url);
  const [bucket = '', ...rest] = pathname.split('/').filter(Boolean);
  const prefix = rest.map((part) => `${part}/`).join('');

  async function send(method: string, path: string, init: RequestInit = {}): Promise<Response> {
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = await client
      .fetch(`${origin}/${bucket}${path}`, { method, signal, redirect: 'error', ...init })
      .catch((error: unknown) => {
        throw new StoreError(`${what} at ${origin} does not answer: ${reasonOf(error)}.`);
      });
    if (answer.ok || answer.status === 404) return answer;
    await answer.body?.cancel();
    // 409: two conditional writes at once.
    if (answer.status === 412 || answer.status === 409) throw new PreconditionError(path);
    throw new StoreError(`${what} answers ${answer.status} to ${method} /${bucket}${path}.`);
  }
  const noBucket = () => new StoreError(`${what} has no bucket ${bucket}.`);
  const at = (key: string) => `/${encodePath(prefix + key)}`;

  return {
    async get(key: string) {
      const answer = await send('GET', at(key));
      if (!answer.ok) return discard(answer);
      return { bytes: new Uint8Array(await answer.arrayBuffer()), etag: answer.headers.get('etag') ?? '' };
    },
    /** The object's state; null when there is none. */
    async head(key: string): Promise<string | null> {
      const answer = await send('HEAD', at(key));
      return answer.ok ? (answer.headers.get('etag') ?? '') : null;
    },
    /** Returns the new state. Throws a PreconditionError when `condition` is not met. */
    async put(
      key: string,
      bytes: Uint8Array | string,
      { condition, type }: { condition?: Condition; type?: string } = {},
    ): Promise<string> {
      const headers: Record<string, string> = type === undefined ? {} : { 'content-type': type };
      if (condition && 'etag' in condition) headers['if-match'] = condition.etag;
      else if (condition) headers['if-none-match'] = '*';
      const body = typeof bytes === 'string' ? bytes : new Uint8Array(bytes);
      const answer = await send('PUT', at(key), { body, headers });
      await answer.body?.cancel();
      if (!answer.ok) throw noBucket();
      return answer.headers.get('etag') ?? '';
    },
    async remove(key: string): Promise<void> {
      await discard(await send('DELETE', at(key)));
    },
    /** Keys below a prefix in their order. */
    async list(below: string, after?: string): Promise<{ key: string; bytes: number }[]> {
      const found: { key: string; bytes: number }[] = [];
      for (let token: string | undefined; ; ) {
        const query = new URLSearchParams({ 'list-type': '2', prefix: prefix + below });
        if (after) query.set('start-after', prefix + after);
        if (token) query.set('continuation-token', token);
        const answer = await send('GET', `?${query.toString()}`);
        const text = await answer.text();
        if (!answer.ok) throw noBucket();
        for (const [, entry = ''] of text.matchAll(/<Contents>(.*?)<\/Contents>/gs))
          found.push({ key: tagOf(entry, 'Key').slice(prefix.length), bytes: Number(tagOf(entry, 'Size')) });
        token = tagOf(text, 'NextContinuationToken');
        if (!token) return found;
      }
    },
  };
}

/** The reason of a failed fetch is in its cause. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return String(cause);
  return cause.message || ('code' in cause ? String(cause.code) : cause.name);
}

async function discard(answer: Response): Promise<null> {
  await answer.body?.cancel();
  return null;
}

const encodePath = (path: string) => path.split('/').map(encodeURIComponent).join('/');

function tagOf(xml: string, name: string): string {
  const text = new RegExp(`<${name}>(.*?)</${name}>`, 's').exec(xml)?.[1] ?? '';
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
