import { startCollector } from '@porao/server/testing';
import { createTracing } from '@porao/server/tracing';
import { Kysely, PostgresDialect } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { createTestApp } from '../../test/support/app.ts';
import { readConfig } from '../config.ts';
import { driverPool } from './database/driver-pool.ts';
import type { DB } from './database/rows.generated.ts';
import { traceStatement } from './database/trace-statement.ts';
import { createLog } from './log.ts';

const page = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
const phone = '01755555555';

/** An API with spans, over a database of its own. */
async function tracedApi() {
  const collector = await startCollector();
  onTestFinished(collector.close);
  const endpoint = collector.url;
  const tracing = createTracing({ service: 'porao-api', endpoint, ratio: 0, log: createLog('silent') });
  const test = await createTestApp(
    async ({ pool }) => {
      const traced = driverPool(pool, { timeLimits: false, trace: traceStatement(tracing) });
      return new Kysely<DB>({ dialect: new PostgresDialect({ pool: traced }) });
    },
    { tracing },
  );
  onTestFinished(test.close);
  return { ...collector, ...test, tracing };
}

it('OPS-114 a request and its statements are spans of the trace that the gateway names, without any value', async () => {
  const { send, tracing, spans } = await tracedApi();
  const answer = await send('POST /api/v1/login', {
    body: { phone_no: phone, password: 'a-wrong-password' },
    headers: { traceparent: page },
  });
  await send('GET /api/apply/424242424242?name=rahim', { headers: { traceparent: page } });
  await tracing.stop();
  const [login, other] = spans.filter(({ parentId }) => parentId === 'b'.repeat(16));
  expect(login).toMatchObject({
    service: 'porao-api',
    name: 'POST /api/v1/login',
    attributes: {
      'http.response.status_code': answer.status,
      'porao.request.id': answer.headers.get('x-request-id'),
    },
  });
  expect(other?.name).toBe('GET /api/apply/:jobId');
  const statements = spans.filter(({ parentId }) => parentId === login?.spanId);
  expect(statements.map(({ name }) => name)).toContain('select users');
  for (const { attributes } of statements) expect(attributes).toHaveProperty(['db.query.text']);
  expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set(['a'.repeat(32)]));
  const named = JSON.stringify(spans.map(({ name, attributes }) => [name, attributes]));
  expect(named).not.toMatch(/01755555555|a-wrong-password|424242424242|rahim/);
});

it('OPS-114 a request that the gateway did not sample has no span, nor has a probe', async () => {
  const { send, tracing, spans } = await tracedApi();
  await send('GET /api/city/select', { headers: { traceparent: page.replace(/1$/, '0') } });
  await send('GET /api/city/select');
  await send('GET /readyz', { headers: { traceparent: page } });
  await tracing.stop();
  expect(spans).toEqual([]);
});

it('OPS-114 is off unless OTEL_EXPORTER_OTLP_ENDPOINT is set, then of one trace in ten', () => {
  const config = (env: NodeJS.ProcessEnv) => readConfig({ JWT_SECRET: 'x'.repeat(32), ...env }).tracing;
  const endpoint = 'http://127.0.0.1:4318';
  const given = { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint };
  expect(config({ OTEL_TRACES_SAMPLER_ARG: '1' })).toBeUndefined();
  expect(config(given)).toEqual({ endpoint, ratio: 0.1 });
  expect(() => config({ ...given, OTEL_TRACES_SAMPLER_ARG: '2' })).toThrow(/OTEL_TRACES_SAMPLER_ARG/);
});
