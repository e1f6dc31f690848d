import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { messageOf } from '@porao/server';
import { fetch } from 'undici';
import { prepareReleases } from '../local/releases.ts';
import { check, endChecks } from './checked.ts';
import { dispatcher, ports, startGateway, startProxiedSite, temporaryFolder } from './nginx.ts';

/** Runs the reverse proxy's configuration in real nginx before two gateways, and restarts these under load. */
const folder = temporaryFolder();
await prepareReleases({ dataDir: join(folder, 'data') });
const { gateways, stop } = await startProxiedSite(folder);
try {
  await checkAnswers();
  await checkRestarts();
} finally {
  await stop();
}
endChecks('All checks of nginx passed.');

async function ask(
  path: string,
  options: { method?: string; body?: string; headers?: Record<string, string> } = {},
) {
  const headers = { accept: 'text/html', ...options.headers };
  const url = `https://127.0.0.1:${ports.https}${path}`;
  const answer = await fetch(url, { ...options, headers, dispatcher, redirect: 'manual' });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

async function checkAnswers(): Promise<void> {
  const page = await ask('/job-board');
  check('a page comes over TLS', page.status === 200 && page.text.includes('porao-page'));
  check(
    'the page has its policy',
    String(page.headers.get('content-security-policy')).includes("script-src 'self' 'sha256-"),
  );
  check('browsers are told to stay with TLS', page.headers.has('strict-transport-security'));
  const plain = await fetch(`http://127.0.0.1:${ports.http}/job-board?a=b`, { redirect: 'manual' });
  const to = plain.headers.get('location');
  check(
    'plain HTTP leads to TLS',
    plain.status === 308 && to === 'https://127.0.0.1/job-board?a=b',
    to ?? '',
  );
  const sent = await fetch(`http://127.0.0.1:${ports.http}/job-board`, { method: 'POST', body: '{}' });
  const called = await fetch(`http://127.0.0.1:${ports.http}/api/job-board/1`, { redirect: 'manual' });
  check(
    'calls in plain HTTP are refused, not led on',
    sent.status === 405 && called.status === 404,
    `${sent.status}, ${called.status}`,
  );
  const file = /"(\/files\/shell\/[^"]+\.js)"/.exec(page.text)?.[1] ?? '';
  const asset = await ask(file, { headers: { 'accept-encoding': 'br' } });
  check(
    'files come compressed as stored',
    asset.status === 200 && asset.headers.get('content-encoding') === 'br',
  );
  check('files are immutable in caches', String(asset.headers.get('cache-control')).includes('immutable'));
  const large = await ask('/api/x', { method: 'POST', body: 'x'.repeat(13_000_000) }).catch(() => undefined);
  check('a body above 12 MB is refused', large === undefined || large.status === 413);
  const stream = await ask('/events/notices');
  const plainStream = await fetch(`http://127.0.0.1:${ports.http}/events/notices`, { redirect: 'manual' });
  check(
    'the stream of notices is asked for at the gateways, over TLS alone',
    stream.status === 401 && plainStream.status === 404,
    `${stream.status}, ${plainStream.status}`,
  );
  const none = await ask('/releases/none.js');
  check('what is not there is no page', none.status === 404 && !none.text.includes('<html'));
}

/** Each gateway in turn is stopped by SIGTERM and started again, under steady load. */
async function checkRestarts(): Promise<void> {
  const end = new AbortController();
  let asked = 0;
  const faults: string[] = [];
  const load = async () => {
    while (!end.signal.aborted) {
      try {
        const { status } = await ask('/job-board');
        if (status !== 200) faults.push(String(status));
      } catch (error) {
        faults.push(messageOf(error));
      }
      asked += 1;
    }
  };
  const work = Promise.all(Array.from({ length: 8 }, load));
  for (const [index, port] of ports.gateways.entries()) {
    await sleep(500);
    await gateways[index]?.stop();
    await sleep(500);
    gateways[index] = await startGateway(folder, port);
    await sleep(500);
  }
  end.abort();
  await work;
  check(
    'no request fails while both gateways restart',
    faults.length === 0,
    `${asked} asked, ${faults.length} failed`,
  );
  if (faults.length === 0) return;
  console.log([...new Set(faults)].join('\n'));
  console.log(readFileSync(join(folder, 'error.log'), 'utf8').split('\n').slice(0, 20).join('\n'));
}
