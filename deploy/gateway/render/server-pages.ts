import { ServerPage, type ServerRequest } from '@porao/contracts';
import { routeMatcher } from '@porao/contracts/page';
import type { Tracing } from '@porao/server/tracing';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { RegistryDriver } from '../../registry/index.ts';
import type { GatewayConfig } from '../config.ts';
import { knownSearch } from '../site/addresses.ts';
import type { LiveApp, Site } from '../site/site.ts';
import { publicReads } from './public-reads.ts';
import { pairKey, releaseRenderers } from './release-renderers.ts';
import type { RenderedContent } from './render.protocol.ts';
import { renderPlaces } from './render-places.ts';
import type { RenderCounts, ServerPages } from './rendered-pages.ts';
import { createRenderer } from './renderer.ts';

/** A rendered page is served for this time, in ms: what changes on a board shows after it. */
const freshTime = 15_000;
/** An older one serves until it is this old, in ms, while it is rendered again. */
const staleTime = 30_000;
/** A page that failed is not tried again for so long, in ms. */
const failedTime = 2000;
/** Characters of rendered pages that are kept. */
const keptLength = 32 * 1_048_576;
/** Path and query of a page that is rendered, in characters. */
const longestAddress = 4_000;
/** Pages rendered by the live releases' server bundles, kept briefly by release, address and language. */
export function serverPages(
  driver: RegistryDriver,
  config: GatewayConfig,
  log: Logger,
  tracing?: Tracing,
): ServerPages {
  const pages = new LRUCache<string, Kept>({
    maxSize: keptLength,
    sizeCalculation: ({ content }, key) => key.length + (content?.length ?? 0) + 1,
  });
  const renders = new Map<string, Promise<Kept>>();
  const places = renderPlaces();
  let serials = 0;
  const options = { Page: ServerPage, renderMs: config.renderMs, read: publicReads(config.apiUrl) };
  const renderers = releaseRenderers(driver, config, (setup) =>
    createRenderer<ServerRequest, ServerPage>({ ...setup, kind: 'guest' }, options),
  );
  const counts: RenderCounts = { cached: 0, rendered: 0, failed: 0, refused: 0, waiting: 0 };
  const matchers = new WeakMap<Site, ReturnType<typeof publicRoutes>>();

  async function render(site: Site, remote: LiveApp, request: ServerRequest) {
    const started = await renderers.of(site, remote);
    const work = async () => (await started?.render(request, tracing?.traceparent())) ?? null;
    const { name, id } = remote.release;
    const about = { 'porao.remote': name, 'porao.remote.release': id };
    const content = await (tracing && started ? tracing.part('render', about, work) : work());
    counts.rendered += 1;
    return content;
  }

  /** Renders a page and keeps it. One that was rendered before serves on after a failure. */
  function begin(
    pageKey: string,
    path: string,
    network: string | undefined,
    work: () => Promise<RenderedContent | null>,
  ): Promise<Kept> | undefined {
    const leave = places.take(network);
    if (!leave) return undefined;
    counts.waiting += 1;
    const kept = work()
      .then(
        (content) => ({ content, renderedAt: performance.now(), nextAt: performance.now() + freshTime }),
        (error: unknown) => {
          counts.failed += 1;
          log.warn({ err: error, path }, 'page not rendered');
          const { content = null, renderedAt = 0 } = pages.peek(pageKey) ?? {};
          const now = performance.now();
          const isUsable = now < renderedAt + staleTime;
          return { content: isUsable ? content : null, renderedAt, nextAt: now + failedTime };
        },
      )
      .then((rendered): Kept => {
        leave();
        counts.waiting -= 1;
        renders.delete(pageKey);
        serials += 1;
        const page = { ...rendered, serial: serials };
        pages.set(pageKey, page);
        return page;
      });
    renders.set(pageKey, kept);
    return kept;
  }

  return {
    counts,
    stop: renderers.stop,
    countRepeated() {
      counts.cached += 1;
    },
    async find(site, asked, network) {
      const match = matchers.get(site) ?? publicRoutes(site);
      matchers.set(site, match);
      const { remote, query = [] } = match(asked.path) ?? {};
      const request = { ...asked, search: knownSearch(asked.search, query) };
      const about = { query, search: request.search };
      if (!remote) return { ...nothing, ...about, freshUntil: Number.POSITIVE_INFINITY };
      if (request.path.length + request.search.length > longestAddress) return { ...nothing, ...about };
      const pageKey = [
        pairKey(site, remote),
        request.language,
        request.origin,
        request.path,
        request.search,
      ].join(' ');
      const now = performance.now();
      const kept = pages.get(pageKey);
      if (kept && now < kept.nextAt) {
        counts.cached += 1;
        return { ...kept, ...about, freshUntil: kept.nextAt };
      }
      const begun =
        renders.get(pageKey) ?? begin(pageKey, request.path, network, () => render(site, remote, request));
      if (kept?.content && now < kept.renderedAt + staleTime) {
        counts.cached += 1;
        return { ...kept, ...about, freshUntil: 0 };
      }
      if (!begun) counts.refused += 1;
      const page = begun && (await within(config.contentMs, begun));
      return page ? { ...page, ...about, freshUntil: page.nextAt } : { ...nothing, ...about };
    },
  };
}

interface Kept {
  readonly content: RenderedContent | null;
  /** By the clock of `performance`, as `nextAt`, before which it is not rendered again. */
  readonly renderedAt: number;
  readonly nextAt: number;
  readonly serial: number;
}

const nothing = { content: null, serial: 0, freshUntil: 0 };

/** A signed-in person never gets what is rendered for guests. */
const openTo: readonly string[] = ['anyone', 'guest'];

/** Public pages that guests may open, of remotes that can render on the server. */
function publicRoutes({ shell, remotes }: Site) {
  const renders = ({ release }: LiveApp) => shell.release.server !== null && release.server !== null;
  return routeMatcher(
    remotes.flatMap((remote) =>
      (remote.release.manifest?.routes ?? []).map(({ path, layout, access, query }) => ({
        path,
        query,
        remote: renders(remote) && layout === 'public' && openTo.includes(access) ? remote : undefined,
      })),
    ),
    ({ path }) => path,
  );
}

async function within<T>(timeoutMs: number, work: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), timeoutMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
