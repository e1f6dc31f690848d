import type { StatsFs } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Answered {
  readonly method: string;
  /** Pattern, never the path. */
  readonly route: string;
  readonly status: number;
}

/** Counts one answered request; called with the time until its answer began. */
export type ObserveRequest = (answered: Answered, ms: number) => void;

type Sample = readonly [labels: Readonly<Record<string, string>>, value: number];

interface Shown {
  readonly name: string;
  readonly help: string;
  readonly labels?: readonly string[];
  /** Asked at each scrape. */
  readonly read: () => readonly Sample[] | Promise<readonly Sample[]>;
}

interface Options {
  /** The folder whose disk is watched. */
  readonly dataDir: string;
  readonly log: { info(details: object, text: string): void; error(details: object, text: string): void };
}

/** In seconds. */
const buckets = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5];
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

export type Metrics = ReturnType<typeof createMetrics>;

/** Makes the metrics of this process for Prometheus. Labels have few values: routes, never paths, and nothing of a
 * person. */
export function createMetrics({ dataDir, log }: Options) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'porao_http_request_duration_seconds',
    help: 'Requests, by the time until their answer began',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers,
  });

  /** A metric of values that are counted elsewhere. */
  const show = (Kind: typeof Counter | typeof Gauge, { name, help, labels = [], read }: Shown) =>
    new Kind({
      name,
      help,
      labelNames: [...labels],
      registers,
      async collect() {
        const samples = await read();
        this.reset();
        for (const [values, value] of samples) this.inc(values, value);
      },
    });

  const disk = (name: string, help: string, value: (found: StatsFs) => number) =>
    show(Gauge, {
      name,
      help,
      read: async () => {
        const found = await statfs(dataDir).catch(() => undefined);
        return [[{}, found ? value(found) : 0]];
      },
    });
  disk('porao_disk_free_bytes', 'Free on the disk of DATA_DIR', ({ bavail, bsize }) => bavail * bsize);
  disk('porao_disk_size_bytes', 'Size of the disk of DATA_DIR', ({ blocks, bsize }) => blocks * bsize);

  const observe: ObserveRequest = ({ method, route, status }, ms) => {
    const known = methods.has(method) ? method : 'other';
    requests.observe({ method: known, route, status: `${String(status)[0]}xx` }, ms / 1_000);
  };

  return {
    observe,
    counter: (shown: Shown) => show(Counter, shown),
    gauge: (shown: Shown) => show(Gauge, shown),
    /** Answers on an address of its own, which nothing passes the site's requests on to; 0 takes any free port. */
    async listen({ host, port }: { host: string; port: number }) {
      const server = createServer((request, response) => {
        if (request.method !== 'GET' || request.url !== '/metrics') return response.writeHead(404).end();
        registry.metrics().then(
          (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
          (error: unknown) => {
            log.error({ err: error }, 'metrics cannot be read');
            response.writeHead(500).end();
          },
        );
      });
      await new Promise<void>((resolve, reject) => {
        server.once('error', (cause) =>
          reject(new Error(`METRICS_PORT: ${host}:${port} cannot be used: ${cause.message}.`, { cause })),
        );
        server.listen(port, host, resolve);
      });
      server.unref();
      const address = { host, port: (server.address() as AddressInfo).port };
      log.info(address, 'metrics listen');
      return { port: address.port, close: () => void server.close() };
    },
  };
}
