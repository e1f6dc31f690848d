import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { LRUCache } from 'lru-cache';
import type { Answering } from '../edge/api.proxy.ts';
import type { Telemetry } from '../rollout/telemetry.ts';
import type { Services } from '../services.ts';
import type { Site } from '../site/site.ts';
import type { Bound } from '../visit.ts';

/** Bytes of cached pages. */
const keptBytes = 32 * 1_048_576;

export interface KeptPage {
  readonly body: Buffer<ArrayBuffer>;
  readonly headers: Readonly<Record<string, string>>;
}

type Tagged = KeptPage & { readonly etag: string };

/** Pages as they are sent, by everything that their bytes depend on. */
export function keptPages(maxBytes = keptBytes) {
  const pages = new LRUCache<string, Tagged>({
    maxSize: maxBytes,
    sizeCalculation: ({ body, headers }, key) => body.length + key.length + JSON.stringify(headers).length,
  });
  const making = new Map<string, Promise<Tagged>>();

  async function make(key: string, made: () => Promise<KeptPage>): Promise<Tagged> {
    try {
      const page = await made();
      const hash = createHash('sha256').update(page.body).digest('base64url').slice(0, 16);
      const tagged = { ...page, etag: `"${hash}"` };
      pages.set(key, tagged);
      return tagged;
    } finally {
      making.delete(key);
    }
  }

  return {
    get: (key: string): Tagged | undefined => pages.get(key),
    bytes: (): number => pages.calculatedSize,
    /** The page of a key, which is made once however many ask for it. */
    of(key: string, made: () => Promise<KeptPage>): Tagged | Promise<Tagged> {
      const known = pages.get(key) ?? making.get(key);
      if (known) return known;
      const page = make(key, made);
      making.set(key, page);
      return page;
    },
  };
}

/** Characters of requests and headers that are kept. */
const keptLength = 4 * 1_048_576;

interface Repeatable {
  /** The live site: while it is the same, so is the answer. */
  readonly site: Site;
  /** The key of the page. */
  readonly key: string;
  readonly status: number;
  /** By the clock of `performance`. */
  readonly freshUntil: number;
  readonly apps: Parameters<Telemetry['served']>[0];
  readonly hasContent: boolean;
}

interface Answer extends Repeatable {
  readonly headers: Readonly<Record<string, string>>;
}

/** The cache of pages. Requests that say the same as an earlier one get its answer ahead of all other work; the page that
 * this answer names is found by its key, for them as for the first one. */
export function pageCache(
  { config, live, reports, observe }: Pick<Services, 'config' | 'live' | 'reports' | 'observe'>,
  countContent: () => void,
) {
  const kept = keptPages();
  const answers = new LRUCache<string, Answer>({
    maxSize: keptLength,
    sizeCalculation: ({ headers }, key) => key.length + JSON.stringify(headers).length,
  });
  const offered = new WeakMap<IncomingMessage, Repeatable>();

  /** Everything of a request that a guest's page depends on. */
  function wordsOf({ method, url, headers }: IncomingMessage): string | undefined {
    if (method !== 'GET' || !acceptsHtml(headers.accept)) return undefined;
    const proxied = config.trustProxy ? [headers['x-forwarded-host'], headers['x-forwarded-proto']] : [];
    const cookies = headers.cookie === undefined ? '' : ownCookies(headers.cookie);
    return [url, headers.host, headers['accept-encoding'], cookies, ...proxied].join('\n');
  }

  async function repeat(
    answer: Answer,
    incoming: IncomingMessage,
    other: () => Response | Promise<Response>,
  ) {
    const start = performance.now();
    const page = kept.get(answer.key);
    if (page === undefined || start >= answer.freshUntil || (await live.current()) !== answer.site)
      return other();
    const isKnown = isKnownTag(incoming.headers['if-none-match'], page.etag);
    const status = isKnown ? 304 : answer.status;
    reports.served(answer.apps);
    if (answer.hasContent) countContent();
    observe?.({ method: 'GET', route: '*', status }, performance.now() - start);
    return new Response(isKnown ? null : page.body, { status, headers: answer.headers });
  }

  return {
    of: (key: string, made: () => Promise<KeptPage>) => kept.of(key, made),
    /** Lets the answer to this request be sent again. */
    offer(c: Bound, repeatable: Repeatable): void {
      offered.set(c.env.incoming, repeatable);
    },
    /** Answers as `answering`, or again. */
    before(answering: Answering, isOff: () => boolean): Answering {
      async function first(asked: Parameters<Answering>, incoming: IncomingMessage, words: string) {
        const response = await answering(...asked);
        const repeatable = offered.get(incoming);
        if (repeatable) {
          const headers = Object.fromEntries(response.headers);
          delete headers['server-timing'];
          answers.set(words, { ...repeatable, headers });
        }
        return response;
      }
      return (...asked) => {
        const { incoming } = asked[1] as HttpBindings;
        const words = isOff() ? undefined : wordsOf(incoming);
        if (words === undefined) return answering(...asked);
        const answer = answers.get(words);
        const work = () => first(asked, incoming, words);
        return answer ? repeat(answer, incoming, work) : work();
      };
    },
  };
}

export function acceptsHtml(accept = '*/*'): boolean {
  return /(^|[\s,])(text\/(html|\*)|\*\/\*)/i.test(accept);
}

/** Cookies of the site; the bucket matters only while a canary runs, and then no answer is sent again. */
const ownCookies = (header: string): string =>
  header
    .split(';')
    .map((cookie) => cookie.trim())
    .filter((cookie) => /^(gt|porao)_/.test(cookie) && !cookie.startsWith('porao_bucket='))
    .sort()
    .join(';');

/** True where a client has the page with that tag. */
export const isKnownTag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) === true;
