import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { ObserveRequest } from '@porao/server/metrics';
import type { Context } from 'hono';
import { LRUCache } from 'lru-cache';
import type { Answering } from './api.proxy.ts';
import { isKnownTag, type KeptPages } from './kept-pages.ts';
import type { LiveSite } from './live-site.ts';
import type { Site } from './site.ts';
import type { Telemetry } from './telemetry.ts';

/** Characters of requests and headers that are kept. */
const keptLength = 4 * 1_048_576;

interface Repeatable {
  /** What everybody has: while it is the same, so is the answer. */
  readonly site: Site;
  /** Of its page. */
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

interface Options {
  readonly live: LiveSite;
  readonly kept: KeptPages;
  readonly trustProxy: boolean;
  readonly reports: Telemetry;
  readonly countContent: () => void;
  readonly observe: ObserveRequest | undefined;
}

/** Sends the answer to a guest's page again to requests that say the same, ahead of all other work: what a page is made
 * of is decided in one place, for the first of them. */
export function repeatedAnswers({ live, kept, trustProxy, reports, countContent, observe }: Options) {
  const answers = new LRUCache<string, Answer>({
    maxSize: keptLength,
    sizeCalculation: ({ headers }, key) => key.length + JSON.stringify(headers).length,
  });
  const offered = new WeakMap<IncomingMessage, Repeatable>();

  /** Everything of a request that a guest's page depends on. */
  function wordsOf({ method, url, headers }: IncomingMessage): string | undefined {
    if (method !== 'GET' || !acceptsHtml(headers.accept)) return undefined;
    const proxied = trustProxy ? [headers['x-forwarded-host'], headers['x-forwarded-proto']] : [];
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
    /** Says that the answer to this request may be sent again. */
    offer(c: Context<{ Bindings: HttpBindings }>, repeatable: Repeatable): void {
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
