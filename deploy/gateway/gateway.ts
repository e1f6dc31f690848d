import type { ObserveRequest } from '@porao/server/metrics';
import type { Tracing } from '@porao/server/tracing';
import type { Logger } from 'pino';
import type { RegistryDriver } from '../registry/index.ts';
import type { GatewayConfig } from './config.ts';
import { apiProxy } from './edge/api.proxy.ts';
import { withOneHost } from './edge/one-host.ts';
import { requestTraces } from './edge/request-traces.ts';
import { noticeReaders } from './notices/readers.ts';
import { pageAnswers } from './page/page-answers.ts';
import { analyzeCanaries } from './rollout/end-failed-canaries.ts';
import { telemetry } from './rollout/telemetry.ts';
import { gatewayRoutes } from './routes.ts';
import type { Services } from './services.ts';
import { followRegistry, type LiveSite } from './site/live-site.ts';
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
  const app = gatewayRoutes(services, visits, pages, readers, isDraining);
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
