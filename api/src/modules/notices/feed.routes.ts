import { type NoticeEvent, type NoticeReader, noticeFeedPath, noticeReaderPath } from '@porao/server';
import type { Hono } from 'hono';
import { credentialsOf } from '../../kit/auth/session-cookie.ts';
import type { Tokens } from '../../kit/auth/tokens.ts';
import type { AppEnv } from '../../kit/bind.ts';
import type { Db } from '../../kit/database/open.ts';
import { ApiFailure } from '../../kit/failure.ts';
import { findReader } from './feed.repository.ts';
import type { NoticeChange, NoticeFeed } from './feed.ts';

/** Gateways that one process tells at a time. */
const mostStreams = 100;
/** Lines that a stream may be behind; a slower one ends. */
const mostWaiting = 10_000;
const heartbeatMs = 10_000;

const unavailable = () => new ApiFailure('UNAVAILABLE', 'server.unavailable');

interface Needed {
  readonly db: Db;
  readonly tokens: Tokens;
  /** Absent where nothing is heard of the database, as behind a pooler. */
  readonly feed: NoticeFeed | undefined;
}

/** Binds the calls by which gateways join their readers. Gateways pass nothing of these addresses on. */
export function bindNoticeFeed(app: Hono<AppEnv>, { db, tokens, feed }: Needed): void {
  const account = (userId: number) => tokens.fingerprint(`notices of account ${userId}`);
  const session = (id: string) => tokens.fingerprint(`notices of session ${id}`);
  const eventOf = (change: NoticeChange): NoticeEvent =>
    'ended' in change
      ? { account: account(change.userId), ended: session(change.ended) }
      : { account: account(change.userId), unread: change.unread };
  const streams = new Set<object>();
  let isDeafTold = false;

  app.get(noticeReaderPath, async (c) => {
    const { token } = credentialsOf(c);
    const sessionId = token ? await tokens.read(token) : null;
    const row = sessionId === null ? undefined : await findReader(db, sessionId);
    if (sessionId === null || !row) throw new ApiFailure('UNAUTHENTICATED', 'signIn.needed');
    c.header('cache-control', 'no-store');
    const { user_id, expires_at, unread } = row;
    return c.json({
      account: account(user_id),
      session: session(sessionId),
      until: Date.parse(expires_at),
      unread,
    } satisfies NoticeReader);
  });

  app.get(noticeFeedPath, async (c) => {
    c.header('cache-control', 'no-store');
    // Gateways try again each minute; the log has it once.
    if (!feed) return c.body(null, 503);
    if (streams.size >= mostStreams) throw unavailable();
    const stream = lineStream();
    const leave = await feed
      .follow({ hear: (change) => stream.write(`data: ${JSON.stringify(eventOf(change))}`), end: stream.end })
      .catch((error: unknown) => {
        if (!isDeafTold)
          c.get('log').warn(
            { err: error },
            'notifications of the database are not heard: pages ask for notices each minute, and queues are ' +
              'looked at every 30 s',
          );
        isDeafTold = true;
        return undefined;
      });
    if (!leave) return c.body(null, 503);
    isDeafTold = false;
    const heartbeat = setInterval(() => stream.write(':'), heartbeatMs);
    streams.add(stream);
    void stream.ended.then(() => {
      clearInterval(heartbeat);
      streams.delete(stream);
      leave();
    });
    // Sends the headers.
    stream.write(':');
    return c.body(stream.body, 200, { 'content-type': 'text/event-stream' });
  });
}

/** A body of events that is never many behind its reader. */
function lineStream() {
  let resolveEnded = () => {};
  const ended = new Promise<void>((resolve) => {
    resolveEnded = resolve;
  });
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const end = (reason?: Error) => {
    // An error also discards what waits, and the server closes the connection: a reader that takes nothing keeps nothing.
    if (reason) controller?.error(reason);
    else controller?.close();
    controller = undefined;
    resolveEnded();
  };
  const body = new ReadableStream<Uint8Array>(
    {
      start: (given) => {
        controller = given;
      },
      cancel: () => {
        controller = undefined;
        resolveEnded();
      },
    },
    { highWaterMark: mostWaiting },
  );
  return {
    body,
    ended,
    end: () => end(),
    write: (line: string): void => {
      if ((controller?.desiredSize ?? 0) > 0) controller?.enqueue(encoder.encode(`${line}\n\n`));
      else if (controller) end(new Error('A gateway does not read its stream of notices: it ends'));
    },
  };
}
