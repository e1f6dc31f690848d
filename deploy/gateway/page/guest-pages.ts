import { type PageHead, ServerPage, type ServerRequest } from '@porao/contracts';
import { LRUCache } from 'lru-cache';
import type { Encoding } from '../edge/encoded.ts';
import { minuteLimit } from '../edge/window-limit.ts';
import { machine } from '../render/isolation.ts';
import { publicReads } from '../render/public-reads.ts';
import { releaseRenderers } from '../render/release-renderers.ts';
import { renderPlaces } from '../render/render-places.ts';
import type { Services } from '../services.ts';
import { knownSearch, languages } from '../site/addresses.ts';
import { isGuarded, type Route } from '../site/page-routes.ts';
import type { LiveApp, Site } from '../site/site.ts';
import { guestContent } from './document.ts';
import type { SitePages } from './page-html.ts';
import { type PageAsked, type SentPage, sentPage } from './sent-page.ts';

const cachedBytes = 32 * 1_048_576;
/** A page with content is sent for this time, in ms: what changes on a board shows after it. */
const freshMs = 15_000;
/** An older one is sent until it is this old, in ms, while it is rendered again. */
const staleMs = 30_000;
/** A page that failed is not tried again for so long, in ms. */
const failedMs = 2_000;
/** Pages of an address with a query, such as the board with filters, that are rendered for one network in a minute. More
 * come without content, so that addresses nobody asked for before do not take the places of the others. */
const mostSearched = 120;
/** Path and query of a page that is rendered, in characters. */
const longestAddress = 4_000;

export interface GuestAsked extends PageAsked {
  readonly request: ServerRequest;
  /** Empty for the gateway itself. */
  readonly network: string;
}

interface Making extends GuestAsked {
  /** Renders the content; undefined for a page without. */
  readonly remote: LiveApp | undefined;
}

/** A page, and the key by which it is cached; none where the next request may find another one. */
export type FoundPage = SentPage & { readonly key?: string };

/** The cache of pages: one for everything that their bytes depend on. However many ask, each is made once. */
export const pageCache = <From>(
  make: LRUCache.Fetcher<string, SentPage, From>,
  maxSize: number = cachedBytes,
): LRUCache<string, SentPage, From> =>
  new LRUCache({
    maxSize,
    sizeCalculation: ({ body, headers }, key) => body.length + key.length + JSON.stringify(headers).length,
    ttl: freshMs,
    ttlResolution: 0,
    noDeleteOnStaleGet: true,
    ignoreFetchAbort: true,
    fetchMethod: make,
  });

export type GuestPages = ReturnType<typeof guestPages>;

