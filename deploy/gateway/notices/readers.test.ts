import type { ServerResponse } from 'node:http';
import { Writable } from 'node:stream';
import type { HttpBindings } from '@hono/node-server';
import { noticeStreamPath } from '@porao/contracts/page';
import { type NoticeEvent, noticeFeedPath, noticeReaderPath } from '@porao/server';
import { Hono } from 'hono';
import pino from 'pino';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { liveRegistry } from '../../testing/fixtures.ts';
import { startLive, startServer } from '../../testing/gateway.ts';
import { readConfig } from '../config.ts';
import { followRegistry } from '../site/live-site.ts';
import { noticeReaders } from './readers.ts';

/** An API with a feed; the token `a-1` is of session 1 of account a, and account b has no session. */
async function startApi() {
  const feeds: ServerResponse[] = [];
  const asked: string[] = [];
  const api = { hasFeed: true, unread: 2, until: Date.now() + 60_000, feeds, asked };
  let meanwhile = () => {};
  const { url } = await startServer((request, response) => {
    asked.push(request.url ?? '');
    if (request.url === noticeFeedPath) {
      if (!api.hasFeed) return response.writeHead(503).end();
      feeds.push(response);
      return response.writeHead(200, { 'content-type': 'text/event-stream' }).write(':\n\n');
    }
    const { authorization = '', cookie = '', 'sec-fetch-site': site } = request.headers;
    const isPage = authorization === 'Account a' && site === 'same-origin';
    const [, account, session] = /^Bearer (\w)-(\d)$/.exec(isPage ? cookie : authorization) ?? [];
    if (request.url !== noticeReaderPath || !account || account === 'b') return response.writeHead(401).end();
    meanwhile();
    const { unread, until } = api;
    return response.end(JSON.stringify({ account, session: `${account}-${session}`, until, unread }));
  });
  return {
    ...api,
    url,
    set: (values: Partial<typeof api>) => Object.assign(api, values),
    tell: (event: NoticeEvent) => {
      for (const feed of feeds) feed.write(`data: ${JSON.stringify(event)}\n\n`);
    },
    /** While the API answers about a reader. */
    meanwhile: (act: () => void) => {
      meanwhile = act;
    },
  };
}

/** Returns what an open page has received, and whether its answer has ended. */
async function read(url: string, token: string, headers: Record<string, string> = {}) {
  const leave = new AbortController();
  const answer = await fetch(url + noticeStreamPath, {
    headers: { authorization: `Bearer ${token}`, ...headers },
    signal: leave.signal,
  });
  const seen = { answer, counts: [] as number[], ended: false, leave: () => leave.abort() };
  void (async () => {
    const texts = answer.body?.pipeThrough(new TextDecoderStream()) ?? [];
    try {
      for await (const text of texts)
        for (const [, count] of text.matchAll(/data: (\d+)\n/g)) seen.counts.push(Number(count));
    } finally {
      seen.ended = true;
    }
  })().catch(() => {});
  return seen;
}

async function startBoth(env: NodeJS.ProcessEnv = {}) {
  const api = await startApi();
  return { api, ...(await startLive({ API_URL: api.url, METRICS_PORT: '0', ...env })) };
}

