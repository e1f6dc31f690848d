import { traceName } from '@porao/contracts/page';
import { startCollector } from '@porao/server/testing';
import { expect, it, onTestFinished } from 'vitest';
import {
  html,
  markOf,
  renderingRegistry,
  startGateway,
  startLive,
  startServer,
} from '../../testing/gateway.ts';

/** Headers of traces by the path of a call that the API got. */
async function startApi() {
  const calls: { path: string; traceparent: unknown; others: unknown[] }[] = [];
  const { url: API_URL } = await startServer(({ url = '', headers }, response) => {
    const { traceparent, tracestate, baggage } = headers;
    calls.push({ path: url, traceparent, others: [tracestate, baggage] });
    response.writeHead(200, { 'content-type': 'application/json' }).end('[]');
  });
  return { calls, API_URL };
}

async function surroundings(ratio = '1') {
  const { calls, API_URL } = await startApi();
  const collector = await startCollector();
  onTestFinished(collector.close);
  const env = { API_URL, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER_ARG: ratio };
  return { calls, spans: collector.spans, env };
}

async function tracedSite(ratio?: string) {
  const around = await surroundings(ratio);
  return { ...around, ...(await startLive(around.env)) };
}

async function pageOf(url: string, headers: Record<string, string> = {}) {
  const answer = await fetch(url, { headers: { ...html, ...headers } });
  return { text: await answer.text(), trace: markOf(answer, traceName) };
}
const stranger = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;

it('OPS-114 one report id finds the page load and its calls, by route and release, without a path', async () => {
  const { url, beacon, tutor, shell, calls, spans, endTracing } = await tracedSite();
  const { trace: traceparent = '' } = await pageOf(`${url}/tutors/01711111111?name=rahim`);
  await fetch(`${url}/api/job-board/424242424242`, { headers: { traceparent } });
  const report = { kind: 'load-error', app: 'mfe-tutor', release: tutor, phase: 'entry', id: 'A1B2C3D4' };
  expect(await beacon({ ...report, message: 'of rahim@example.com', trace: traceparent })).toBe(204);
  await endTracing();
  const found = spans.find(({ attributes }) => attributes['porao.report.id'] === 'A1B2C3D4');
  expect(found?.attributes).toMatchObject({ 'porao.report.phase': 'entry', 'porao.release': tutor });
  const trace = spans.filter(({ traceId }) => traceId === found?.traceId);
  const [page, call] = trace;
  expect(trace.map(({ name }) => name)).toEqual(['GET /tutors/:id?', 'GET /api/*', 'report']);
  expect(page?.attributes).toEqual({
    'http.request.method': 'GET',
    'http.route': '/tutors/:id?',
    'http.response.status_code': 200,
    'porao.shell.release': shell,
    'porao.remote': 'mfe-tutor',
    'porao.remote.release': tutor,
  });
  expect(call).toMatchObject({ service: 'porao-gateway', parentId: page?.spanId });
  expect(calls).toMatchObject([{ traceparent: `00-${page?.traceId}-${call?.spanId}-01` }]);
  expect(JSON.stringify(trace)).not.toMatch(/01711111111|rahim|424242424242/);
});

it('OPS-114 each load has a trace of its own, and one that is not sampled has none', async () => {
  const { url } = await tracedSite();
  const { trace: first } = await pageOf(`${url}/tutors/7`);
  expect(first).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  expect((await pageOf(`${url}/tutors/7`)).trace?.slice(3, 35)).not.toBe(first?.slice(3, 35));

  const { calls, spans, endTracing, ...unsampled } = await tracedSite('0');
  expect((await pageOf(`${unsampled.url}/tutors/7`)).trace).toBeUndefined();
  await fetch(`${unsampled.url}/api/city/select`);
  await endTracing();
  expect(calls[0]?.traceparent).toMatch(/-00$/);
  expect(spans).toEqual([]);
});

it('OPS-114 is off without OTEL_EXPORTER_OTLP_ENDPOINT: pages and calls have nothing of it', async () => {
  const { calls, API_URL } = await startApi();
  const { url } = await startLive({ API_URL });
  const { trace } = await pageOf(`${url}/tutors/7`);
  expect(trace).toBeUndefined();
  await fetch(`${url}/api/city/select`, { headers: { traceparent: stranger } });
  expect(calls).toMatchObject([{ traceparent: undefined }]);
});

it("OPS-114 a stranger's trace begins no page, and joins calls within a limit by network", async () => {
  const around = await surroundings('0');
  const { url, endTracing } = await startLive({ ...around.env, TRUST_PROXY: 'true' });
  const headers = { traceparent: stranger, tracestate: 'a=b', baggage: 'user=rahim' };
  const call = (hop: string, more = {}) =>
    fetch(`${url}/api/city/select`, { headers: { ...headers, 'x-forwarded-for': hop, ...more } });
  await pageOf(`${url}/tutors/7`, headers);
  await call('203.0.113.9', { traceparent: stranger.replace(/1$/, '3') });
  for (let batch = 0; batch < 6; batch += 1)
    await Promise.all(Array.from({ length: 50 }, () => call('203.0.113.7')));
  await call('203.0.113.7');
  await call('203.0.113.8');
  await endTracing();
  expect(around.spans.map(({ name, traceId }) => `${name} ${traceId}`)).toEqual(
    Array.from({ length: 301 }, () => `GET /api/* ${'a'.repeat(32)}`),
  );
  expect(around.calls.flatMap(({ others }) => others).filter(Boolean)).toEqual([]);
});

it('OPS-114 a page whose request names a trace is linked with it', async () => {
  const { url, spans, endTracing } = await tracedSite();
  await pageOf(`${url}/tutors/7`, { traceparent: stranger });
  await endTracing();
  expect(spans).toMatchObject([{ parentId: '', links: ['a'.repeat(32)] }]);
  expect(spans[0]?.traceId).not.toBe('a'.repeat(32));
});

it('OPS-114 what a page reads for its content is asked in its trace', async () => {
  const { calls, spans, env } = await surroundings();
  const { driver, tutor } = await renderingRegistry({
    shell: `exports.modules = {}; exports.createRenderer = ({ remote, apiUrl }) => (request) => remote.render(apiUrl, request);`,
    tutor: `exports.default = { async render(apiUrl, { path }) {
      await new Promise((resolve) => setTimeout(resolve));
      await fetch(apiUrl + '/api/job-board/' + path.split('/')[2], { headers: { accept: 'application/json' } });
      return { status: 200, state: {}, html: '<p>hello</p>', head: { title: 'T', description: 'D', canonical: path,
        listed: true, linkedData: [], card: { kicker: 'K', title: 'C', facts: [], price: null } } };
    } };`,
  });
  const { url, endTracing } = await startGateway(driver, env);
  const pages = await Promise.all([1, 2].map((id) => pageOf(`${url}/tutors/${id}`)));
  for (const { text } of pages) expect(text).toContain('<p>hello</p>');
  await endTracing();
  for (const [at, { trace }] of pages.entries()) {
    const traceId = trace?.slice(3, 35);
    const render = spans.find((span) => span.traceId === traceId && span.name === 'render');
    expect(render?.attributes).toEqual({ 'porao.remote': 'mfe-tutor', 'porao.remote.release': tutor });
    const read = calls.find(({ path }) => path === `/api/job-board/${at + 1}`);
    expect(read?.traceparent).toBe(`00-${traceId}-${render?.spanId}-01`);
  }
});
