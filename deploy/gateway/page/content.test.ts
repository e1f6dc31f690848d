import { createHash } from 'node:crypto';
import type { BuildInfo } from '@porao/contracts';
import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { tutorInfo } from '../../testing/fixtures.ts';
import {
  pageOf,
  renderingRegistry,
  session,
  sourcesOf,
  startGateway,
  startServer,
} from '../../testing/gateway.ts';

/** As the shell's own bundle: a renderer over what the remote exposes, with the language of the document. */
const shellServer = `exports.modules = { greeting: 'hello' };
exports.createRenderer = ({ remote, name }) => (request) => remote.render(request, { name, language: document.documentElement.lang });`;

const head = (title: string) => `{
  title: ${JSON.stringify(title)} + (language === 'bn' ? ' (bn)' : ''), description: 'A <description>', canonical: path, listed: path !== '/tutors/gone',
  card: { kicker: 'Porao', title: 'Card', facts: ['Area'], price: null },
  linkedData: [{ '@type': 'Thing', name: '</script><b>' }] }`;

/** Renders `/tutors/:id`: gone, lost, thrown, endless and rude ones, and the rest plainly. */
const remoteServer = `const greeting = require('greeting');
exports.default = { async render({ path, origin }, { language }) {
  if (path === '/tutors/throws') throw new Error('broken');
  if (path === '/tutors/hangs') for (;;);
  if (path === '/tutors/waits') await new Promise(() => {});
  if (path === '/tutors/rude') return { status: 200, html: 1 };
  if (path === '/tutors') return null;
  const status = path === '/tutors/gone' ? 410 : path === '/tutors/lost' ? 404 : 200;
  return { status, head: ${head('A title')}, state: { origin }, html: '<p style="color:red">' + greeting + ' ' + path + '</p>' };
} };`;

type Routes = NonNullable<BuildInfo['manifest']>['routes'];

async function site(env: NodeJS.ProcessEnv = {}, code = remoteServer, routes?: Routes) {
  const { manifest } = tutorInfo;
  const tutor = { ...tutorInfo, manifest: manifest && routes ? { ...manifest, routes } : manifest };
  const registry = await renderingRegistry({ shell: shellServer, tutor: code }, { tutor });
  return { ...registry, ...(await startGateway(registry.driver, env)) };
}

const isPlain = (text: string) => !text.includes('porao-first');

it('SHL-060 is in the document before any script runs, with its head and the data that was read for it', async () => {
  const { url } = await site({ PUBLIC_URL: 'https://porao.example' });
  const { answer, text, data } = await pageOf(`${url}/tutors/7?x=1`);
  expect(answer.status).toBe(200);
  expect(text).toContain(
    '<div id="porao-first" data-at="/tutors/7"><p data-css="0">hello /tutors/7</p></div>',
  );
  // A press is kept from the moment that a part of the content is there.
  expect(text.split('lastPress')[0]).not.toContain('id="porao-first"');
  expect(text).toContain('[data-css="0"]{color:red}');
  expect(text).toContain('<title>A title · Porao</title>');
  expect(text).toContain('<link rel="canonical" href="https://porao.example/tutors/7">');
  expect(text).toContain('hreflang="bn" href="https://porao.example/tutors/7?lang=bn"');
  expect(text).toContain('hreflang="x-default" href="https://porao.example/tutors/7"');
  expect(text).toContain('<meta property="og:image" content="https://porao.example/share/en/tutors/7.png">');
  expect(text).toContain('<script type="application/json" id="porao-first-state"');
  expect(text).toContain('{"origin":"https://porao.example"}');
  expect(text.match(/application\/ld\+json[^>]*>(.*?)<\/script>/)?.[1]).toBe(
    '{"@type":"Thing","name":"\\u003c/script>\\u003cb>"}',
  );
  for (const [kind, source] of [
    ['script', 'script-src'],
    ['style', 'style-src'],
  ] as const)
    for (const [, inner = ''] of text.matchAll(
      new RegExp(`<${kind}(?: data-app="[^"]*" data-href="[^"]*")?>(.*?)</${kind}>`, 'gs'),
    ))
      expect(sourcesOf(answer, source)).toContain(
        `'sha256-${createHash('sha256').update(inner).digest('base64')}'`,
      );
  expect(data().remotes[0]?.integrity).not.toHaveProperty(['server/index.cjs']);
});

