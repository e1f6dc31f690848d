import type { BuildInfo } from '@porao/contracts';
import { expect, it } from 'vitest';
import { shellHtml, shellInfo, tutorInfo } from '../../testing/fixtures.ts';
import { pageOf, startGateway, startLive, startServer } from '../../testing/gateway.ts';
import { describedSite } from './described-site.ts';

const startDevServer = (info: BuildInfo) =>
  startServer((request, response) => {
    response.end(request.url === '/build-info.json' ? JSON.stringify(info) : shellHtml);
  });

it('puts a running development server in the place of the live release, and goes back when it stops', async () => {
  const dev = await startDevServer({ ...tutorInfo, entry: 'dev-entry.js' });
  const { url, tutor } = await startLive({ PORAO_DEV_REMOTES: JSON.stringify({ 'mfe-tutor': dev.url }) });
  const { answer, data } = await pageOf(`${url}/tutors`);
  expect(data().remotes).toMatchObject([{ base: `${dev.url}/`, entry: 'dev-entry.js', integrity: {} }]);
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(policy).toContain(`style-src 'self' 'unsafe-inline' ${dev.url}`);
  expect(policy).toMatch(new RegExp(`script-src [^;]* ${dev.url};`));
  expect(policy).toContain(`connect-src 'self' ${dev.url} ${dev.url.replace('http', 'ws')}`);
  expect(answer.headers.has('integrity-policy')).toBe(false);
  expect(policy).not.toContain('trusted-types');
  dev.stop();
  expect((await pageOf(`${url}/tutors`)).data().remotes[0]?.release).toBe(tutor);
});

it('takes the page of a shell in development from its server', async () => {
  const dev = await startDevServer(shellInfo);
  const { url } = await startLive({ PORAO_DEV_REMOTES: JSON.stringify({ shell: dev.url }) });
  const { text, data } = await pageOf(`${url}/ui`);
  expect(data().shell.base).toBe(`${dev.url}/`);
  expect(text).toContain(`[["${dev.url}/static/js/index.js"]]`);
});

it('is never done in production', async () => {
  const dev = await startDevServer(tutorInfo);
  const env = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'http://porao.example',
    PORAO_DEV_REMOTES: JSON.stringify({ 'mfe-tutor': dev.url }),
  };
  const { url, tutor } = await startLive(env);
  const { answer, data } = await pageOf(`${url}/tutors`);
  expect(data().remotes[0]?.release).toBe(tutor);
  expect(data().config).toEqual({ offline: false });
  expect(answer.headers.get('content-security-policy')).not.toContain(dev.url);
});

it('OPS-118: is done in front of another site, of whose other apps it has the live releases', async () => {
  const dev = await startDevServer(shellInfo);
  const site = await startLive();
  const env = { PORAO_DEV_REMOTES: JSON.stringify({ shell: dev.url }) };
  const { url } = await startGateway(describedSite(site.url), env);
  const { data } = await pageOf(`${url}/tutors`);
  expect(data().shell.base).toBe(`${dev.url}/`);
  expect(data().remotes).toContainEqual(
    expect.objectContaining({
      name: 'mfe-tutor',
      release: site.tutor,
      base: `/releases/mfe-tutor/${site.tutor}/`,
    }),
  );
  const entry = `/releases/mfe-tutor/${site.tutor}/${tutorInfo.entry}`;
  const [own, theirs] = await Promise.all(
    [url, site.url].map(async (of) => (await fetch(of + entry)).text()),
  );
  expect(own).toBe(theirs);
});

it('OPS-118: says that an address is of no site', async () => {
  const dev = await startDevServer(shellInfo);
  await expect(describedSite(dev.url).read()).rejects.toThrow(`${dev.url} is no site of Porao`);
});
