import type { ServerResponse } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { releasesEvent } from '@porao/contracts/page';
import { type NoticeEvent, type NoticeReader, networksOf, noticeReaderPath } from '@porao/server';
import { LRUCache } from 'lru-cache';
import { type Bound, clientNetwork, forwardedHeaders } from '../edge/client-network.ts';
import { basePolicy, resourcePolicy } from '../edge/security-headers.ts';
import type { Services } from '../services.ts';
import { noticeFeed } from './feed.ts';
import { watchWithdrawals } from './withdrawals.ts';

/** Below what proxies wait for the next byte, usually 60 s. */
const heartbeatMs = 25_000;
/** Between two looks at what is live, in ms; a page that is told has 10 s to show it. */
const lookMs = 2_000;
/** The API has to say whose token it is. */
const authorizeMs = 5_000;
/** Pages of one account, network (mobile ones have many people) and gateway, and those about which the API is asked. */
const most = { account: 20, network: 2_000, all: 20_000, opening: 200 } as const;

interface Reader extends NoticeReader {
  readonly network: string;
  readonly answer: ServerResponse;
  /** Holds the accounts whose change it was not told yet, as its connection takes no more. */
  waiting?: number | undefined;
  /** Holds the revision that it was not told yet. */
  behind?: number | undefined;
}

const isStuck = ({ answer }: Reader) => answer.writableNeedDrain || answer.writableEnded;

/** Tells open pages how many notices are unread, and when a release was taken back. Where a change may have been missed,
 * the answer ends. */
export function noticeReaders({ config, log, live }: Pick<Services, 'config' | 'log' | 'live'>) {
  const { apiUrl } = config;
  const accounts = new Map<string, Set<Reader>>();
  const networks = new Map<string, number>();
  /** Events that come between the API's answer about a reader and its entry here. */
  const recent = new LRUCache<string, NoticeEvent>({ max: 20_000, ttl: 2 * authorizeMs });
  const feed = noticeFeed(apiUrl, log, hear, endAll);
  const look = watchWithdrawals(() => live.current(), tellAll);
  let count = 0;
  let opening = 0;
  let draining = false;

  const heartbeat = setInterval(() => {
    // A text that could not be written since the last heartbeat never will be.
    for (const readers of accounts.values())
      for (const reader of readers)
        if (isStuck(reader) || reader.until < Date.now()) reader.answer.destroy();
        else reader.answer.write(':\n\n');
  }, heartbeatMs).unref();

  function hear(event: NoticeEvent): void {
    recent.set('ended' in event ? event.ended : event.account, event);
    for (const reader of accounts.get(event.account) ?? [])
      if ('unread' in event) tell(reader, event.unread);
      else if (event.ended === reader.session) reader.answer.end();
  }

  function tell(reader: Reader, unread: number): void {
    if (isStuck(reader)) reader.waiting = unread;
    else reader.answer.write(`data: ${unread}\n\n`);
  }

  const looks = setInterval(() => {
    if (count > 0) look().catch((err: unknown) => log.warn({ err }, 'what is live cannot be compared'));
  }, lookMs).unref();

  function tellAll(revision: number): void {
    for (const readers of accounts.values()) for (const reader of readers) tellRevision(reader, revision);
  }

  /** Without a space after the colon: shells of before take what follows `data: ` for a number of notices. */
  function tellRevision(reader: Reader, revision: number): void {
    if (isStuck(reader)) reader.behind = revision;
    else reader.answer.write(`event: ${releasesEvent}\ndata:${revision}\n\n`);
  }

  function endAll(): void {
    for (const readers of accounts.values()) for (const { answer } of readers) answer.end();
  }

  function add(reader: Reader): void {
    const { account, network, answer } = reader;
    const readers = accounts.get(account) ?? new Set();
    accounts.set(account, readers.add(reader));
    for (const { network: name } of networksOf(network)) networks.set(name, (networks.get(name) ?? 0) + 1);
    count += 1;
    answer.on('drain', () => {
      const { waiting, behind } = reader;
      reader.waiting = undefined;
      reader.behind = undefined;
      if (waiting !== undefined) tell(reader, waiting);
      if (behind !== undefined) tellRevision(reader, behind);
    });
    // The connection is gone; `close` follows.
    answer.on('error', () => {});
    answer.once('close', () => {
      readers.delete(reader);
      if (readers.size === 0) accounts.delete(account);
      for (const { network: name } of networksOf(network)) {
        const left = (networks.get(name) ?? 1) - 1;
        if (left > 0) networks.set(name, left);
        else networks.delete(name);
      }
      count -= 1;
    });
  }

  /** Returns whose a token or a page's cookie is, or the API's refusal as a status. */
  async function authorize(c: Bound): Promise<NoticeReader | number> {
    const sent = ['authorization', 'cookie', 'sec-fetch-site'].map(
      (name) => [name, c.req.header(name) ?? ''] as const,
    );
    const answer = await fetch(apiUrl + noticeReaderPath, {
      headers: {
        ...forwardedHeaders(c.env.incoming, config.trustProxy),
        ...Object.fromEntries(sent.filter(([, value]) => value)),
      },
      signal: AbortSignal.timeout(authorizeMs),
    });
    if (answer.ok) return (await answer.json()) as NoticeReader;
    await answer.body?.cancel();
    return answer.status;
  }

  async function open(c: Bound): Promise<Response> {
    const refuse = (status: 401 | 429 | 503) => {
      c.header('cache-control', 'no-store');
      if (status !== 401) c.header('retry-after', '60');
      return c.body(null, status);
    };
    const network = clientNetwork(c.env.incoming, config);
    if (!c.req.header('authorization')) return refuse(401);
    if (draining || count >= most.all || opening >= most.opening) return refuse(503);
    if (
      networksOf(network).some(
        ({ network: name, times }) => (networks.get(name) ?? 0) >= most.network * times,
      )
    )
      return refuse(429);
    opening += 1;
    try {
      await feed.open();
      const found = await authorize(c);
      if (typeof found === 'number') return refuse(found === 401 ? 401 : 503);
      const revision = await look();
      const event = recent.get(found.account);
      if (recent.has(found.session)) return refuse(401);
      if ((accounts.get(found.account)?.size ?? 0) >= most.account) return refuse(429);
      const { outgoing } = c.env as { outgoing: ServerResponse };
      if (outgoing.destroyed || draining) return refuse(503);
      outgoing.writeHead(200, {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store, no-transform',
        'content-security-policy': basePolicy,
        [resourcePolicy]: 'same-origin',
        'x-content-type-options': 'nosniff',
        // Tells nginx to hold nothing back.
        'x-accel-buffering': 'no',
      });
      const reader: Reader = { ...found, network, answer: outgoing };
      add(reader);
      tell(reader, event && 'unread' in event ? event.unread : found.unread);
      if (revision !== undefined) tellRevision(reader, revision);
      return RESPONSE_ALREADY_SENT.clone();
    } catch {
      return refuse(503);
    } finally {
      opening -= 1;
    }
  }

  return {
    open,
    count: () => count,
    /** Ends all, and takes no more: the pages go to other gateways. */
    drain: () => {
      draining = true;
      clearInterval(heartbeat);
      clearInterval(looks);
      endAll();
      feed.close();
    },
  };
}