it('needs nothing else to be seen: it contains its styles, and the scripts start after the first paint', async () => {
  const { url, shell } = await site();
  const { text } = await pageOf(`${url}/tutors/7`);
  const base = `/releases/shell/${shell}`;
  expect(text).toContain(`>@font-face{src:url(${base}/static/font/latin.woff2)}</style>`);
  expect(text).not.toContain('rel="stylesheet"');
  expect(text).not.toContain('as="style"');
  expect(text).not.toContain('<link rel="preload" as="script"');
  expect(text).not.toContain('<script defer');
  expect(text).toMatch(
    /"run":\[\["\/releases\/shell\/\w+\/static\/js\/index.js","sha384-[^"]+"\]\].*remoteEntry.*type:"paint"/s,
  );

  const without = await pageOf(`${url}/tutors`);
  expect(without.text).toContain(`rel="stylesheet"`);
  expect(without.text).not.toMatch(/fetchpriority="low" href="\/releases\/shell\//);
});

it('is in the language of its address, which is saved as the choice', async () => {
  const { url } = await site();
  const { answer, text } = await pageOf(`${url}/tutors/7?lang=bn`);
  expect(text).toContain('<html lang="bn"');
  expect(text).toContain('<title>A title (bn) · পড়াও</title>');
  expect(text).toContain(`<link rel="canonical" href="${url}/tutors/7?lang=bn">`);
  expect(answer.headers.get('set-cookie')).toContain('gt_selected_language=bn');
  const same = await pageOf(`${url}/tutors/7?lang=bn`, { cookie: 'gt_selected_language=bn' });
  expect(same.answer.headers.get('set-cookie')).toBeNull();
});

it('answers 410 for what is over and 404 for what never was, both readable and unlisted', async () => {
  const { url } = await site();
  const gone = await pageOf(`${url}/tutors/gone`);
  expect(gone.answer.status).toBe(410);
  expect(gone.text).toContain('hello /tutors/gone');
  expect(gone.text).toContain('<meta name="robots" content="noindex">');
  expect(gone.text).not.toContain('rel="canonical"');
  expect((await pageOf(`${url}/tutors/lost`)).answer.status).toBe(404);
});

it('is rendered once for an address, whatever parameters it carries that the page does not know', async () => {
  const code = `let renders = 0;
exports.default = { async render({ path, search }, { language }) {
  renders += 1;
  return { status: 200, head: ${head('A title')}, state: {}, html: '<p>' + renders + ' [' + search + ']</p>' };
} };`;
  const routes = tutorInfo.manifest?.routes.map((route) => ({ ...route, query: ['sort', 'view'] })) ?? [];
  const { url } = await site({ PUBLIC_URL: 'https://porao.example' }, code, routes);
  const shown = async (search: string) => {
    const { text } = await pageOf(`${url}/tutors/7${search}`);
    return /<p>(.*?)<\/p>/.exec(text)?.[1];
  };
  const plain = await shown('');
  expect(plain).toMatch(/^\d+ \[\]$/);
  expect(await shown('?utm_source=a')).toBe(plain);
  expect(await shown('?x=1&y=2')).toBe(plain);
  const sorted = await shown('?view=map&x=1&sort=pay&sort=other');
  expect(sorted).toContain(' [?sort=pay&amp;view=map]');
  expect(await shown('?sort=pay&view=map&z=1')).toBe(sorted);
  expect(await shown(`?sort=${'x'.repeat(4_000)}`)).toBeUndefined();
});

it('OPS-110 is counted when it is rendered, taken from what was rendered before, or fails', async () => {
  const { url, metricsUrl } = await site({ METRICS_PORT: '0' });
  for (const id of ['7', '7', 'throws']) await pageOf(`${url}/tutors/${id}`);
  const lines = (await (await fetch(metricsUrl)).text()).split('\n');
  expect(lines.filter((line) => line.startsWith('porao_page_renders'))).toEqual([
    'porao_page_renders_total{outcome="cached"} 1',
    'porao_page_renders_total{outcome="rendered"} 1',
    'porao_page_renders_total{outcome="failed"} 1',
    'porao_page_renders_total{outcome="refused"} 0',
    'porao_page_renders_waiting 0',
  ]);
});

it('is left out for people who are signed in, and where the remote renders nothing', async () => {
  const { url } = await site();
  expect(isPlain((await pageOf(`${url}/tutors/7`, { cookie: session('tutor') })).text)).toBe(true);
  expect(isPlain((await pageOf(`${url}/tutors`)).text)).toBe(true);
  expect(isPlain((await pageOf(`${url}/tutor/dashboard`)).text)).toBe(true);
});

it.each(['throws', 'rude', 'waits', 'hangs'])(
  'leaves the page as it was when the bundle fails: it %s',
  async (how) => {
    // One of them keeps its process busy until it is killed.
    const { url } = await site({ CONTENT_MS: '2000', SIGNED_IN_CONTENT_MS: '0' });
    const { answer, text, data } = await pageOf(`${url}/tutors/${how}`);
    expect(answer.status).toBe(200);
    expect(isPlain(text)).toBe(true);
    expect(data().remotes).toHaveLength(1);
  },
);

it('does not run a bundle that was changed on the disk, and never serves one', async () => {
  const { driver, shell, url } = await site();
  const real = driver.getFile.bind(driver);
  expect((await fetch(`${url}/releases/shell/${shell}/server/index.cjs`)).status).toBe(404);
  driver.getFile = async (app, release, path) =>
    path.endsWith('.cjs') ? Buffer.from('exports.x = 1') : real(app, release, path);
  expect(isPlain((await pageOf(`${url}/tutors/7`)).text)).toBe(true);
});

it('OPS-177 draws a picture of 1200x630 for link previews, in either language', async () => {
  const { url } = await site();
  for (const language of ['en', 'bn']) {
    const answer = await fetch(`${url}/share/${language}/tutors/7.png`);
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(answer.headers.get('content-type')).toBe('image/png');
    const { width, height, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });
  }
  expect((await fetch(`${url}/share/en/tutors/lost.png`)).status).toBe(404);
  expect((await fetch(`${url}/share/fr/tutors/7.png`)).status).toBe(404);
});

it('OPS-177 a network may ask for 60 pictures a minute that are not kept; more at once than are worked on wait for none', async () => {
  const { url } = await site({ TRUST_PROXY: 'true', CONTENT_MS: '5000' });
  const ask = async (path: string, network: string) => {
    const headers = { 'x-forwarded-for': network };
    const answer = await fetch(`${url}/share/en/tutors/${path}.png`, { headers });
    await answer.arrayBuffer();
    return answer;
  };
  // The minute does not pass, however slow the machine is.
  vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  for (let count = 0; count < 61; count++) expect((await ask('7', '192.0.2.1')).status).toBe(200);
  for (let count = 0; count < 60; count++) expect((await ask('lost', '192.0.2.2')).status).toBe(404);
  const refused = await ask('7', '192.0.2.2');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  const together = await Promise.all(Array.from({ length: 30 }, () => ask('waits', '192.0.2.3')));
  const late = together.filter(({ status }) => status === 503);
  expect(late).toHaveLength(22);
  expect(late[0]?.headers.get('retry-after')).toBe('5');
  expect((await ask('7', '192.0.2.1')).status).toBe(200);
});

it('lists jobs in parts with both languages and when they changed, and names the sitemap to robots', async () => {
  const changed = '2026-11-20T08:00:00.000Z';
  const { url: API_URL } = await startServer((request, response) => {
    const data =
      request.url === '/api/sitemap/jobs'
        ? [{ part: 3, changed_at: changed }]
        : request.url === '/api/sitemap/jobs/3'
          ? [{ id: 30_001, changed_at: changed }]
          : [];
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ data }));
  });
  const { url } = await site({ API_URL });
  const index = await (await fetch(`${url}/sitemap.xml`)).text();
  expect(index).toContain(`<loc>${url}/sitemap/jobs-3.xml</loc><lastmod>${changed}</lastmod>`);
  const part = await (await fetch(`${url}/sitemap/jobs-3.xml`)).text();
  expect(part.match(/<url>/g)).toHaveLength(2);
  expect(part).toContain(`<loc>${url}/job-details/30001?lang=bn</loc><lastmod>${changed}</lastmod>`);
  expect(part).toContain(`hreflang="en" href="${url}/job-details/30001"`);
  expect((await fetch(`${url}/sitemap/jobs-4.xml`)).status).toBe(404);
  const robots = await (await fetch(`${url}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${url}/sitemap.xml`);
  expect(robots).toContain('Disallow: /tutor/');
  expect(robots).not.toContain('Disallow: /tutors');
});

it('says that the sitemap is not there while the API is away', async () => {
  const { url } = await site();
  const answer = await fetch(`${url}/sitemap.xml`);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('30');
});
