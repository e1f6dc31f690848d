import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import type { Db, Listen } from '../../kit/database/open.ts';
import type { Logger } from '../../kit/log.ts';
import { noticesChannel } from './add.repository.ts';
import { countUnreadOf, notifyEcho } from './feed.repository.ts';

export type NoticeChange =
  | { readonly userId: number; readonly unread: number }
  /** A session of the account has ended. */
  | { readonly userId: number; readonly ended: string };

export interface Follower {
  readonly hear: (change: NoticeChange) => void;
  /** Changes may have been missed. */
  readonly end: () => void;
}

export interface NoticeFeed {
  /** Tells of every change until the returned function is called or the follower is ended. Throws where changes cannot be
   * heard, as through a pooler that shares connections between transactions. */
  readonly follow: (follower: Follower) => Promise<() => void>;
  readonly stop: () => Promise<void>;
}

interface Options {
  readonly database: { readonly db: Db; readonly listen: Listen };
  readonly log: Logger;
  /** In ms: how long an echo of the database may take, and the time between two. */
  readonly echoMs?: number;
  readonly watchMs?: number;
}

/** Streams what committed transactions tell about notices. It listens from the first follower on. */
export function noticeFeed({ database, log, echoMs = 5000, watchMs = 30_000 }: Options): NoticeFeed {
  const { db, listen } = database;
  const followers = new Set<Follower>();
  const changed = new Set<number>();
  const echoes = new EventEmitter();
  let listening: ReturnType<typeof listen> | undefined;
  let watch: NodeJS.Timeout | undefined;
  let counting = false;

  const endAll = () => {
    clearInterval(watch);
    watch = undefined;
    const ended = [...followers];
    followers.clear();
    changed.clear();
    for (const { end } of ended) end();
  };
  const fail = (err: unknown) => {
    log.warn({ err }, 'changes of notices are not heard: pages ask each minute');
    endAll();
  };
  const tell = (change: NoticeChange) => {
    for (const { hear } of followers) hear(change);
  };

  function hear(payload: string): void {
    const [word = '', id = '', session] = payload.split(' ');
    if (word === 'echo') echoes.emit(id);
    else if (followers.size === 0) return;
    else if (word === 'ended' && session) tell({ userId: Number(id), ended: session });
    else {
      changed.add(Number(word));
      void count().catch(fail);
    }
  }

  /** One statement at a time: what changes meanwhile is counted together. */
  async function count(): Promise<void> {
    if (counting) return;
    counting = true;
    try {
      while (changed.size > 0) {
        const ids = [...changed];
        changed.clear();
        for (const [userId, unread] of await countUnreadOf(db, ids)) tell({ userId, unread });
      }
    } finally {
      counting = false;
    }
  }

  /** Throws unless what this process sends is heard by it. */
  async function checkHearing(): Promise<void> {
    const id = randomUUID();
    const timeout = AbortSignal.timeout(echoMs);
    await Promise.all([once(echoes, id, { signal: timeout }), notifyEcho(db, id)]);
  }

  async function startListening(): Promise<void> {
    const channel = { name: noticesChannel, hear, missed: () => fail(new Error('connection lost')) };
    listening ??= listen(channel);
    try {
      await listening;
    } catch (error) {
      listening = undefined;
      throw error;
    }
  }

  return {
    async follow(follower) {
      await startListening();
      await checkHearing();
      followers.add(follower);
      watch ??= setInterval(() => void checkHearing().catch(fail), watchMs).unref();
      return () => void followers.delete(follower);
    },
    async stop() {
      endAll();
      await (await listening)?.stop();
    },
  };
}
