import { afterEach, expect, it, vi } from 'vitest';
import { activate, startCanary } from '../../registry/index.ts';
import { publishBuild, tester, tutorInfo } from '../../testing/fixtures.ts';
import {
  html,
  markOf,
  pageOf,
  renderingRegistry,
  session,
  startGateway,
  startLive,
} from '../../testing/gateway.ts';
import { pageCache } from './guest-pages.ts';
import { acceptsHtml } from './repeated-answers.ts';

afterEach(() => void vi.restoreAllMocks());

const bundles = {
  shell: `exports.modules = {}; exports.createRenderer = ({ remote }) => (request) => remote.render(request);`,
  // Renders its own count; some never end.
  tutor: `let renders = 0;
exports.default = { async render({ path }) {
  if (path.startsWith('/tutors/waits')) await new Promise(() => {});
  renders += 1;
  return { status: 200, state: {}, html: '<p>' + renders + '</p>', head: { title: 'T', description: 'D', canonical: path,
    listed: true, linkedData: [], card: { kicker: 'K', title: 'C', facts: [], price: null } } };
} };`,
};

/** A site whose tutors' pages have content. */
async function startRendered(env: NodeJS.ProcessEnv = {}) {
  const registry = await renderingRegistry(bundles);
  const gateway = await startGateway(registry.driver, { PUBLIC_URL: 'http://porao.example', ...env });
  return { ...registry, ...gateway };
}

const now = performance.now.bind(performance);
/** As a visitor of the past asks again, in ms. */
function passTime(ms: number): void {
  vi.spyOn(performance, 'now').mockImplementation(() => now() + ms);
}

const rendersOf = (text: string) => Number(/<p>(\d+)<\/p>/.exec(text)?.[1]);
const saidBy = ({ headers }: Response) => ({
  ...Object.fromEntries(headers),
  date: undefined,
  'server-timing': undefined,
});

it('OPS-151 guests get the same page byte for byte, whoever asks, and 304 for the one that they have', async () => {
  const { url, reports, tutor } = await startRendered();
  const visitors: Record<string, string>[] = [
    {},
    {},
    { cookie: 'other=1; gt_intended_path=/x' },
    { 'x-forwarded-for': '203.0.113.7', 'user-agent': 'x' },
  ];
  const answers = [];
  for (const headers of visitors) answers.push(await pageOf(`${url}/tutors/7`, headers));
  const [first] = answers;
  const etag = first?.answer.headers.get('etag') ?? '';
  expect(etag).toMatch(/^"[\w-]{16}"$/);
  expect(first?.answer.headers.get('cache-control')).toBe('private, no-cache');
  expect(first?.answer.headers.get('vary')).toBe('Accept-Encoding, Accept-Language, Cookie');
  for (const { text, answer } of answers) {
    expect(text).toBe(first?.text);
    expect(saidBy(answer)).toEqual(first && saidBy(first.answer));
  }
  const ask = async (headers: Record<string, string>) => {
    const {
      status,
      headers: said,
      body,
    } = await fetch(`${url}/tutors/7`, { headers: { ...html, ...headers } });
    await body?.cancel();
    return [status, said.get('etag') === etag, said.has('content-security-policy')];
  };
  for (const cookie of ['', 'other=2'])
    expect(await ask({ cookie, 'if-none-match': `"x", W/${etag}` })).toEqual([304, true, true]);
  expect(await ask({ 'if-none-match': '"x"' })).toEqual([200, true, true]);
  expect(await ask({ cookie: 'gt_selected_language=bn', 'if-none-match': etag })).toEqual([200, false, true]);
  expect(await ask({ 'accept-encoding': 'br', 'if-none-match': etag })).toEqual([200, false, true]);
  expect(reports.counts().get(`mfe-tutor ${tutor}`)?.pages).toBe(9);
});

