import type { HttpBindings } from '@hono/node-server';
import { colorModePath, noticeStreamPath } from '@porao/contracts/page';
import type { ObserveRequest } from '@porao/server/metrics';
import type { Tracing } from '@porao/server/tracing';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { RegistryDriver } from '../registry/index.ts';
import type { GatewayConfig } from './config.ts';
import { apiProxy, unsubscribePath, withOneHost } from './edge/api.proxy.ts';
import { type Bound, isOverTls } from './edge/client-network.ts';
import { backToForm, isSentForm, missing } from './edge/no-page.ts';
import { requestTraces } from './edge/request-traces.ts';
import { answerHeaders } from './edge/security-headers.ts';
import { noticeReaders } from './notices/readers.ts';
import { chooseColorMode } from './page/color-mode.ts';
import { addCrawlerRoutes } from './page/crawler.routes.ts';
import { pageAnswers } from './page/page-answers.ts';
import { analyzeCanaries } from './rollout/end-failed-canaries.ts';
import { telemetry } from './rollout/telemetry.ts';
import type { Services } from './services.ts';
import { addDocsRoutes } from './site/docs.routes.ts';
import { addFileRoutes } from './site/file.routes.ts';
import { followRegistry, type LiveSite } from './site/live-site.ts';
import { addOperatorRoutes } from './status/operator.routes.ts';
import { visitsOf } from './visit.ts';

interface Options {
  readonly live?: LiveSite;
  readonly observe?: ObserveRequest | undefined;
  readonly tracing?: Tracing | undefined;
}

export type Gateway = ReturnType<typeof createGateway>;

/** One origin: pages, releases, and the API behind it. README.md walks three requests through it. */
export function createGateway(
  driver: RegistryDriver,
  config: GatewayConfig,
  log: Logger,
  { live: followed = followRegistry(driver, log), observe, tracing }: Options = {},
) {
  const reports = telemetry(driver, log, tracing);
  const canaryAnalysis = analyzeCanaries(driver, followed, reports, log);
  const live: LiveSite = {
    ...followed,
    // Reports of a page count for the canaries that ran when it was made.
    async current() {
      const site = await followed.current();
      if (site) canaryAnalysis.begin(site);
      return site;
    },
  };
  const traces = tracing && requestTraces(tracing, config);
  const services: Services = { driver, config, log, live, reports, traces, observe };
  const readers = noticeReaders(services);
  const visits = visitsOf(services);
  const pages = pageAnswers(services, visits);
  let draining = false;
  const isDraining = () => draining;
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use(answerHeaders(services, isDraining));
  app.use((c: Bound, next) => visits.assets.serveShared(c, next));
  addOperatorRoutes(app, services, isDraining);
  app.get(noticeStreamPath, readers.open);
  app.get(unsubscribePath, (c) => c.redirect(`/notices/unsubscribe${new URL(c.req.url).search}`, 303));
  app.get(colorModePath, (c: Bound) => chooseColorMode(c, isOverTls(c.env.incoming, config)));
  addDocsRoutes(app, config);
  addCrawlerRoutes(app, services, pages.guests, visits.liveSite);
  addFileRoutes(app, services, pages.files, visits.siteOf, visits.isTeams);
  app.get('*', (c) => pages.answer(c));
  app.post('*', (c) => (isSentForm(c) ? backToForm(c) : missing(c)));
  app.all('*', (c) => missing(c));
  app.onError((error, c) => {
    log.error({ err: error, method: c.req.method, path: c.req.path }, 'request failed');
    c.header('cache-control', 'no-store');
    return c.text('Something went wrong here. Please try again.', 500);
  });

  const api = apiProxy(services, isDraining, visits.assets.isAsked);
  return {
    fetch: withOneHost(api.before(pages.repeats.before(app.fetch, isDraining))),
    live,
    reports,
    canaryAnalysis,
    renders: pages.guests.counts,
    readers,
    drain: () => {
      draining = true;
      readers.drain();
    },
    stop: pages.stop,
  };
}
