import { AwsV4Signer } from 'aws4fetch';
import {
  askPatiently,
  bodyGate,
  type Method,
  type Sent,
  StatusError,
  type StoreAnswer,
  shortPatience,
} from './store-call.ts';

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
  /** Is set where something else helps than a look at address, keys and store. */
  readonly remedy: string | undefined;

  constructor(message: string, remedy?: string) {
    super(message);
    this.remedy = remedy;
  }
}

/** Clocks that differ by more make stores refuse, and timestamps end too early or too late. */
export const clockTolerance = 5 * 60_000;

export type Bucket = ReturnType<typeof s3Bucket>;

/** Objects below the address; `what` names the store in errors. */
export function s3Bucket(
  { url, region, accessKeyId, secretAccessKey }: BucketAddress,
  what: string,
  patience = shortPatience,
) {
  const { origin, pathname } = new URL(url);
  const [bucket = '', ...rest] = pathname.split('/').filter(Boolean);
  const prefix = rest.map((part) => `${part}/`).join('');
  const signing = { accessKeyId, secretAccessKey, region, service: 's3' };
  const gate = bodyGate(patience.bodyBytes);
  /** This machine's clock is so many ms ahead of the store's. */
  let ahead = 0;

  const send = (method: Method, path: string, sent: Sent = {}): Promise<StoreAnswer> =>
    sent.body ? gate(sent.body.length, () => ask(method, path, sent)) : ask(method, path, sent);

  async function ask(method: Method, path: string, { body, headers = {} }: Sent): Promise<StoreAnswer> {
    const signed = await new AwsV4Signer({
      ...signing,
      method,
      url: `${origin}/${bucket}${path}`,
      headers,
    }).sign();
    const call = { method, body: body ?? null, headers: Object.fromEntries(signed.headers) };
    const answer = await askPatiently(signed.url, call, patience).catch((error: unknown) => {
      throw error instanceof StatusError
        ? new StoreError(`${what} answers ${error.status} to ${method} /${bucket}${path}.`)
        : new StoreError(`${what} at ${origin} does not answer: ${reasonOf(error)}.`);
    });
    ahead = Date.now() - (Date.parse(answer.header('date')) || Date.now());
    const { status } = answer;
    if (status < 300 || status === 404) return answer;
    // 409: two conditional writes at once.
    if (status === 412 || status === 409) throw new PreconditionError(path);
    const code = tagOf(answer.text(), 'Code');
    if (code === 'RequestTimeTooSkewed' || (status === 403 && Math.abs(ahead) > clockTolerance))
      throw new StoreError(
        `${what} refuses the clock of this machine, which is ${clockWords(ahead)} the store's.`,
        'Set the clock of this machine, or that of the store, by NTP, then try again.',
      );
    throw new StoreError(`${what} answers ${status}${code && ` (${code})`} to ${method} /${bucket}${path}.`);
  }
  const noBucket = () => new StoreError(`${what} has no bucket ${bucket}.`);
  const at = (key: string) => `/${encodePath(prefix + key)}`;

  return {
    /** Says by how many ms this machine's clock was ahead of the store's at the last answer. */
    clockAhead: () => ahead,
    async get(key: string) {
      const answer = await send('GET', at(key));
      return answer.status === 404 ? null : { bytes: answer.bytes, etag: answer.header('etag') };
    },
    /** The object's state; null when there is none. */
    async head(key: string): Promise<string | null> {
      const answer = await send('HEAD', at(key));
      return answer.status === 404 ? null : answer.header('etag');
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
      const answer = await send('PUT', at(key), { body: Buffer.from(bytes), headers });
      if (answer.status === 404) throw noBucket();
      return answer.header('etag');
    },
    async remove(key: string): Promise<void> {
      await send('DELETE', at(key));
    },
    /** Keys below a prefix in their order. */
    async list(below: string, after?: string): Promise<{ key: string; bytes: number }[]> {
      const found: { key: string; bytes: number }[] = [];
      for (let token: string | undefined; ; ) {
        const query = new URLSearchParams({ 'list-type': '2', prefix: prefix + below });
        if (after) query.set('start-after', prefix + after);
        if (token) query.set('continuation-token', token);
        const answer = await send('GET', `?${query.toString()}`);
        const text = answer.text();
        if (answer.status === 404) throw noBucket();
        // A list that is cut short would hide files, and newer states.
        if (!text.includes('</ListBucketResult>'))
          throw new StoreError(`${what} answers with a list of ${below} that is cut short.`);
        for (const [, entry = ''] of text.matchAll(/<Contents>(.*?)<\/Contents>/gs))
          found.push({ key: tagOf(entry, 'Key').slice(prefix.length), bytes: Number(tagOf(entry, 'Size')) });
        token = tagOf(text, 'NextContinuationToken');
        if (!token) return found;
      }
    },
  };
}

/** Two clocks in words: `60 minutes behind`. */
export const clockWords = (ahead: number): string =>
  `${Math.round(Math.abs(ahead) / 60_000)} minutes ${ahead < 0 ? 'behind' : 'ahead of'}`;

/** The reason of a failed fetch is in its cause. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return String(cause);
  return cause.message || ('code' in cause ? String(cause.code) : cause.name);
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
