import { randomBytes } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { liveReleasesPath, loadTokenName, serviceWorkerPath, siteStatesPath } from '@porao/contracts/page';
import { drainBody } from '@porao/server';
import type { ObserveRequest } from '@porao/server/metrics';
import type { Tracing } from '@porao/server/tracing';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import type { Logger } from 'pino';
import type { RegistryDriver } from '../registry/index.ts';
import { apiProxy } from './api.proxy.ts';
import { assetOrigin } from './asset-origin.ts';
import { assetServer } from './assets.ts';
import { canarySites, isTeam, joinTeam } from './canary.ts';
import { analyzeCanaries } from './canary-analysis.ts';
import { clientNetwork, isOverTls } from './client-network.ts';
import type { GatewayConfig } from './config.ts';
import { content } from './content/content.ts';
import { styleReader } from './content/inline-styles.ts';
import { withDevApps } from './dev-apps.ts';
import { encoded } from './encoded.ts';
import { readiness } from './health.ts';
import { inspectorTags } from './inspect.ts';
import { followRegistry } from './live-site.ts';
import { loadTokens } from './load-tokens.ts';
import { metaElements } from './markup.ts';
import { missing } from './missing.ts';
import { noticeReaders } from './notices/readers.ts';
import { addNoticeRoutes } from './notices/routes.ts';
import { browserOverrides } from './overrides.ts';
import { pageRenderer } from './page.ts';
import { addReportRoutes } from './report.routes.ts';
import { type RequestTraces, requestTraces } from './request-traces.ts';
import { basePolicy, pageHeaders, resourcePolicy } from './security-headers.ts';
import { servedBy, servedByHeader } from './served-by.ts';
import { liveReleases, type Site } from './site.ts';
import { siteFiles } from './site-files.ts';
import { statusRoutes } from './status/routes.ts';
import { telemetry } from './telemetry.ts';
import { emptySitePage } from './template.ts';
import { visitorOf } from './visitor.ts';
import { serveWorker } from './worker.ts';

/** What is measured; nothing by default. */
interface Measured {
  readonly observe?: ObserveRequest | undefined;
  readonly tracing?: Tracing | undefined;
}

