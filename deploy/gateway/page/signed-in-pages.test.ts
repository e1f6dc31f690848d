import { Agent, get, type RequestListener } from 'node:http';
import pino from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { startCanary } from '../../registry/index.ts';
import { publishBuild, tester, tutorInfo } from '../../testing/fixtures.ts';
import {
  html,
  pageOf,
  renderingRegistry,
  server,
  session,
  startGateway,
  startServer,
} from '../../testing/gateway.ts';

/** As the shell's own bundle; what it renders is the answer to the page's first read. */
const shellServer = `exports.modules = {};
exports.createRenderer = () => ({ path }) => path.startsWith('/tutors/waits') ? new Promise(() => undefined) : null;
exports.createSignedInRenderer = ({ remote, areas }) => (request) => remote(request, areas);
exports.createReads = () => ({ search }) => JSON.parse(new URLSearchParams(search).get('reads'));`;
const remoteServer = (name = 'one') => `exports.default = ({ path, area, session, answers }, areas) => {
  const { data } = answers['GET /api/v1/user'];
  if (data.name === 'reads') fetch('http://127.0.0.1/');
  if (data.name === 'throws') throw new Error('secret of ' + data.phone);
  if (data.name === 'elsewhere') return null;
  return {
    html: '<p data-main-content="true">${name} ' + path + ' ' + area + ' ' + session.type + ' ' + data.name + '</p>',
    state: { text: '</script>' + data.name, areas: areas.length },
  };
};`;

const reads = ['GET /api/v1/user', 'GET /api/nearby-jobs'];
const withReads = {
  ...tutorInfo,
  server,
  manifest: tutorInfo.manifest && {
    ...tutorInfo.manifest,
    routes: tutorInfo.manifest.routes.map((route) =>
      ['/tutor/dashboard', '/tutors/:id?'].includes(route.path) ? { ...route, reads, rendered: true } : route,
    ),
  },
};

const accountOf = (authorization = ''): string => {
  const [, payload = ''] = authorization.slice('Bearer '.length).split('.');
  return (JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sub: string }).sub;
};

interface Asked {
  readonly path: string;
  readonly account: string;
  readonly headers: NodeJS.Dict<string | string[]>;
}

/** An API that calls each account by its id, or answers as `other` says. */
async function startApi(other?: RequestListener) {
  const asked: Asked[] = [];
  const { url } = await startServer((request, response) => {
    const { url: path = '', headers } = request;
    const account = accountOf(headers.authorization);
    asked.push({ path, account, headers });
    if (other) return other(request, response);
    // Later ones are answered earlier, so that many are under way at once.
    const delay = asked.length % 7;
    const body = JSON.stringify({ data: { name: account, phone: '01700000001' } });
    setTimeout(() => response.setHeader('content-type', 'application/json').end(body), delay);
  });
  return { asked, url };
}

interface Options {
  other?: RequestListener;
  env?: NodeJS.ProcessEnv;
}

async function site({ other, env = {} }: Options = {}) {
  const { driver } = await renderingRegistry(
    { shell: shellServer, tutor: remoteServer() },
    { tutor: withReads },
  );
  const api = await startApi(other);
  const lines: string[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) });
  const settings = { API_URL: api.url, ...env };
  return { driver, asked: api.asked, lines, ...(await startGateway(driver, settings, log)) };
}

/** As a browser asks for a page whose address was typed. */
const typed = { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'none' };
const as = (account: string, more: Record<string, string> = {}) => ({
  ...typed,
  cookie: session('tutor', 3600, account),
  ...more,
});
const dashboard = '/tutor/dashboard';
const hasContent = (text: string) => text.includes('porao-first');

it('OPS-222 pages of guests that take all of their places leave those of people who are signed in free', async () => {
  const env = { METRICS_PORT: '0', TRUST_PROXY: 'true' };
  const { url, metricsUrl } = await site({ env });
  const guests = new AbortController();
  onTestFinished(() => guests.abort());
  for (let at = 0; at < 24; at += 1) {
    const headers = { ...html, 'x-forwarded-for': `192.0.2.${at}` };
    fetch(`${url}/tutors/waits${at}`, { headers, signal: guests.signal }).catch(() => undefined);
  }
  const metrics = async () => (await fetch(metricsUrl)).text();
  await expect.poll(metrics).toContain('porao_page_renders_waiting 24');
  const { text } = await pageOf(`${url}${dashboard}`, as('Rahima', { 'x-forwarded-for': '192.0.2.99' }));
  expect(hasContent(text)).toBe(true);
});

