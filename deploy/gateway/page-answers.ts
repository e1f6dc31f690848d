import { loadTokenName } from '@porao/contracts/page';
import type { Context } from 'hono';
import { isTeam } from './canary.ts';
import type { GatewayConfig } from './config.ts';
import type { content } from './content/content.ts';
import { chosenEncoding, encoded, encodingHeaders } from './encoded.ts';
import { inspectorTags } from './inspect.ts';
import { isKnownTag, type KeptPage, type KeptPages } from './kept-pages.ts';
import type { LiveSite } from './live-site.ts';
import { loadMarks } from './load-marks.ts';
import { loadTokens } from './load-tokens.ts';
import type { browserOverrides } from './overrides.ts';
import type { PageRenderer, RenderedPage } from './page.ts';
import type { repeatedAnswers } from './repeated-answers.ts';
import type { RequestTraces } from './request-traces.ts';
import { pageHeaders } from './security-headers.ts';
import { servedBy, servedByHeader } from './served-by.ts';
import type { Site } from './site.ts';
import type { Telemetry } from './telemetry.ts';
import { emptySitePage } from './template.ts';
import { type Visitor, visitorOf } from './visitor.ts';

interface OwnSite {
  readonly site: Site;
  readonly builds: Readonly<Record<string, string>>;
  /** The live site, for a visitor who has nothing of his own. */
  readonly shared: Site | undefined;
}

interface Options {
  readonly config: GatewayConfig;
  readonly live: LiveSite;
  readonly overrides: ReturnType<typeof browserOverrides>;
  /** The site as a visitor has it; a page draws the visitor's side of a canary. */
  readonly siteFor: (c: Context, draw: boolean) => Promise<OwnSite | undefined>;
  readonly contents: ReturnType<typeof content>;
  readonly rendererOf: (site: Site) => PageRenderer;
  readonly reports: Telemetry;
  readonly traces: RequestTraces | undefined;
  readonly isHttps: (c: Context) => boolean;
  readonly networkOf: (c: Context) => string;
  readonly kept: KeptPages;
  readonly offer: ReturnType<typeof repeatedAnswers>['offer'];
}

type ServedPage = Parameters<Parameters<RequestTraces['page']>[1]>[0];

const noContent = { content: null, serial: 0, freshUntil: 0 };

/** Answers pages. Those of guests are kept compressed, without anything of one visitor: that is in headers. */
export function pageAnswers(options: Options) {
  const {
    config,
    live,
    overrides,
    siteFor,
    contents,
    rendererOf,
    reports,
    traces,
    isHttps,
    networkOf,
    kept,
  } = options;

  async function answer(c: Context, served?: ServedPage): Promise<Response> {
    const start = performance.now();
    const changed = await overrides.take(c, await live.current(), isHttps(c));
    if (changed) return changed;
    const own = await siteFor(c, true);
    c.header('cache-control', 'no-store');
    if (own === undefined) return c.html(emptySitePage(), 503);
    const { site, builds } = own;
    const visitor = visitorOf(c);
    const isGuest = visitor.role === null;
    const page = rendererOf(site)(c.req.path, visitor);
    const found = await contentOf(c, site, page, visitor);
    const apps = [site.shell.release, page.owner?.release];
    if (c.req.method === 'GET') reports.served(apps);
    served?.({ site, owner: page.owner, route: page.route?.path });
    contents.keepAskedLanguage(c, isHttps(c));
    if (site.overrides) c.header('x-robots-tag', 'noindex');
    if (site.overrides || isTeam(c)) c.header(servedByHeader, servedBy(site, page.route));
    const inspector = inspectorTags(c, site, config);
    const encoding = chosenEncoding(c.req.header('accept-encoding'));

    async function made(): Promise<KeptPage> {
      const { html, allowed } = await page.html(found.content, inspector?.html);
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

    const shared = isGuest && !isTeam(c) && inspector === undefined ? own.shared : undefined;
    const key = `${page.key} ${found.serial} ${encoding ?? ''}`;
    const { body, headers, etag } = shared
      ? await kept.of(key, made)
      : { ...(await made()), etag: undefined };
    const marks = loadMarks({
      [loadTokenName]: isTeam(c) ? '' : loadTokens(site, networkOf(c)),
      ...traces?.mark(),
    });
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
    if (!isGuest) c.header('vary', 'Sec-Fetch-Dest, Sec-Fetch-Site', { append: true });
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
      options.offer(c, {
        site: shared,
        key,
        status,
        freshUntil: found.freshUntil,
        apps,
        hasContent: found.content !== null,
      });
    if (isKnownTag(c.req.header('if-none-match'), etag)) return c.body(null, 304);
    return c.body(body, status);
  }

  /** What a browser has of its own is rendered by it alone. */
  async function contentOf(c: Context, site: Site, page: RenderedPage, visitor: Visitor) {
    if (site.overrides) return noContent;
    if (visitor.person === null) return contents.of(c, site, visitor.language);
    return { ...noContent, content: await contents.ofPerson(c, site, page, visitor) };
  }

  return { answer };
}

/** A browser's own builds are addressed like development servers. */
const withBuilds = (config: GatewayConfig, builds: Readonly<Record<string, string>>): GatewayConfig => ({
  ...config,
  devApps: { ...config.devApps, ...builds },
});
