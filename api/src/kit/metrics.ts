import { createMetrics, type Metrics } from '@porao/server/metrics';
import type { Pool } from 'pg';
import type { Logger } from './log.ts';

/** Metrics of the API: requests, the process, and the connections of its database. */
export function apiMetrics(dataDir: string, pool: Pool, log: Logger): Metrics {
  const metrics = createMetrics({ dataDir, log });
  metrics.gauge({
    name: 'porao_database_connections',
    help: 'Open connections of the pool, busy or idle',
    labels: ['state'],
    read: () => [
      [{ state: 'busy' }, pool.totalCount - pool.idleCount],
      [{ state: 'idle' }, pool.idleCount],
    ],
  });
  metrics.gauge({
    name: 'porao_database_connections_max',
    help: 'Connections that the pool opens at most',
    read: () => [[{}, pool.options.max]],
  });
  metrics.gauge({
    name: 'porao_database_waiting',
    help: 'Requests that wait for a connection',
    read: () => [[{}, pool.waitingCount]],
  });
  return metrics;
}