it('SHL-061 SHL-216 the page of who is signed in has its content, its data once, and asks for nothing again', async () => {
  const { url, asked } = await site();
  const { answer, text, data } = await pageOf(`${url}${dashboard}?page=2&a"b=1`, as('Rahima'));
  expect(answer.status).toBe(200);
  expect(text).toContain(
    `<div id="porao-first" data-at="${dashboard}?page=2" data-of="Rahima"><p data-main-content="true">one ${dashboard} tutor tutor Rahima</p></div>`,
  );
  expect(text).toContain('<title>Dashboard · Porao</title>');
  expect(text).toContain('{"text":"\\u003c/script>Rahima","areas":1}');
  expect(text).not.toContain('poraoReads');
  expect(data().remotes).toHaveLength(1);
  expect(asked.map(({ path }) => path).sort()).toEqual(['/api/nearby-jobs', '/api/v1/user']);
  expect(asked[0]?.headers).toMatchObject({ 'accept-language': 'en', 'x-forwarded-for': '127.0.0.1' });
});

it('SHL-061 a public page has its content for who is signed in, too, and is of that person', async () => {
  const { url } = await site();
  const path = `/tutors/7?reads=${encodeURIComponent(JSON.stringify(reads.slice(0, 1)))}`;
  const { answer, text } = await pageOf(`${url}${path}`, as('Rahima'));
  expect(text).toContain('one /tutors/7 public tutor Rahima');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(text).not.toContain('"files":');
  const guest = await pageOf(`${url}${path}`, typed);
  expect(guest.text).not.toContain('Rahima');
});

it('SHL-062 nobody keeps it: no cache, and no service worker, for which it names no files', async () => {
  const { url, asked } = await site();
  for (let visit = 1; visit <= 2; visit += 1) {
    const { answer, text, data } = await pageOf(`${url}${dashboard}`, as('Rahima'));
    expect(hasContent(text)).toBe(true);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('etag')).toBeNull();
    expect(answer.headers.get('vary')).toBe(
      'Accept-Encoding, Accept-Language, Cookie, Sec-Fetch-Dest, Sec-Fetch-Site',
    );
    expect(data().files).toBeUndefined();
    expect(asked).toHaveLength(visit * reads.length);
  }
  const plain = await pageOf(`${url}${dashboard}`, { cookie: session('tutor') });
  expect(plain.data().files?.length).toBeGreaterThan(0);
});

it('SHL-063 200 people over 20 connections each get their own page and no word of another', async () => {
  const { url, lines } = await site();
  const agent = new Agent({ keepAlive: true, maxSockets: 20 });
  onTestFinished(() => agent.destroy());
  const open = (headers: Record<string, string>) =>
    new Promise<string>((resolve, reject) => {
      get(`${url}${dashboard}`, { agent, headers: { ...html, ...headers } }, (answer) => {
        const parts: string[] = [];
        answer.setEncoding('utf8');
        answer.on('data', (part: string) => parts.push(part));
        answer.on('end', () => resolve(parts.join('')));
      }).on('error', reject);
    });
  const people = Array.from({ length: 200 }, (_, index) => `person-${index + 1000}-`);
  // Also guests and people whose pages have no content, in between.
  const pages = await Promise.all(
    people.flatMap((name, index) => [
      open(as(name)).then((text) => ({ name, text })),
      ...(index % 10 === 0 ? [open(typed).then((text) => ({ name: 'guest', text }))] : []),
      ...(index % 10 === 5
        ? [open({ cookie: session('tutor') }).then((text) => ({ name: 'plain', text }))]
        : []),
    ]),
  );
  for (const { name, text } of pages) {
    const words = new Set(text.match(/person-\d+-/g));
    expect([...words]).toEqual(name.startsWith('person') ? [name] : []);
  }
  expect(lines.join('')).not.toContain('person-');
});

const naming = (named: unknown) => `${dashboard}?reads=${encodeURIComponent(JSON.stringify(named))}`;
it('SHL-073 asks the API for what the release says of the address', async () => {
  const named = naming(['GET /api/v1/user', 'GET /api/saved-jobs?page=2']);
  const { url, asked } = await site();
  const { text } = await pageOf(url + named, as('Rahima'));
  expect(text).toContain(`data-of="Rahima"`);
  expect(asked.map(({ path }) => path).sort()).toEqual(['/api/saved-jobs?page=2', '/api/v1/user']);
});

it.each([
  ['none', []],
  ['what changes something', ['POST /api/v1/logout']],
  ['what is not of the API', ['GET /api/../metrics']],
  ['too many', Array.from({ length: 21 }, () => 'GET /api/v1/user')],
])('SHL-073 asks the API nothing where the release names %s', async (_, named) => {
  const { url, asked } = await site();
  expect(hasContent((await pageOf(url + naming(named), as('Rahima'))).text)).toBe(false);
  expect(asked).toEqual([]);
});

const recordOf = (cookies: string) => cookies.split('; ')[0] ?? '';
const tokenOf = (account: string) => session('tutor', 3600, account).split('; ')[1] ?? '';