/** One origin: pages, releases, and the API behind it. */
export function createGateway(
  driver: RegistryDriver,
  config: GatewayConfig,
  log: Logger,
  { observe, tracing }: Measured = {},
) {
  const live = followRegistry(driver, log);
  const serveAsset = assetServer(driver);
  const networkOf = (c: Context) => clientNetwork(c, config.trustProxy);
  const traces = tracing && requestTraces(tracing, networkOf);
  const callApi = apiProxy(config, log, traces);
  const readers = noticeReaders({ apiUrl: config.apiUrl, networkOf, log });
  const reports = telemetry(driver, log, tracing);
  const canaries = canarySites();
  const canaryAnalysis = analyzeCanaries({ driver, live, reports, rule: config.canaryRule }, log);
  const assets = assetOrigin(config.assetUrl);
  const overrides = browserOverrides(driver, config.overrideOrigins, log);
  const isHttps = (c: Context) => isOverTls(c, config);
  const contents = content(driver, config, log, tracing);
  void live.current().then((site) => contents.warm(site));
  const hasDevApps = Object.keys(config.devApps).length > 0;
  const files = siteFiles();
  const styles = styleReader(driver);
  const renderers = new WeakMap<Site, ReturnType<typeof pageRenderer>>();
  const rendererOf = (site: Site) => {
    const address = files.addressOf(site);
    const renderer =
      renderers.get(site) ??
      pageRenderer(site, { config: config.page, address, styles, isTraced: tracing !== undefined });
    renderers.set(site, renderer);
    return renderer;
  };

  /** The site as this visitor has it; only a page draws a visitor's side of a canary. */
  async function siteFor(c: Context, draw: boolean) {
    const shared = await liveSite();
    if (shared === undefined) return undefined;
    const own = await overrides.siteOf(c, shared, () =>
      canaries.siteOf(c, shared, { isHttps: isHttps(c), draw }),
    );
    return { ...own, site: assets.siteOf(c, own.site) };
  }

  /** The site as it is for everybody. */
  async function liveSite(): Promise<Site | undefined> {
    const released = await live.current();
    if (released) canaryAnalysis.begin(released);
    return hasDevApps ? withDevApps(released, config.devApps, log) : released;
  }

  let draining = false;
  const app = new Hono<{ Bindings: HttpBindings }>();

  app.use(async (c, next) => {
    const start = performance.now();
    await next();
    observe?.(c, performance.now() - start);
    c.header('x-content-type-options', 'nosniff');
    if (!c.res.headers.has('content-security-policy')) c.header('content-security-policy', basePolicy);
    if (!c.res.headers.has(resourcePolicy)) c.header(resourcePolicy, 'same-origin');
    if (!(await drainBody(c.req.raw, c.env.incoming)) || draining) c.header('connection', 'close');
    if (isHttps(c)) c.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
  });

  app.use((c, next) => assets.serveShared(c, next));
  app.get('/_gateway/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/_gateway/readyz', (c) => readiness(c, driver, live, draining));
  app.get(liveReleasesPath, async (c) => {
    const own = await siteFor(c, false);
    c.header('cache-control', 'no-store');
    if (!own) return c.json({ status: 'no shell is live' }, 503);
    return c.json({ ...liveReleases(own.site), site: files.addressOf(own.site) });
  });
  app.get(`${siteStatesPath}*`, async (c) => {
    const text = files.read(c.req.path, (await siteFor(c, false))?.site);
    if (text === undefined) return missing(c);
    c.header('cache-control', 'private, max-age=31536000, immutable');
    c.header('content-type', 'application/json');
    return c.body(encoded(c, text));
  });
  addReportRoutes(app, reports, networkOf);

  if (config.statusToken !== undefined)
    app.route(
      '/_gateway/status',
      statusRoutes({ driver, reports, token: config.statusToken, isHttps, networkOf, log }),
    );
  app.get('/_gateway/team/:choice', (c) => joinTeam(c, isHttps(c)));

  addNoticeRoutes(app, readers);
  app.use('/api/*', compress());
  app.all('/api/*', callApi);
  app.post('/job-board', callApi);
  app.all('/healthz', callApi);
  app.use('/storage/*', async (c, next) => {
    await next();
    // Uploaded files never act as pages of this origin.
    if (!c.res.headers.has('content-security-policy'))
      c.header('content-security-policy', "default-src 'none'; img-src 'self'; frame-ancestors 'none'");
  });
  app.all('/storage/*', callApi);

  app.get('/releases/*', async (c) => {
    const [, , name = '', id = '', ...path] = decoded(c.req.path).split('/');
    const answer = await serveAsset(c, name, id, path.join('/'));
    if (answer === undefined) return missing(c);
    answer.headers.set('cache-control', 'public, max-age=31536000, immutable');
    return answer;
  });

  // Kept by caches of others, so without what one visitor has.
  contents.addRoutes(app, liveSite);
  app.get(serviceWorkerPath, async (c) => {
    const site = (await siteFor(c, false))?.site;
    const on = config.page.offline === true && site?.serviceWorker === 'on' && !site.overrides;
    return serveWorker(c, site, { on, serveAsset });
  });
  app.get('*', async (c) => {
    if (/\.[a-z0-9]+$/i.test(c.req.path)) {
      const site = (await siteFor(c, false))?.site;
      const file = decoded(c.req.path).slice(1);
      const answer =
        site && !file.includes('/') && (await serveAsset(c, 'shell', site.shell.release.id, file));
      if (!answer) return missing(c);
      answer.headers.set('cache-control', 'no-cache');
      return answer;
    }
    if (!acceptsHtml(c)) return missing(c);
    return traces ? traces.page(c, (served) => showPage(c, served)) : showPage(c);
  });

  app.all('*', (c) => missing(c));
  app.onError((error, c) => {
    log.error({ err: error, method: c.req.method, path: c.req.path }, 'request failed');
    c.header('cache-control', 'no-store');
    return c.text('Something went wrong here. Please try again.', 500);
  });

  async function showPage(c: Context, served?: ServedPage): Promise<Response> {
    const start = performance.now();
    const changed = await overrides.take(c, await live.current(), isHttps(c));
    if (changed) return changed;
    const own = await siteFor(c, true);
    c.header('cache-control', 'no-store');
    if (own === undefined)
      return c.html(emptySitePage('The site is being prepared. Please try again in a moment.'), 503);
    const { site, builds } = own;
    const visitor = visitorOf(c);
    const found = site.overrides ? null : await contents.of(c, site, visitor);
    const { status, owner, route, html } = rendererOf(site)(c.req.path, visitor);
    if (c.req.method === 'GET') reports.served([site.shell.release, owner?.release]);
    served?.({ site, owner, route: route?.path });
    contents.keepAskedLanguage(c, isHttps(c));
    const tokens = isTeam(c) ? '' : loadTokens(site, networkOf(c));
    const nonce = randomBytes(16).toString('base64');
    for (const [name, value] of Object.entries(pageHeaders(nonce, withBuilds(config, builds), site)))
      c.header(name, value);
    if (site.overrides) c.header('x-robots-tag', 'noindex');
    if (site.overrides || isTeam(c)) c.header(servedByHeader, servedBy(site, route));
    c.header('server-timing', `page;dur=${(performance.now() - start).toFixed(2)}`);
    c.header('content-type', 'text/html; charset=utf-8');
    const metaTags = metaElements({ [loadTokenName]: tokens, ...traces?.metaTags() });
    const loadTags = metaTags + inspectorTags(c, site, { config, nonce });
    return c.body(encoded(c, await html(nonce, found, loadTags)), found?.status ?? status);
  }

  const drain = () => {
    draining = true;
    readers.drain();
  };
  return { fetch: app.fetch, live, reports, renders: contents.renders, canaryAnalysis, readers, drain };
}

type ServedPage = Parameters<Parameters<RequestTraces['page']>[1]>[0];

/** A browser's own builds are addressed like development servers. */
const withBuilds = (config: GatewayConfig, builds: Readonly<Record<string, string>>): GatewayConfig => ({
  ...config,
  devApps: { ...config.devApps, ...builds },
});

function acceptsHtml(c: Context): boolean {
  const accept = c.req.header('accept') ?? '*/*';
  return accept.includes('text/html') || accept.includes('*/*');
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}
