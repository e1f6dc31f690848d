import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import { keepAliveMs, limitHeapGrowth } from '@porao/server';
import pino from 'pino';
import { dataDir } from '../registry/data-dir.ts';
import { followedRegistry } from '../registry/open.ts';
import { keepPrivate } from '../registry/private-folder.ts';
import { readConfig } from './config.ts';
import { createGateway } from './gateway.ts';
import { becomeUser } from './render/render-host.ts';

const drainTime = 7_000;
/** Between two looks at the timestamp of the registry, in ms. */
const renewEveryMs = 5_000;

limitHeapGrowth();
const config = readConfig(process.env);
if (config.runAs && process.getuid?.() === 0) becomeUser(config.runAs);
keepPrivate(dataDir());
const log = pino({
  name: 'gateway',
  level: process.env['LOG_LEVEL'] || 'info',
  timestamp: pino.stdTimeFunctions.isoTime,
});
const driver = config.devSite
  ? (await import('./site/described-site.ts')).describedSite(config.devSite)
  : followedRegistry(process.env, log);
setInterval(() => {
  driver.renew?.().catch((error: unknown) => log.warn({ err: error }, 'timestamp cannot be renewed'));
}, renewEveryMs).unref();
const metrics =
  config.metrics && (await import('@porao/server/metrics')).createMetrics({ dataDir: dataDir(), log });
const tracing =
  config.tracing &&
  (await import('@porao/server/tracing')).createTracing({ ...config.tracing, service: 'porao-gateway', log });
const gateway = createGateway(driver, config, log, { observe: metrics?.observe, tracing });
if (metrics && config.metrics) {
  (await import('./status/metrics.ts')).gatewayMetrics(metrics, driver, gateway);
  await metrics.listen(config.metrics);
}

const server = serve(
  {
    fetch: gateway.fetch,
    hostname: config.host,
    port: config.port,
    serverOptions: { keepAliveTimeout: keepAliveMs },
  },
  ({ port }) => {
    log.info({ host: config.host, port }, 'gateway listens');
    process.send?.({ type: 'ready', port });
  },
) as Server;

server.on('error', (error) => {
  log.fatal({ err: error }, 'gateway cannot listen');
  process.exit(1);
});

let stopping = false;
function drain(): void {
  if (stopping) return;
  stopping = true;
  // Still answers, but each answer closes its connection and readyz answers 503, so the proxy uses other gateways.
  gateway.drain();
  setTimeout(close, config.drainSeconds * 1_000);
}

function close(): void {
  server.close(() => void end());
  server.closeIdleConnections();
  setTimeout(() => {
    server.closeAllConnections();
    void end();
  }, drainTime).unref();
}

async function end(): Promise<void> {
  gateway.stop();
  await tracing?.stop();
  process.exit(0);
}

process.on('SIGTERM', drain);
process.on('SIGINT', drain);
// A parent process that is killed sends no signal.
process.on('disconnect', drain);