it.each([
  ['another site opens it', { 'sec-fetch-site': 'cross-site' }],
  ['a script or a service worker asks for it', { 'sec-fetch-dest': 'empty' }],
  ['it is in a frame', { 'sec-fetch-dest': 'iframe' }],
  ['the session has ended', { cookie: session('tutor', -1) }],
  ['the phone is not verified', { cookie: session('tutor').replace('%3Afalse', '%3Atrue') }],
  ['the role is another one', { cookie: session('parent') }],
  ['the cookie is no record', { cookie: 'gt_user=x' }],
  ['there is no token', { cookie: recordOf(session('tutor')) }],
  ['the token is of another account', { cookie: `${recordOf(session('tutor'))}; ${tokenOf('2')}` }],
  ['nobody is signed in', { cookie: '' }],
])('SHL-064 the API is asked nothing, and the page is as before, where %s', async (_, headers) => {
  const { url, asked } = await site();
  const { answer, text } = await pageOf(`${url}${dashboard}`, as('Rahima', headers));
  expect(answer.status).toBe(200);
  expect(hasContent(text)).toBe(false);
  expect(text).not.toContain('Rahima');
  expect(asked).toEqual([]);
});

it('SHL-170 the page of who has the token of the version before, which is in the record, has its content', async () => {
  const { url } = await site();
  const token = tokenOf('Rahima').replace('porao_session=', '');
  const record = { token, type: 'tutor', tutorId: null, phone: '', OTPVerifyUseOnly: false };
  const cookie = `gt_user=${encodeURIComponent(JSON.stringify(record))}`;
  expect((await pageOf(`${url}${dashboard}`, as('', { cookie }))).text).toContain('Rahima');
});

it('SHL-064 a browser that does not say why it asks gets the page as before', async () => {
  const { url, asked } = await site();
  const { text } = await pageOf(`${url}${dashboard}`, { cookie: session('tutor') });
  expect(hasContent(text)).toBe(false);
  expect(text).toContain('poraoReads');
  expect(asked).toEqual([]);
});

const refuse =
  (status: number): RequestListener =>
  (_, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end('{"message":"No."}');
it.each<[string, Options]>([
  ['refuses the session', { other: refuse(401) }],
  ['refuses the account', { other: refuse(403) }],
  ['fails', { other: refuse(500) }],
  ['answers no JSON', { other: (_, response) => response.end('<') }],
  ['ends the connection', { other: (request) => request.socket.destroy() }],
  ['does not answer in time', { other: () => {}, env: { SIGNED_IN_CONTENT_MS: '100' } }],
])('SHL-065 the page is as before where the API %s', async (_, options) => {
  const { url, asked } = await site(options);
  const ask = () => pageOf(`${url}${dashboard}`, as('Rahima'));
  const { answer, text, data } = await ask();
  expect(answer.status).toBe(200);
  expect(hasContent(text)).toBe(false);
  expect(text).toContain('poraoReads');
  expect(data().files?.length).toBeGreaterThan(0);
  // The first page may have had to wait for the process alone.
  const askedOf = async () => asked.length || ask().then(() => asked.length);
  await expect.poll(askedOf).toBeGreaterThan(0);
});

it.each(['throws', 'elsewhere', 'reads'])(
  'SHL-065 the page is as before where the release %s, and no log has a word of the answers',
  async (how) => {
    const { url, lines } = await site();
    const { answer, text } = await pageOf(`${url}${dashboard}`, as(how));
    expect(answer.status).toBe(200);
    expect(hasContent(text)).toBe(false);
    expect(lines.join('')).not.toMatch(/secret|01700000001/);
  },
);

it('SHL-065 the API is asked nothing where the gateway is told to render none', async () => {
  const { url, asked } = await site({ env: { SIGNED_IN_CONTENT_MS: '0' } });
  expect(hasContent((await pageOf(`${url}${dashboard}`, as('Rahima'))).text)).toBe(false);
  expect(asked).toEqual([]);
});

it('SHL-066 who has the canary gets its content, and who has a release of their own the page as before', async () => {
  const { driver, url } = await site();
  const next = await publishBuild(driver, withReads, 'two', { [server]: remoteServer('two') });
  const shown = async (own = '') =>
    (await pageOf(`${url}${dashboard}`, as('', { cookie: `${session('tutor')}; ${own}` }))).text;
  const set = await fetch(`${url}/?mfe.tutor=${next}`, { headers: html, redirect: 'manual' });
  const override = set.headers.get('set-cookie')?.split(';')[0];
  expect(override).toMatch(/^porao_override=.+/);
  expect(hasContent(await shown(override))).toBe(false);
  await startCanary(driver, { 'mfe-tutor': next }, 0, tester);
  expect(await shown('porao_team=1')).toContain('>two ');
  expect(await shown()).toContain('>one ');
});
