import type { PageHead, ServerRequest, ShareCard } from '@porao/contracts';
import { childQueue } from '@porao/server';
import type { Context } from 'hono';
import { LRUCache } from 'lru-cache';
import type { GatewayConfig } from '../config.ts';
import { type Bound, clientNetwork } from '../edge/client-network.ts';
import { resourcePolicy } from '../edge/security-headers.ts';
import { minuteLimit } from '../edge/window-limit.ts';
import { languages, originOf } from '../site/addresses.ts';
import type { Site } from '../site/site.ts';

/** Bytes of pictures that are kept; some 1,000 pictures. */
const keptBytes = 32 * 1_048_576;
/** Requests that a page or a picture is made for at once. */
const mostAtOnce = 8;
/** Pictures that were not kept, and missing ones, for one network. */
const perMinute = 60;

type Describe = (
  site: Site,
  page: Omit<ServerRequest, 'search'>,
) => Promise<{ readonly status: number; readonly head: PageHead } | undefined>;

/** Answers share pictures: those of kept pages at once, others drawn one at a time in a process of its own. */
export function sharePictures(describe: Describe, config: GatewayConfig) {
  const queue = childQueue<ShareCard, Uint8Array<ArrayBuffer>>({
    script: new URL('./draw.worker.ts', import.meta.url),
    mostWaiting: mostAtOnce,
    waitMs: 15_000,
    runMs: 15_000,
  });
  const kept = new LRUCache<string, Uint8Array<ArrayBuffer>, ShareCard>({
    maxSize: keptBytes,
    sizeCalculation: (bytes) => bytes.length,
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context }) => queue.run(context),
  });
  const misses = minuteLimit(perMinute);
  let making = 0;

  /** Undefined where there is no such page. */
  async function pictureOf(c: Context, site: Site, network: string) {
    const [, code = '', named = ''] = /^\/share\/(\w+)(\/.*)\.png$/.exec(c.req.path) ?? [];
    const language = languages.find((one) => one === code);
    const path = named === '/index' ? '/' : named;
    const found = language && (await describe(site, { language, path, origin: originOf(c, config) }));
    const card = found?.status === 404 ? undefined : found?.head.card;
    const key = JSON.stringify(card);
    if (card === undefined || !kept.has(key)) misses.add(network);
    return card && kept.forceFetch(key, { context: card });
  }

  return async (c: Bound, site: Site): Promise<Response | undefined> => {
    const network = clientNetwork(c.env.incoming, config);
    const refuse = (status: 429 | 503, seconds: string) =>
      c.text('Please try again later.', status, { 'retry-after': seconds, 'cache-control': 'no-store' });
    if (misses.isOver(network)) return refuse(429, '60');
    if (making >= mostAtOnce) return refuse(503, '5');
    making += 1;
    const picture = await pictureOf(c, site, network).finally(() => {
      making -= 1;
    });
    if (!picture) return undefined;
    c.header('content-type', 'image/png');
    // Other sites show it beside links.
    c.header(resourcePolicy, 'cross-origin');
    c.header('cache-control', 'public, max-age=3600');
    return c.body(picture);
  };
}