it('SHL-148 Accept-Language chooses a page only before the address and the cookie, and makes two pages at most', async () => {
  const { url } = await startRendered();
  const languageFor = async (accepted: string, cookie = '', query = '') => {
    const { text } = await pageOf(`${url}/tutors/7${query}`, { 'accept-language': accepted, cookie });
    return [/<html lang="(\w+)"/.exec(text)?.[1], rendersOf(text)];
  };
  const [bengali, english] = ['bn-BD,bn;q=0.9,en;q=0.8', 'en-US,en;q=0.9,bn;q=0.5'];
  const first = await languageFor(english);
  expect(first[0]).toBe('en');
  const second = await languageFor(bengali);
  expect(second[0]).toBe('bn');
  for (const accepted of [bengali, 'bn', 'hi, bn-IN;q=0.3'])
    expect(await languageFor(accepted)).toEqual(second);
  for (const accepted of [english, '*', 'fr', 'bn;q=0', ';;q='])
    expect(await languageFor(accepted)).toEqual(first);
  expect(await languageFor(bengali, 'gt_selected_language=en')).toEqual(first);
  expect(await languageFor(english, 'gt_selected_language=bn')).toEqual(second);
  expect(await languageFor(bengali, 'gt_selected_language=xx')).toEqual(second);
  expect(await languageFor(bengali, 'gt_selected_language=bn', '?lang=en')).toEqual(first);
});

it('OPS-151 a guest page without content is kept, too, with the status of its address', async () => {
  const { url } = await startLive();
  for (const [path, status] of [
    ['/ui', 200],
    ['/nowhere', 404],
    ['/ui', 200],
    ['/nowhere', 404],
  ] as const) {
    const { answer } = await pageOf(url + path);
    expect([answer.status, answer.headers.has('etag')]).toEqual([status, true]);
  }
});

it('OPS-152 nobody who has something of his own gets a kept page, or leaves one', async () => {
  const { url, driver } = await startRendered({ PORAO_DEMO: '1' });
  const next = await publishBuild(driver, tutorInfo, 'two');
  const kept = async (headers: Record<string, string> = {}, path = '/tutors/7') =>
    (await pageOf(url + path, headers)).answer.headers.has('etag');
  const own = [
    { cookie: session('tutor') },
    { cookie: 'porao_team=1' },
    { cookie: `porao_override=${encodeURIComponent(JSON.stringify([{ app: 'mfe-tutor', source: next }]))}` },
  ];
  for (const headers of own) expect(await kept(headers)).toBe(false);
  expect(await kept({ cookie: session('tutor', -1) })).toBe(true);
  expect(await kept()).toBe(true);
  for (const headers of own) expect(await kept(headers)).toBe(false);
  await startCanary(driver, { 'mfe-tutor': next }, 50, tester);
  const sides = await Promise.all(
    Array.from({ length: 40 }, async (_, bucket) => {
      const { answer, data } = await pageOf(`${url}/tutors`, { cookie: `porao_bucket=${bucket}` });
      return [data().remotes[0]?.release === next, answer.headers.has('etag')].join();
    }),
  );
  expect(new Set(sides)).toEqual(new Set(['true,false', 'false,true']));
});

it('OPS-152 a write of the registry is in the next page, and a page of an older state is sent to nobody', async () => {
  const { url, driver } = await startRendered();
  for (const content of ['two', 'three']) {
    await pageOf(`${url}/tutors`);
    const before = await pageOf(`${url}/tutors`);
    const next = await publishBuild(driver, tutorInfo, content);
    await activate(driver, { 'mfe-tutor': next }, tester);
    const after = await pageOf(`${url}/tutors`, {
      'if-none-match': before.answer.headers.get('etag') ?? '',
    });
    expect(after.data().remotes[0]?.release).toBe(next);
    expect(after.data().revision).toBeGreaterThan(before.data().revision);
  }
});

it('OPS-153 a page of up to 30 s serves while it is rendered again, an older one does not', async () => {
  const { url } = await startRendered();
  const renders = async () => rendersOf((await pageOf(`${url}/tutors/7`)).text);
  const first = await renders();
  passTime(5_000);
  expect(await renders()).toBe(first);
  passTime(16_000);
  expect(await renders()).toBe(first);
  await expect.poll(renders).toBe(first + 1);
  passTime(90_000);
  expect(await renders()).toBe(first + 2);
});

