import { expect, it } from 'vitest';
import { tutorInfo } from '../../testing/fixtures.ts';
import { html, pageOf, renderingRegistry, startGateway, startLive } from '../../testing/gateway.ts';

const routes = tutorInfo.manifest?.routes.map((route) => ({ ...route, query: ['days', 'view'] })) ?? [];
const searched = { ...tutorInfo, manifest: tutorInfo.manifest && { ...tutorInfo.manifest, routes } };
const bundles = {
  shell: `exports.modules = {}; exports.createRenderer = ({ remote }) => (request) => remote.render(request);`,
  tutor: `let renders = 0;
exports.default = { async render({ path, search }) {
  renders += 1;
  return { status: 200, state: {}, html: '<p>' + renders + search + '</p>', head: { title: 'T', description: 'D',
    canonical: path, listed: true, linkedData: [], card: { kicker: 'K', title: 'C', facts: [], price: null } } };
} };`,
};

/** A site whose tutors' pages have content by their query. */
async function startSearched(env: NodeJS.ProcessEnv = {}) {
  const { driver } = await renderingRegistry(bundles, { tutor: searched });
  return startGateway(driver, env);
}
const contentOf = (text: string) => /<p>(.*?)<\/p>/.exec(text)?.[1];

it('SHL-210 a form without scripts chooses the colour mode, which the next page has, and comes back', async () => {
  const { url } = await startLive();
  const choose = async (query: string) => {
    const answer = await fetch(`${url}/_gateway/mode?${query}`, { headers: html, redirect: 'manual' });
    await answer.body?.cancel();
    const { headers, status } = answer;
    return [
      status,
      headers.get('location'),
      headers.get('set-cookie')?.split(';')[0],
      headers.get('cache-control'),
    ];
  };
  const next = encodeURIComponent('/tutors/7?days=3');
  expect(await choose(`to=dark&next=${next}`)).toEqual([
    303,
    '/tutors/7?days=3',
    'porao_mode=dark',
    'no-store',
  ]);
  expect(await choose(`to=light`)).toEqual([303, '/', 'porao_mode=light', 'no-store']);
  expect((await choose(`to=other&next=${next}`))[0]).toBe(404);
  const others = ['//evil.example/x', '/\\evil.example', 'https://evil.example', '/..//evil.example', 'x'];
  for (const other of others)
    expect((await choose(`to=dark&next=${encodeURIComponent(other)}`))[1]).toBe('/');
});

it('SHL-210 pages of both modes are cached apart, with the same content', async () => {
  const { url } = await startSearched();
  const modeOf = async (cookie: string) => {
    const { text } = await pageOf(`${url}/tutors/7`, { cookie });
    return / data-mode="(\w+)"/.exec(text)?.[1];
  };
  for (const mode of ['dark', 'light', 'dark']) expect(await modeOf(`porao_mode=${mode}`)).toBe(mode);
  for (const cookie of ['', 'porao_mode=other']) expect(await modeOf(cookie)).toBe('light');
});

it('SHL-212 fields that a form sends empty make no other page', async () => {
  const { url } = await startSearched();
  const at = async (query: string) => contentOf((await pageOf(`${url}/tutors${query}`)).text);
  const plain = await at('');
  expect(await at('?days=&view=')).toBe(plain);
  const filtered = await at('?days=3');
  expect(filtered).not.toBe(plain);
  expect(await at('?view=&days=3&other=')).toBe(filtered);
});

it('PUB-134 new pages of filters are counted for each network, and come without content above that', async () => {
  const { url } = await startSearched({ TRUST_PROXY: 'true' });
  const at = async (query: string, network: string) => {
    const { text, answer } = await pageOf(`${url}/tutors${query}`, { 'x-forwarded-for': network });
    expect(answer.status).toBe(200);
    return contentOf(text) !== undefined;
  };
  const [one, other] = ['192.0.2.1', '198.51.100.1'];
  for (let days = 0; days < 120; days += 1) expect(await at(`?days=${days}`, one)).toBe(true);
  expect(await at('?days=200', one)).toBe(false);
  // Cached pages, those without filters and those of another network come as before.
  expect(await at('?days=7', one)).toBe(true);
  expect(await at('', one)).toBe(true);
  expect(await at('?days=200', other)).toBe(true);
});
