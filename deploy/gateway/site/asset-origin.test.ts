import { assetFallbackCookie } from '@porao/contracts/page';
import { expect, it } from 'vitest';
import { activate } from '../../registry/index.ts';
import { publishBuild, shellInfo, tester } from '../../testing/fixtures.ts';
import { html, pageOf, request, sourcesOf, startGateway, startLive } from '../../testing/gateway.ts';
import { readConfig } from '../config.ts';

const cdn = 'https://cdn.example';
const start = () => startLive({ ASSET_URL: `${cdn}/` });
const policyOf = ({ headers }: Response) => headers.get('content-security-policy') ?? '';
const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `));

it('OPS-130 SHL-222 has every file of a page come from the asset origin, with its integrity, and names it in the policy alone', async () => {
  const { url, shell, tutor } = await start();
  const { text, data, answer } = await pageOf(`${url}/tutors`);
  const page = data();
  expect(page.shell.base).toBe(`${cdn}/releases/shell/${shell}/`);
  expect(page.remotes.map(({ base }) => base)).toEqual([`${cdn}/releases/mfe-tutor/${tutor}/`]);
  for (const { url: file } of page.files ?? []) expect(file).toMatch(/^https:\/\/cdn\.example\/releases\//);
  const tags = text.match(/<(script|link)\b[^>]*(src|href)="[^"]*\/releases\/[^>]*>/g) ?? [];
  expect(tags.length).toBeGreaterThan(6);
  for (const tag of tags) {
    expect(tag).toContain(`="${cdn}/releases/`);
    expect(tag).toContain('crossorigin="anonymous"');
    // Browsers check no hash of a font.
    expect(tag).toMatch(/integrity="sha384-|as="font"/);
  }
  const policy = policyOf(answer);
  for (const name of ['style-src', 'img-src', 'connect-src', 'font-src'])
    expect(directive(policy, name)).toContain(` ${cdn}`);
  // No other file of that origin runs.
  const folders = ['releases', 'files'].map((folder) => `${cdn}/${folder}/`);
  expect(sourcesOf(answer, 'script-src').filter((source) => source.startsWith(cdn))).toEqual(folders);
  for (const name of ['worker-src', 'manifest-src', 'frame-src', 'form-action'])
    expect(directive(policy, name)).not.toContain(cdn);
  const described = await fetch(`${url}${page.site}mfe-tutor.json`);
  expect(await described.json()).toMatchObject({ base: `${cdn}/releases/mfe-tutor/${tutor}/` });
});

it('OPS-130 lets any site load files of releases, and answers nothing else by the name of the asset origin', async () => {
  const { url, tutor, driver } = await start();
  const file = `/releases/mfe-tutor/${tutor}/remoteEntry.js`;
  const shared = (await fetch(url + file)).headers;
  expect(shared.get('access-control-allow-origin')).toBe('*');
  expect(shared.get('timing-allow-origin')).toBe('*');
  expect(shared.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(shared.get('cache-control')).toContain('immutable');
  const page = (await fetch(`${url}/tutors`, { headers: html })).headers;
  expect(page.get('access-control-allow-origin')).toBeNull();
  expect(page.get('cross-origin-resource-policy')).toBe('same-origin');
  // `request` sends the host `x`.
  const named = await startGateway(driver, { ASSET_URL: 'http://x' });
  const byName = async (path: string) =>
    (await request(named.port, `GET ${path} HTTP/1.1`, 'Accept: text/html')).head.split('\r\n')[0];
  expect(await byName(file)).toContain(' 200 ');
  for (const path of ['/tutors', '/', '/sw.js', '/api/v1/user', '/_gateway/readyz'])
    expect(await byName(path)).toContain(' 404 ');
});

it('OPS-130 serves a browser whose asset origin failed from the site itself, as another state of the site', async () => {
  const { url, shell } = await start();
  const cookie = `${assetFallbackCookie}=1`;
  const own = await pageOf(`${url}/tutors`, { cookie });
  const other = await pageOf(`${url}/tutors`);
  expect(own.data().shell.base).toBe(`/releases/shell/${shell}/`);
  expect(own.text + policyOf(own.answer)).not.toContain(cdn);
  expect(own.data().site).not.toBe(other.data().site);
  const revision = await fetch(`${url}/_gateway/revision`, { headers: { cookie } });
  expect(await revision.json()).toMatchObject({ site: own.data().site });
});

it('OPS-130 lets the service worker read from the asset origin', async () => {
  const { url, driver } = await start();
  const shell = await publishBuild(
    driver,
    { ...shellInfo, initial: [...shellInfo.initial, 'sw.js'] },
    'with worker',
  );
  await activate(driver, { shell }, tester);
  await expect
    .poll(async () => policyOf(await fetch(`${url}/sw.js`)))
    .toBe(`default-src 'none'; connect-src 'self' ${cdn}`);
});

it('takes an origin alone', () => {
  const read = (ASSET_URL: string) => readConfig({ API_URL: 'http://127.0.0.1', ASSET_URL }).assetUrl;
  expect(read('https://CDN.example/')).toBe(cdn);
  expect(() => read('https://cdn.example/porao')).toThrow(/ASSET_URL/);
  expect(() => read('ftp://cdn.example')).toThrow(/ASSET_URL/);
});
