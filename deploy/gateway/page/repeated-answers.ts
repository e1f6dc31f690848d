import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { preferredLanguage } from '@porao/server';
import { LRUCache } from 'lru-cache';
import type { Answering } from '../edge/api.proxy.ts';
import type { Bound } from '../edge/client-network.ts';
import type { Telemetry } from '../rollout/telemetry.ts';
import type { Services } from '../services.ts';
import type { Site } from '../site/site.ts';
import type { GuestPages } from './guest-pages.ts';

/** Characters of requests and headers that are kept. */
const keptLength = 4 * 1_048_576;

export interface Repeatable {
  /** The live site: while it is the same, so is the answer. */
  readonly site: Site;
  readonly key: string;
  readonly etag: string;
  readonly status: number;
  readonly apps: Parameters<Telemetry['served']>[0];
}

interface Answer extends Repeatable {
  readonly headers: Readonly<Record<string, string>>;
}

/** Requests that say the same as an earlier one get its answer ahead of all other work (docs/adr/0041). */
export function repeatedAnswers(
  { config, live, reports, observe }: Pick<Services, 'config' | 'live' | 'reports' | 'observe'>,
  { cached, countCached }: Pick<GuestPages, 'cached' | 'countCached'>,
) {
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
    const language = preferredLanguage(headers['accept-language']);
    return [url, headers.host, headers['accept-encoding'], language, cookies, ...proxied].join('\n');
  }

  async function repeat(
    { site, key, etag, status: first, apps, headers }: Answer,
    incoming: IncomingMessage,
    other: () => Response | Promise<Response>,
  ) {
    const start = performance.now();
    const page = cached(key);
    if (page?.etag !== etag || (await live.current()) !== site) return other();
    const isKnown = isKnownTag(incoming.headers['if-none-match'], etag);
    const status = isKnown ? 304 : first;
    reports.served(apps);
    countCached(page);
    observe?.({ method: 'GET', route: '*', status }, performance.now() - start);
    return new Response(isKnown ? null : page.body, { status, headers });
  }

  async function first(
    answering: Answering,
    asked: Parameters<Answering>,
    incoming: IncomingMessage,
    words: string,
  ) {
    const response = await answering(...asked);
    const repeatable = offered.get(incoming);
    if (repeatable) {
      const headers = Object.fromEntries(response.headers);
      delete headers['server-timing'];
      answers.set(words, { ...repeatable, headers });
    }
    return response;
  }

  return {
    /** Lets the answer to this request be sent again. */
    offer(c: Bound, repeatable: Repeatable): void {
      offered.set(c.env.incoming, repeatable);
    },
    /** Answers as `answering`, or again. */
    before:
      (answering: Answering, isOff: () => boolean): Answering =>
      (...asked) => {
        const { incoming } = asked[1] as HttpBindings;
        const words = isOff() ? undefined : wordsOf(incoming);
        if (words === undefined) return answering(...asked);
        const answer = answers.get(words);
        const work = () => first(answering, asked, incoming, words);
        return answer ? repeat(answer, incoming, work) : work();
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
    .filter((cookie) => /^(gt|porao)_/.test(cookie) && !/^porao_(bucket|session)=/.test(cookie))
    .sort()
    .join(';');

export const isKnownTag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) === true;
