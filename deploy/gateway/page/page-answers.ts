import { loadTokenName } from '@porao/contracts/page';
import type { GatewayConfig } from '../config.ts';
import { chosenEncoding, encoded, encodingHeaders } from '../edge/encoded.ts';
import { missing } from '../edge/missing.ts';
import { isTeam } from '../rollout/canary.ts';
import { loadTokens } from '../rollout/load-tokens.ts';
import type { Services } from '../services.ts';
import { siteFiles } from '../site/site-files.ts';
import { emptySitePage } from '../site/template.ts';
import type { Bound, Visit, Visits } from '../visit.ts';
import { content, type FoundContent } from './content.ts';
import { inspectorTags } from './inspect.ts';
import { loadMarks } from './load-marks.ts';
import { type RenderedPage, sitePages } from './page.ts';
import { acceptsHtml, isKnownTag, type KeptPage, pageCache } from './page-cache.ts';
import { pageHeaders } from './page-headers.ts';
import { servedBy, servedByHeader } from './served-by.ts';

/** A page of a visit, and its content. */
interface Found extends FoundContent {
  readonly page: RenderedPage;
}

const noContent = { content: null, serial: 0, freshUntil: 0 };

/** Answers pages. Those of guests are cached compressed, without anything of one visitor: that is in headers. */
export function pageAnswers(services: Services, visits: Visits) {
  const { config, reports, traces } = services;
  const contents = content(services);
  const files = siteFiles();
  const cache = pageCache(services, () => contents.pages.countRepeated());
  const pageOf = sitePages(services, (site) => files.addressOf(site));
  void services.live.current().then((site) => contents.warm(site));

  async function find(c: Bound, { site, visitor }: Visit): Promise<Found> {
    const page = pageOf(site, c.req.path, visitor);
    // Releases that a browser has of its own render nothing here.
    if (site.overrides) return { ...noContent, page };
    if (visitor.person === null) return { ...(await contents.of(c, site, visitor.language)), page };
    return { ...noContent, page, content: await contents.ofPerson(c, site, page, visitor) };
  }

  /** Makes the page, or takes it from the cache where everybody gets the same. */
  async function bytesOf(
    c: Bound,
    { site, builds, shared, visitor }: Visit,
    { page, content, serial }: Found,
  ) {
    const inspector = inspectorTags(c, site, config);
    const encoding = chosenEncoding(c.req.header('accept-encoding'));
    async function make(): Promise<KeptPage> {
      const { html, allowed } = await page.html(content, inspector?.html);
      const scripts = inspector ? [...allowed.scripts, `'${inspector.integrity}'`] : allowed.scripts;
      return {
        body: encoded(html, encoding),
        headers: {
          ...pageHeaders({ ...allowed, scripts }, withBuilds(config, builds), site),
          ...encodingHeaders(encoding),
          'content-type': 'text/html; charset=utf-8',
        },
      };
    }
    if (shared === undefined || visitor.person !== null || isTeam(c) || inspector !== undefined)
      return { ...(await make()), key: '', etag: undefined };
    const key = `${page.key} ${serial} ${encoding ?? ''}`;
    return { ...(await cache.of(key, make)), key };
  }

  async function answerPage(c: Bound, describe?: (what: Record<string, string>) => void): Promise<Response> {
    const start = performance.now();
    const changed = await visits.change(c);
    if (changed) return changed;
    const visit = await visits.of(c, { draw: true });
    c.header('cache-control', 'no-store');
    if (visit === undefined) return c.html(emptySitePage, 503);
    const { site, shared, visitor, network, isHttps } = visit;
    const found = await find(c, visit);
    const { page } = found;
    const apps = [site.shell.release, page.owner?.release];
    if (c.req.method === 'GET') reports.served(apps);
    describe?.(attributesOf(visit, page));
    contents.keepAskedLanguage(c, isHttps);
    if (site.overrides) c.header('x-robots-tag', 'noindex');
    if (site.overrides || isTeam(c)) c.header(servedByHeader, servedBy(site, page.route));
    const { body, headers, etag, key } = await bytesOf(c, visit, found);
    const marks = loadMarks({
      [loadTokenName]: isTeam(c) ? '' : loadTokens(site, network),
      ...traces?.mark(),
    });
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
    if (visitor.person !== null) c.header('vary', 'Sec-Fetch-Dest, Sec-Fetch-Site', { append: true });
    c.header('server-timing', [`page;dur=${(performance.now() - start).toFixed(2)}`, ...marks].join(', '));
    const status = found.content?.status ?? page.status;
    if (shared === undefined || etag === undefined) return c.body(body, status);
    const isOfOne = marks.length > 0 || site.canaries.length > 0 || c.res.headers.has('set-cookie');
    c.header('etag', etag);
    c.header(
      'cache-control',
      isOfOne || config.cdnSeconds === 0
        ? 'private, no-cache'
        : `public, max-age=0, s-maxage=${config.cdnSeconds}`,
    );
    if (site.canaries.length === 0 && traces === undefined)
      cache.offer(c, {
        site: shared,
        key,
        status,
        freshUntil: found.freshUntil,
        apps,
        hasContent: found.content !== null,
      });
    return isKnownTag(c.req.header('if-none-match'), etag) ? c.body(null, 304) : c.body(body, status);
  }

  return {
    cache,
    files,
    /** The content of pages for guests. */
    rendered: contents.pages,
    stop: () => contents.stop(),
    answer: async (c: Bound): Promise<Response> => {
      if (!acceptsHtml(c.req.header('accept'))) return missing(c);
      return traces ? traces.page(c, (describe) => answerPage(c, describe)) : answerPage(c);
    },
  };
}

/** A browser's own builds are addressed like development servers. */
const withBuilds = (config: GatewayConfig, builds: Readonly<Record<string, string>>): GatewayConfig => ({
  ...config,
  devApps: { ...config.devApps, ...builds },
});

const attributesOf = ({ site }: Visit, { owner, route }: RenderedPage): Record<string, string> => ({
  // No app has this address.
  'http.route': route?.path ?? '/*',
  'porao.shell.release': site.shell.release.id,
  ...(owner && { 'porao.remote': owner.release.name, 'porao.remote.release': owner.release.id }),
});
