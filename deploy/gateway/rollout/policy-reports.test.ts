import { expect, it } from 'vitest';
import { html, startLive } from '../../testing/gateway.ts';

async function start() {
  const site = await startLive();
  const { headers } = await fetch(`${site.url}/job-board`, { headers: html });
  const policy = headers.get('content-security-policy') ?? '';
  const [, path = ''] = /report-uri ([^;]+)/.exec(policy) ?? [];
  const send = async (report: Record<string, unknown>) => {
    const body = JSON.stringify({ 'csp-report': report });
    const type = { 'content-type': 'application/csp-report' };
    return (await fetch(site.url + path, { method: 'POST', body, headers: type })).status;
  };
  const counted = () =>
    [...site.reports.counts()].flatMap(([key, { policy: count, refused }]) =>
      count ? [[key, count, refused]] : [],
    );
  return { ...site, send, counted };
}

it('counts what the policy refused by the release of the file, else by the shell of the page', async () => {
  const { send, counted, tutor, shell } = await start();
  const refused = {
    'effective-directive': 'require-trusted-types-for',
    'blocked-uri': 'trusted-types-sink',
    'script-sample': 'Element innerHTML|<b>Rahima, 01712345678',
  };
  expect(await send({ ...refused, 'source-file': `https://site/releases/mfe-tutor/${tutor}/a.js` })).toBe(
    204,
  );
  const foreign = { 'violated-directive': 'script-src-elem', 'blocked-uri': 'https://x.example/a?phone=017' };
  expect(await send(foreign)).toBe(204);
  expect(counted()).toEqual([
    [`shell ${shell}`, 1, 'script-src-elem https://x.example'],
    [`mfe-tutor ${tutor}`, 1, 'require-trusted-types-for trusted-types-sink Element innerHTML'],
  ]);
});

it('leaves extensions of a browser, other releases and what is no report', async () => {
  const { send, counted } = await start();
  expect(await send({ 'source-file': 'moz-extension', 'blocked-uri': 'inline' })).toBe(204);
  expect(await send({ 'blocked-uri': 'chrome-extension://abc/a.js' })).toBe(204);
  expect(await send({ 'source-file': 'https://site/releases/mfe-tutor/000000000000/a.js' })).toBe(400);
  expect(await send({ 'blocked-uri': 7 })).toBe(400);
  expect(await send({ 'script-sample': 'x'.repeat(10_000) })).toBe(413);
  expect(counted()).toEqual([]);
});
