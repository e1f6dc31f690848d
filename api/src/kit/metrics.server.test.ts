import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Metrics } from '@porao/server/metrics';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/support/app.ts';
import { readConfig } from '../config.ts';
import { createLog } from './log.ts';
import { apiMetrics } from './metrics.ts';
import { send } from './queue/index.ts';

let metrics: Metrics;
let test: TestApp;
let listening: Awaited<ReturnType<Metrics['listen']>>;

beforeAll(async () => {
  test = await createTestApp(
    async (database) => {
      metrics = apiMetrics(tmpdir(), database, createLog('silent'));
      return database.db;
    },
    { observe: (c, ms) => metrics.observe(c, ms) },
  );
  listening = await metrics.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  listening.close();
  await test.close();
});

const scrape = async () =>
  (await (await fetch(`http://127.0.0.1:${listening.port}/metrics`)).text()).split('\n');

it('OPS-110 counts requests by the path of the contract, never by that of the request', async () => {
  await test.send('GET /api/city/select');
  await test.send('POST /api/apply/4242');
  await test.send('DELETE /api/apply/4242');
  await test.send('GET /api/4242?phone=01711111111');
  const lines = await scrape();
  const count = (labels: string) => `porao_http_request_duration_seconds_count{${labels}} 1`;
  expect(lines).toEqual(
    expect.arrayContaining([
      count('method="GET",route="/api/city/select",status="2xx"'),
      count('method="POST",route="/api/apply/:jobId",status="4xx"'),
      count('method="DELETE",route="/api/apply/:jobId",status="4xx"'),
      count('method="GET",route="/*",status="4xx"'),
    ]),
  );
  // Without the values: some of them have many digits.
  const names = lines.map((line) => line.slice(0, line.lastIndexOf(' ')));
  expect(names.join('\n')).not.toMatch(/4242|01711111111/);
});

it('OPS-110 shows the connections of the database, and who waits for one', async () => {
  const { max } = test.pool.options;
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const users = Array.from({ length: max + 1 }, () => test.db.connection().execute(() => released));
  await expect
    .poll(scrape)
    .toEqual(
      expect.arrayContaining([
        `porao_database_connections{state="busy"} ${max}`,
        'porao_database_connections{state="idle"} 0',
        `porao_database_connections_max ${max}`,
        'porao_database_waiting 1',
      ]),
    );
  release();
  await Promise.all(users);
  expect(await scrape()).toContain('porao_database_waiting 0');
});

it('OPS-110 OPS-142 has what alerts and dashboard name of the database and the queues', async () => {
  const files = ['alerts.yaml', 'grafana/porao.json'].map((name) =>
    readFileSync(join(import.meta.dirname, '../../../deploy/production/monitoring', name), 'utf8'),
  );
  const named = new Set(files.join('\n').match(/porao_(database|queue)_\w+/g));
  const lines = await scrape();
  expect(named.size).toBeGreaterThan(1);
  for (const name of named) expect(lines).toContain(`# TYPE ${name} gauge`);
});

it('OPS-110 is off unless METRICS_PORT is set, then of this machine alone', async () => {
  const config = (env: NodeJS.ProcessEnv) => readConfig({ JWT_SECRET: 'x'.repeat(32), ...env }).metrics;
  expect(config({})).toBeUndefined();
  expect(config({ METRICS_PORT: '9464' })).toEqual({ host: '127.0.0.1', port: 9464 });
  expect((await test.send('GET /metrics')).status).toBe(404);
  await expect(metrics.listen({ host: '127.0.0.1', port: listening.port })).rejects.toThrow(
    /METRICS_PORT: .* cannot be used/,
  );
});

it('NTF-018 shows the jobs of each queue by state, and how long the oldest has waited', async () => {
  await send(test.db, { name: 'deliveries' }, [
    { data: { delivery: 1 }, startAfter: new Date(Date.now() - 90_000) },
    { data: { delivery: 2 }, startAfter: new Date(Date.now() + 90_000) },
  ]);
  // Figures of the scrapes before are shown for a second.
  await expect.poll(scrape).toEqual(
    expect.arrayContaining([
      'porao_queue_jobs{queue="deliveries",state="ready"} 1',
      'porao_queue_jobs{queue="deliveries",state="later"} 1',
      'porao_queue_jobs{queue="deliveries",state="failed"} 0',
      expect.stringMatching(/^porao_queue_oldest_seconds\{queue="deliveries"\} 9\d$/),
      // No worker was ever there.
      expect.stringMatching(/^porao_queue_worker_seconds \d{10}/),
    ]),
  );
});