/** Pages as they are sent to guests, and without content to everybody: nothing in them is of one visitor. */
export function guestPages(services: Services, pageOf: SitePages) {
  const { config, log, traces } = services;
  const counts = { cached: 0, rendered: 0, failed: 0, refused: 0, waiting: 0 };
  const { lacking } = machine.isolation();
  if (lacking.length > 0) log.info({ lacking }, 'server bundles are not isolated completely');
  const reading = { Page: ServerPage, read: publicReads(config.apiUrl) };
  const renderers = releaseRenderers<ServerRequest, ServerPage>(services, 'guest', reading);
  const inPlace = renderPlaces(counts);
  const searched = minuteLimit(mostSearched);

  /** Counts a page that is not cached; true where its network asked for too many. */
  function isRefused({ request, network }: GuestAsked): boolean {
    if (request.search === '' || network === '') return false;
    if (searched.isOver(network)) {
      counts.refused += 1;
      return true;
    }
    searched.add(network);
    return false;
  }

  /** Null where the release renders nothing at that path. */
  async function render(site: Site, remote: LiveApp, request: ServerRequest) {
    const tracing = traces?.tracing;
    const renderer = await renderers.of(site, remote);
    const work = async () => (await renderer?.render(request, tracing?.traceparent())) ?? null;
    const { name, id } = remote.release;
    const about = { 'porao.remote': name, 'porao.remote.release': id };
    return tracing && renderer ? tracing.part('render', about, work) : work();
  }

  const pages = pageCache<Making>(async (_key, last, { options, context: asked }) => {
    const { site, remote, request, network } = asked;
    if (!remote) return sentPage(asked, null, config);
    if (isRefused(asked)) return undefined;
    try {
      const rendered = await inPlace(network, () => render(site, remote, request));
      if (rendered === undefined) return undefined;
      const query = asked.page.route?.query ?? [];
      return await sentPage(asked, rendered && guestContent(rendered, request, query), config);
    } catch (error) {
      log.warn({ err: error, path: request.path }, 'page not rendered');
      options.ttl = failedMs;
      return last && isUsable(last) ? last : sentPage(asked, null, config);
    }
  });

  const keyOf = ({ page, encoding, mode, inspector }: PageAsked) =>
    `${page.key} ${encoding ?? ''} ${mode} ${inspector ? 'inspected' : ''}`;

  const plain = (asked: GuestAsked): Promise<SentPage> =>
    pages.forceFetch(keyOf(asked), { ttl: 0, context: { ...asked, remote: undefined } });

  /** The page with its content, if that comes in time. */
  async function find(asked: GuestAsked): Promise<FoundPage> {
    const { site, page } = asked;
    const search = knownSearch(asked.request.search, page.route?.query ?? []);
    const request = { ...asked.request, search };
    const address = request.path + search;
    // Releases that a browser has of its own render nothing here.
    const remote = site.overrides ? undefined : guestRemote(site, page.route);
    if (!remote || address.length > longestAddress) return { ...(await plain(asked)), key: keyOf(asked) };
    const key = `${keyOf(asked)} ${request.origin}${address}`;
    const start = performance.now();
    const last = pages.peek(key, { allowStale: true });
    const context = { ...asked, request, remote };
    const work = pages.fetch(key, { allowStale: last !== undefined && isUsable(last), context });
    const found = await within(config.contentMs, work);
    if (!found) return plain(asked);
    if (found.madeAt < start) countCached(found);
    return { ...found, key };
  }

  function countCached({ head }: SentPage): void {
    if (head) counts.cached += 1;
  }

  /** The page of a path without a query, as most browsers ask for it. */
  const pageAt = (site: Site, request: Omit<ServerRequest, 'search'>) =>
    find({
      site,
      page: pageOf(site, request.path, { language: request.language, role: null }),
      request: { ...request, search: '' },
      encoding: 'br' satisfies Encoding,
      mode: 'light',
      network: '',
    });

  return {
    counts,
    stop: renderers.stop,
    find,
    plain,
    /** The page of a key, if that is what a request would find now. */
    cached: (key: string): SentPage | undefined => pages.get(key),
    countCached,
    /** Names a page to others; undefined without content, `head` has no meaning where the status is 404. */
    describe: async (
      site: Site,
      request: Omit<ServerRequest, 'search'>,
    ): Promise<(Pick<SentPage, 'status'> & { readonly head: PageHead }) | undefined> => {
      const { status, head } = await pageAt(site, request);
      return head && { status, head };
    },
    /** Starts the rendering process before the first visitor comes. */
    warm: async (site: Site | undefined): Promise<void> => {
      const origin = config.publicUrl ?? 'http://localhost';
      if (site) for (const language of languages) await pageAt(site, { path: '/', language, origin });
    },
  };
}

const isUsable = ({ madeAt }: SentPage) => performance.now() < madeAt + staleMs;

async function within<T>(timeoutMs: number, work: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), timeoutMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** The remote that renders a route for guests; a signed-in person never gets what is rendered for them. */
function guestRemote({ shell }: Site, route: Route | undefined): LiveApp | undefined {
  const { remote, layout } = route ?? {};
  const isRendered = shell.release.server !== null && remote?.release.server !== null;
  return route && isRendered && layout === 'public' && !isGuarded(route) ? remote : undefined;
}
