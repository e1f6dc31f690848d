import { type Context, Hono } from 'hono';
import { routePath } from 'hono/route';
import { expect, it, onTestFinished } from 'vitest';
import { startCollector } from './testing/collector.ts';
import { createTracing } from './tracing.ts';

const page = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
const requestOf = (c: Context) => ({ method: c.req.method, route: () => routePath(c) });
const isOfPage = { traceId: 'a'.repeat(32) };

async function traced(ratio = 1) {
  const collector = await startCollector();
  onTestFinished(collector.close);
  const warnings: string[] = [];
  const tracing = createTracing({
    service: 'test',
    endpoint: `${collector.url}/`,
    ratio,
    log: { warn: (_, text) => void warnings.push(text) },
  });
  const app = new Hono();
  const asked: (string | undefined)[] = [];
  const origin = ({ req }: Context) => ({ parent: req.header('traceparent'), link: req.header('x-link') });
  app.get('/people/:phone', (c) =>
    tracing.request(requestOf(c), origin(c), async () => {
      asked.push(tracing.traceparent(), tracing.sampledId());
      if (c.req.param('phone') === 'none') throw new Error('01711111111');
      await tracing.part('select people', { 'db.operation.name': 'select' }, async () => {
        asked.push(tracing.traceparent());
      });
      return c.text('found', 418);
    }),
  );
  app.onError((_, c) => c.text('failed', 500));
  const ask = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });
  return { ...collector, tracing, ask, asked, warnings };
}

it('OPS-114 sends a span for a request by its route, and one for each part of it, below the caller', async () => {
  const { tracing, ask, asked, spans } = await traced();
  await ask('/people/01711111111', { traceparent: page });
  await tracing.stop();
  const [part, request] = spans;
  expect(request).toMatchObject({
    ...isOfPage,
    service: 'test',
    name: 'GET /people/:phone',
    parentId: 'b'.repeat(16),
    attributes: {
      'http.request.method': 'GET',
      'http.route': '/people/:phone',
      'http.response.status_code': 418,
    },
  });
  expect(part).toMatchObject({ ...isOfPage, name: 'select people', parentId: request?.spanId });
  expect(asked).toEqual([
    `00-${'a'.repeat(32)}-${request?.spanId}-01`,
    'a'.repeat(32),
    `00-${'a'.repeat(32)}-${part?.spanId}-01`,
  ]);
  expect(JSON.stringify([request, part])).not.toContain('01711111111');
});

it('OPS-114 begins a trace of its own for what is no parent, and for what is only linked', async () => {
  const { tracing, ask, spans } = await traced();
  await ask('/people/1', { traceparent: '00-zz-1-01' });
  await ask('/people/1', { 'x-link': page });
  await tracing.stop();
  const requests = spans.filter(({ name }) => name.startsWith('GET'));
  expect(requests.map(({ parentId, links }) => ({ parentId, links }))).toEqual([
    { parentId: '', links: [] },
    { parentId: '', links: ['a'.repeat(32)] },
  ]);
  expect(new Set(requests.map(({ traceId }) => traceId)).size).toBe(2);
});

it('OPS-114 sends nothing of a request that is not sampled, and says so to whom it calls', async () => {
  const { tracing, ask, asked, spans } = await traced(0);
  await ask('/people/1');
  await ask('/people/1', { traceparent: page.replace(/1$/, '0') });
  await tracing.stop();
  expect(spans).toEqual([]);
  const [first, id, part, ...second] = asked;
  expect(first).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
  expect({ id, part }).toEqual({ id: undefined, part: first });
  expect(second[0]).toContain('a'.repeat(32));
  expect(tracing.traceparent()).toBeUndefined();
});

it('OPS-114 marks what failed, without the words of an error', async () => {
  const { tracing, ask, spans, text } = await traced();
  expect((await ask('/people/none')).status).toBe(500);
  const refused = Object.assign(new Error('key (phone)=(01711111111)'), { code: '23505' });
  const request = new Hono().get('/', (c) =>
    tracing.request(requestOf(c), {}, async () => {
      await tracing.part('insert people', {}, () => Promise.reject(refused)).catch(() => {});
      return c.text('');
    }),
  );
  await request.request('/');
  await tracing.stop();
  expect(spans.map(({ name, attributes }) => [name, attributes['http.response.status_code']])).toEqual([
    ['GET /people/:phone', 500],
    ['insert people', undefined],
    ['GET /', 200],
  ]);
  expect(spans[1]?.attributes['error.type']).toBe('23505');
  expect(text().match(/"code":2/g)).toHaveLength(2);
  expect(text()).not.toContain('(phone)');
});

it('OPS-114 ends in time when nothing takes its spans, and says so', async () => {
  const { tracing, ask, close, warnings } = await traced();
  close();
  await ask('/people/1');
  await tracing.stop();
  expect(warnings.length).toBeGreaterThan(0);
});
