import { createMetrics, type Metrics } from '@porao/server/metrics';
import type { OpenedDatabase } from './database/open.ts';
import type { Logger } from './log.ts';
import { figuresReader } from './queue/index.ts';

export function apiMetrics(dataDir: string, database: OpenedDatabase, log: Logger): Metrics {
  const { pool } = database;
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
  const figures = figuresReader(database);
  const queueFigures = async () => (await figures())?.queues ?? [];
  const queues = {
    name: 'porao_queue_jobs',
    help: 'Jobs of a queue; those that ended are kept for a day',
    labels: ['queue', 'state'],
  };
  metrics.gauge({
    ...queues,
    read: async () =>
      (await queueFigures()).flatMap(({ queue, oldest: _oldest, ...states }) =>
        Object.entries(states).map(([state, count]) => [{ queue, state }, count] as const),
      ),
  });
  metrics.gauge({
    name: 'porao_queue_oldest_seconds',
    help: 'How long the oldest job of a queue has waited that could run',
    labels: ['queue'],
    read: async () => (await queueFigures()).map(({ queue, oldest }) => [{ queue }, oldest] as const),
  });
  metrics.gauge({
    name: 'porao_queue_worker_seconds',
    help: 'How long ago a worker of the queues last looked at the clock, which each does every minute',
    read: async () => {
      const reading = await figures();
      return reading
        ? [[{}, (Date.now() - (reading.workedAt === null ? 0 : Date.parse(reading.workedAt))) / 1000]]
        : [];
    },
  });
  return metrics;
}