it('OPS-154 kept pages take so many bytes at most, however many there are', async () => {
  const page = {
    status: 200,
    headers: { x: 'y' },
    body: Buffer.alloc(1_000),
    etag: '',
    head: undefined,
  } as const;
  const make = vi.fn(async () => ({ ...page, madeAt: 0 }));
  const pages = pageCache<undefined>(make, 100_000);
  await Promise.all([pages.fetch('a'), pages.fetch('a')]);
  expect(make).toHaveBeenCalledOnce();
  for (let at = 0; at < 5_000; at += 1) await pages.fetch(String(at));
  expect(pages.calculatedSize).toBeGreaterThan(90_000);
  expect(pages.calculatedSize).toBeLessThanOrEqual(100_000);
});

it('OPS-155 while too many pages are rendered, others come at once without content', async () => {
  const env = { METRICS_PORT: '0', CONTENT_MS: '5000', TRUST_PROXY: 'true' };
  const { url, metricsUrl } = await startRendered(env);
  const from = (network: number) => ({ 'x-forwarded-for': `192.0.2.${network}` });
  await pageOf(`${url}/tutors/7`);
  const metrics = async () => (await fetch(metricsUrl)).text();
  const wait = (at: number) => pageOf(`${url}/tutors/waits${at}`, from(at < 12 ? 1 : 2));
  const waiting = Array.from({ length: 12 }, (_, at) => wait(at));
  await expect.poll(metrics).toContain('porao_page_renders_waiting 12');
  // One network has half of the places.
  expect((await pageOf(`${url}/tutors/9`, from(1))).text).not.toContain('porao-first');
  expect((await pageOf(`${url}/tutors/9`, from(2))).text).toContain('porao-first');
  waiting.push(...Array.from({ length: 12 }, (_, at) => wait(12 + at)));
  await expect.poll(metrics).toContain('porao_page_renders_waiting 24');
  const { answer, text } = await pageOf(`${url}/tutors/8`, from(3));
  expect(answer.status).toBe(200);
  expect(text).not.toContain('porao-first');
  expect(await metrics()).toContain('renders_total{outcome="refused"} 2');
  expect((await pageOf(`${url}/tutors/7`)).text).toContain('porao-first');
  for (const page of await Promise.all(waiting)) expect(page.answer.status).toBe(200);
});

it('OPS-156 the token of a load is in a header, and the page says nothing of one visitor', async () => {
  const { url, driver } = await startRendered({ TRUST_PROXY: 'true' });
  await startCanary(driver, { 'mfe-tutor': await publishBuild(driver, tutorInfo, 'two') }, 1, tester);
  const loads = [];
  for (const network of ['203.0.113.1', '203.0.113.2'])
    loads.push(await pageOf(`${url}/tutors/7`, { cookie: 'porao_bucket=7', 'x-forwarded-for': network }));
  const tokens = loads.map(({ answer }) => markOf(answer, 'porao-load') ?? '');
  expect(new Set(tokens).size).toBe(2);
  for (const [at, { text, answer }] of loads.entries()) {
    expect(tokens[at]).toMatch(/^mfe-tutor:[\w-]{43}$/);
    expect(text).toBe(loads[0]?.text);
    expect(text).not.toContain(tokens[at]);
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
  }
});

it('OPS-157 a CDN may keep a page for PAGE_CDN_SECONDS, unless its headers are of one visitor', async () => {
  const { url, driver } = await startRendered({ PAGE_CDN_SECONDS: '5' });
  const policyOf = async (path: string, cookie = '') =>
    (await pageOf(url + path, { cookie })).answer.headers.get('cache-control');
  for (let turn = 0; turn < 2; turn += 1) {
    expect(await policyOf('/tutors/7')).toBe('public, max-age=0, s-maxage=5');
    expect(await policyOf('/tutors/7?lang=bn')).toBe('private, no-cache');
    expect(await policyOf('/tutors/7', session('tutor'))).toBe('no-store');
  }
  await startCanary(driver, { 'mfe-tutor': await publishBuild(driver, tutorInfo, 'two') }, 1, tester);
  expect(await policyOf('/tutors/7')).not.toContain('public');
});

it.each([
  [undefined, true],
  ['text/html,application/xhtml+xml,*/*;q=0.8', true],
  ['text/*', true],
  ['application/json, text/*;q=0.5', true],
  ['TEXT/HTML', true],
  ['text/plain', false],
  ['image/*', false],
  ['application/json', false],
])('OPS-243 Accept: %s takes a page: %s', (accept, takes) => {
  expect(acceptsHtml(accept)).toBe(takes);
});
