import { createHash } from 'node:crypto';
import type { ServerRequest } from '@porao/contracts';
import { routeMatcher } from '@porao/contracts/page';
import type { Tracing } from '@porao/server/tracing';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { integrityOf } from '../../registry/content.ts';
import type { RegistryDriver } from '../../registry/index.ts';
import type { GatewayConfig } from '../config.ts';
import type { LiveApp, Site } from '../site.ts';
import type { RenderedContent } from './render.protocol.ts';
import { createRenderer, type Renderer } from './renderer.ts';

/** How long a rendered page serves, in ms: what changes on a board shows after it. */
const freshTime = 15_000;
/** A page whose content takes longer is sent without it, and a later request gets it. On a busy processor a thread
 * takes a second to start. */
const timeoutMs = 2000;
/** A page that failed is not tried again for so long, in ms. */
const failedTime = 2000;
const keptPages = 500;
/** Path and query of a page that is rendered, in characters. */
const longestAddress = 4_000;
/** Pairs of releases at once: the stable one, a canary, and those of an activation just now. */
const keptRenderers = 4;

export interface RenderCounts {
  cached: number;
  rendered: number;
  failed: number;
  /** Begun and not yet rendered or failed. */
  waiting: number;
}

export interface ServerPages {
  readonly counts: Readonly<RenderCounts>;
  /** What the live releases render at a path; null where they render nothing or failed to. */
  find(site: Site, request: ServerRequest): Promise<RenderedContent | null>;
}

/** Pages rendered by the live releases' server bundles, kept briefly by release, address and language. */
export function serverPages(
  driver: RegistryDriver,
  config: GatewayConfig,
  log: Logger,
  tracing?: Tracing,
): ServerPages {
  const pages = new LRUCache<string, Promise<RenderedContent | null>>({ max: keptPages, ttl: freshTime });
  const renderers = new LRUCache<string, Promise<Renderer | null>>({
    max: keptRenderers,
    dispose(old, _key, reason) {
      if (reason === 'evict') void old.then((renderer) => renderer?.stop());
    },
  });
  const counts: RenderCounts = { cached: 0, rendered: 0, failed: 0, waiting: 0 };
  const matchers = new WeakMap<Site, ReturnType<typeof publicRoutes>>();

  async function codeOf({ release }: LiveApp): Promise<string | null> {
    if (release.server === null) return null;
    const file = await driver.getFile(release.name, release.id, release.server);
    if (file === null || integrityOf(file) !== release.integrity[release.server])
      throw new Error(`${release.server} of ${release.name} ${release.id} is missing or was changed.`);
    return Buffer.from(file).toString();
  }

  async function startRenderer(site: Site, remote: LiveApp): Promise<Renderer | null> {
    const [shell, code] = await Promise.all([codeOf(site.shell), codeOf(remote)]);
    if (shell === null || code === null) return null;
    const menu = site.remotes.flatMap(({ release }) => release.manifest?.menu ?? []);
    const { apiUrl, page } = config;
    return createRenderer({ shell, remote: code, name: remote.release.name, apiUrl, menu, config: page });
  }

  async function render(site: Site, remote: LiveApp, key: string, request: ServerRequest) {
    let renderer = renderers.get(key);
    if (renderer === undefined) {
      renderer = startRenderer(site, remote);
      renderers.set(key, renderer);
      renderer.catch(() => renderers.delete(key));
    }
    const started = await renderer;
    const work = async () => (await started?.render(request, tracing?.traceparent())) ?? null;
    const { name, id } = remote.release;
    const about = { 'porao.remote': name, 'porao.remote.release': id };
    const content = await (tracing && started ? tracing.part('render', about, work) : work());
    counts.rendered += 1;
    return content;
  }

  return {
    counts,
    async find(site, asked) {
      const match = matchers.get(site) ?? publicRoutes(site);
      matchers.set(site, match);
      const { remote, query = [] } = match(asked.path) ?? {};
      if (!remote) return null;
      const request = { ...asked, search: knownSearch(asked.search, query) };
      if (request.path.length + request.search.length > longestAddress) return null;
      const key = renderKey(site, remote);
      const pageKey = [key, request.language, request.origin, request.path, request.search].join(' ');
      let page = pages.get(pageKey);
      if (page === undefined) {
        counts.waiting += 1;
        page = render(site, remote, key, request)
          .catch((error: unknown) => {
            counts.failed += 1;
            log.warn({ err: error, path: request.path, release: remote.release.id }, 'page not rendered');
            pages.set(pageKey, Promise.resolve(null), { ttl: failedTime });
            return null;
          })
          .finally(() => {
            counts.waiting -= 1;
          });
        pages.set(pageKey, page);
      } else counts.cached += 1;
      return withinTimeout(page);
    },
  };
}

/** The query of a page in one form, each known parameter once: what else an address carries makes no other page. */
function knownSearch(search: string, names: readonly string[]): string {
  const given = new URLSearchParams(search);
  const known = names.flatMap((name) => {
    const value = given.get(name);
    return value === null ? [] : [[name, value] as [string, string]];
  });
  return known.length > 0 ? `?${new URLSearchParams(known).toString()}` : '';
}

const siteKeys = new WeakMap<Site, string>();

/** Everything that a rendered page is made of: the menus come from every live remote. */
function renderKey(site: Site, remote: LiveApp): string {
  const { shell, remotes } = site;
  const all = siteKeys.get(site) ?? digest([shell, ...remotes].map(({ release }) => release.id).join('/'));
  siteKeys.set(site, all);
  return `${all} ${remote.release.id}`;
}

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Public pages that anyone may open, of remotes that can render on the server. */
function publicRoutes({ shell, remotes }: Site) {
  const renders = ({ release }: LiveApp) => shell.release.server !== null && release.server !== null;
  return routeMatcher(
    remotes.flatMap((remote) =>
      (remote.release.manifest?.routes ?? []).map(({ path, layout, access, query }) => ({
        path,
        query,
        remote: renders(remote) && layout === 'public' && access === 'anyone' ? remote : undefined,
      })),
    ),
    ({ path }) => path,
  );
}

async function withinTimeout(page: Promise<RenderedContent | null>): Promise<RenderedContent | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), timeoutMs);
  });
  return Promise.race([page, late]).finally(() => clearTimeout(timer));
}
