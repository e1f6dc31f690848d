import type { HttpBindings } from '@hono/node-server';
import { liveReleasesPath, serviceWorkerPath, siteStatesPath } from '@porao/contracts/page';
import { drainBody } from '@porao/server';
import type { ObserveRequest } from '@porao/server/metrics';
import type { Tracing } from '@porao/server/tracing';
import { type Context, Hono } from 'hono';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';
import type { RegistryDriver } from '../registry/index.ts';
import { apiProxy } from './api.proxy.ts';
import { assetOrigin } from './asset-origin.ts';
import { assetServer } from './assets.ts';
import { canarySites, joinTeam } from './canary.ts';
import { analyzeCanaries } from './canary-analysis.ts';
import { clientNetwork, isOverTls } from './client-network.ts';
import type { GatewayConfig } from './config.ts';
import { content } from './content/content.ts';
import { styleReader } from './content/inline-styles.ts';
import { withDevApps } from './dev-apps.ts';
import { chosenEncoding, encodingHeaders } from './encoded.ts';
import { readiness } from './health.ts';
import { keptPages } from './kept-pages.ts';
import { followRegistry, type LiveSite } from './live-site.ts';
import { missing } from './missing.ts';
import { noticeReaders } from './notices/readers.ts';
import { addNoticeRoutes } from './notices/routes.ts';
import { withOneHost } from './one-host.ts';
import { browserOverrides } from './overrides.ts';
import { pageRenderer } from './page.ts';
import { pageAnswers } from './page-answers.ts';
import { acceptsHtml, repeatedAnswers } from './repeated-answers.ts';
import { addReportRoutes } from './report.routes.ts';
import { requestTraces } from './request-traces.ts';
import { commonHeaders } from './security-headers.ts';
import { backToForm, isSentForm } from './sent-form.ts';
import { liveReleases, type Site } from './site.ts';
import { siteFiles } from './site-files.ts';
import { statusRoutes } from './status/routes.ts';
import { telemetry } from './telemetry.ts';
import { serveWorker } from './worker.ts';

type Bound = Context<{ Bindings: HttpBindings }>;

interface Options {
  /** What is live; by default what the registry says. */
  readonly live?: LiveSite;
  /** What is measured; nothing by default. */
  readonly observe?: ObserveRequest | undefined;
  readonly tracing?: Tracing | undefined;
}

/** One origin: pages, releases, and the API behind it. */
export function createGateway(
  driver: RegistryDriver,
  config: GatewayConfig,
  log: Logger,
  { live = followRegistry(driver, log), observe, tracing }: Options = {},
) {
  const serveAsset = assetServer(driver);
  const networkOf = (c: Bound) => clientNetwork(c.env.incoming, config.trustProxy);
  const traces = tracing && requestTraces(tracing, (incoming) => clientNetwork(incoming, config.trustProxy));
  const readers = noticeReaders({ apiUrl: config.apiUrl, networkOf, log });
  const reports = telemetry(driver, log, tracing);
  const canaries = canarySites();
  const canaryAnalysis = analyzeCanaries({ driver, live, reports, rule: config.canaryRule }, log);
  const assets = assetOrigin(config.assetUrl);
  const overrides = browserOverrides(driver, config.overrideOrigins, log);
  const isHttps = (c: Bound) => isOverTls(c.env.incoming, config);
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
    const isShared = own.site === shared && !hasDevApps;
    return { ...own, site: assets.siteOf(c, own.site), shared: isShared ? shared : undefined };
  }

  /** The site as it is for everybody. */
  async function liveSite(): Promise<Site | undefined> {
    const released = await live.current();
    if (released) canaryAnalysis.begin(released);
    return hasDevApps ? withDevApps(released, config.devApps, log) : released;
  }

  const kept = keptPages();
  const repeated = repeatedAnswers({
    live,
    kept,
    trustProxy: config.trustProxy,
    reports,
    countContent: () => contents.countRepeated(),
    observe,
  });
  const pages = pageAnswers({
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
    offer: (c, repeatable) => repeated.offer(c, repeatable),
  });
  let draining = false;
  const app = new Hono<{ Bindings: HttpBindings }>();

  app.use(async (c, next) => {
    const start = performance.now();
    await next();
    observe?.({ method: c.req.method, route: routePath(c), status: c.res.status }, performance.now() - start);
    // Not by `c.header`, which turns each body into a stream.
    const { headers } = c.res;
    for (const [name, value] of Object.entries(commonHeaders(isHttps(c))))
      if (!headers.has(name)) headers.set(name, value);
    if (!(await drainBody(c.req.raw, c.env.incoming)) || draining) headers.set('connection', 'close');
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
    const encoding = chosenEncoding(c.req.header('accept-encoding'));
    const file = files.read(c.req.path, (await siteFor(c, false))?.site, encoding);
    if (file === undefined) return missing(c);
    c.header('cache-control', 'private, max-age=31536000, immutable');
    return c.body(file, 200, {
      'content-type': 'application/json',
      ...encodingHeaders(encoding),
    });
  });
  addReportRoutes(app, reports, networkOf);

  if (config.statusToken !== undefined)
    app.route(
      '/_gateway/status',
      statusRoutes({ driver, reports, token: config.statusToken, isHttps, networkOf, log }),
    );
  app.get('/_gateway/team/:choice', (c) => joinTeam(c, isHttps(c)));

  addNoticeRoutes(app, readers);

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
    if (!acceptsHtml(c.req.header('accept'))) return missing(c);
    return traces ? traces.page(c, (served) => pages.answer(c, served)) : pages.answer(c);
  });

  app.post('*', (c) => (isSentForm(c) ? backToForm(c) : missing(c)));
  app.all('*', (c) => missing(c));
  app.onError((error, c) => {
    log.error({ err: error, method: c.req.method, path: c.req.path }, 'request failed');
    c.header('cache-control', 'no-store');
    return c.text('Something went wrong here. Please try again.', 500);
  });

  const drain = () => {
    draining = true;
    readers.drain();
  };
  const api = apiProxy(config, log, {
    traces,
    observe,
    isDraining: () => draining,
    isElsewhere: assets.isAsked,
  });
  const fetch = withOneHost(api.before(repeated.before(app.fetch, () => draining)));
  const stop = () => contents.stop();
  return { fetch, live, reports, renders: contents.renders, canaryAnalysis, readers, drain, stop };
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}