describe('the stream of notices', () => {
  it('NTF-053 joins all readers of a gateway into one feed, and tells each its own count', async () => {
    const { api, url, metricsUrl } = await startBoth();
    const readers = await Promise.all(['a-1', 'a-2', 'c-1'].map((token) => read(url, token)));
    for (const { counts } of readers) await expect.poll(() => counts).toEqual([2]);
    expect(api.feeds).toHaveLength(1);
    api.tell({ account: 'a', unread: 3 });
    api.tell({ account: 'none', unread: 9 });
    api.tell({ account: 'c', unread: 0 });
    await expect
      .poll(() => readers.map(({ counts }) => counts))
      .toEqual([
        [2, 3],
        [2, 3],
        [2, 0],
      ]);
    expect(await (await fetch(metricsUrl)).text()).toContain('porao_notice_readers 3');
    readers[0]?.leave();
    await expect.poll(async () => (await fetch(metricsUrl)).text()).toContain('porao_notice_readers 2');
  });

  it('NTF-051 NTF-053 has a page as a reader by its cookie', async () => {
    const { url } = await startBoth();
    const { counts } = await read(url, '', {
      authorization: 'Account a',
      cookie: 'Bearer a-1',
      'sec-fetch-site': 'same-origin',
    });
    await expect.poll(() => counts).toEqual([2]);
  });

  it('NTF-053 is never compressed, kept or held back on the way', async () => {
    const { url } = await startBoth();
    const { answer } = await read(url, 'a-1', { 'accept-encoding': 'br, gzip' });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.headers.get('content-encoding')).toBeNull();
  });

  it('NTF-053 a change while the API answers about a reader is not lost', async () => {
    const { api, url } = await startBoth();
    await read(url, 'c-1');
    api.meanwhile(() => api.tell({ account: 'a', unread: 7 }));
    const { counts } = await read(url, 'a-1');
    await expect.poll(() => counts.at(-1)).toBe(7);
  });

  it('NTF-054 a reader ends with its session, and others of the account do not', async () => {
    const { api, url } = await startBoth();
    const [first, second] = [await read(url, 'a-1'), await read(url, 'a-2')];
    api.tell({ account: 'a', ended: 'a-1' });
    await expect.poll(() => first.ended).toBe(true);
    expect((await read(url, 'a-1')).answer.status).toBe(401);
    api.tell({ account: 'a', unread: 5 });
    await expect.poll(() => second.counts).toEqual([2, 5]);
  });

  it('NTF-054 refuses a wrong token, none, more pages of an account than it takes, and an API without a feed', async () => {
    const { api, url } = await startBoth();
    const statusOf = async (token: string) => (await read(url, token)).answer.status;
    expect(await statusOf('b-1')).toBe(401);
    expect((await fetch(url + noticeStreamPath)).status).toBe(401);
    const opened = await Promise.all(Array.from({ length: 21 }, () => statusOf('a-1')));
    expect(opened.toSorted((a, b) => a - b)).toEqual([...Array<number>(20).fill(200), 429]);

    const other = await startBoth();
    other.api.set({ hasFeed: false });
    expect((await read(other.url, 'a-1')).answer.status).toBe(503);
    expect((await read(other.url, 'a-1')).answer.status).toBe(503);
    expect(other.api.asked).toEqual([noticeFeedPath]);
    expect(api.feeds).toHaveLength(1);
  });

  it('NTF-055 all readers end when the feed is lost or the gateway stops, and pages go to other gateways', async () => {
    const { api, url, drain } = await startBoth();
    const readers = [await read(url, 'a-1'), await read(url, 'c-1')];
    api.feeds[0]?.destroy();
    for (const reader of readers) await expect.poll(() => reader.ended).toBe(true);
    const again = await read(url, 'a-1');
    await expect.poll(() => again.counts).toEqual([2]);
    expect(api.feeds).toHaveLength(2);
    drain();
    await expect.poll(() => again.ended).toBe(true);
    const refused = await read(url, 'a-1');
    expect([refused.answer.status, refused.answer.headers.get('retry-after')]).toEqual([503, '60']);
  });

  it('NTF-054 a reader whose connection takes nothing keeps one number and is ended by a heartbeat; others go on', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const api = await startApi();
    const log = pino({ level: 'silent' });
    const live = followRegistry((await liveRegistry()).driver, log);
    const readers = noticeReaders({ config: readConfig({ API_URL: api.url }), log, live });
    onTestFinished(readers.drain);
    const app = new Hono<{ Bindings: HttpBindings }>().get('/', readers.open);
    let received = '';
    const fast = new Writable({
      write: (chunk: Buffer, _, done) => {
        received += chunk.toString();
        done();
      },
    });
    const slow = new Writable({ highWaterMark: 64, write: () => {} });
    for (const answer of [fast, slow])
      await app.request(
        '/',
        { headers: { authorization: 'Bearer a-1' } },
        {
          incoming: { headers: {}, socket: { remoteAddress: '192.0.2.7' } },
          outgoing: Object.assign(answer, { writeHead: () => {} }),
        },
      );

    for (let unread = 1; unread <= 2000; unread++) api.tell({ account: 'a', unread });
    await expect.poll(() => received).toContain('data: 2000\n');
    expect(slow.writableLength).toBeLessThan(100);
    expect(readers.count()).toBe(2);
    vi.advanceTimersByTime(25_000);
    await expect.poll(() => readers.count()).toBe(1);
    expect(slow.destroyed).toBe(true);
    api.tell({ account: 'a', unread: 7 });
    await expect.poll(() => received).toContain(':\n\ndata: 7\n');
  });

  it('NTF-059 leads who opens the address that ends e-mails to the page for it', async () => {
    const { url } = await startBoth();
    const answer = await fetch(`${url}/api/notices/unsubscribe?token=1.a%2Fb`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      '/notices/unsubscribe?token=1.a%2Fb',
    ]);
  });
});
