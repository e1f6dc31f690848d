import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '../log.ts';
import type { Db } from './open.ts';
import { isReadOnly } from './read-only.ts';
import { writeSomething } from './space.repository.ts';

interface Stoppable {
  readonly stop: () => Promise<void>;
}

interface Options {
  readonly db: Db;
  readonly log: Logger;
  /** Work that writes. */
  readonly begin: () => Promise<Stoppable | undefined>;
  /** In ms, between two tries. */
  readonly pause?: number;
}

/** Begins now, or as soon as the database takes writes: during a failover a process starts on a standby and serves reads. */
export async function onceWritable({ db, log, begin, pause = 5000 }: Options): Promise<Stoppable> {
  const attempt = async () => {
    await writeSomething(db);
    return begin();
  };
  try {
    const begun = await attempt();
    return { stop: async () => begun?.stop() };
  } catch (error) {
    if (!isReadOnly(error)) throw error;
  }
  log.error(
    'the database is read-only: reads are served; messages and timed tasks begin once it takes writes',
  );
  const stopping = new AbortController();
  const { signal } = stopping;
  const later = async () => {
    while (!signal.aborted) {
      await sleep(pause, undefined, { signal }).catch(() => {});
      if (signal.aborted) break;
      try {
        const begun = await attempt();
        log.info('the database takes writes again');
        return begun;
      } catch (err) {
        if (!isReadOnly(err)) log.warn({ err }, 'what writes has not begun: it is tried again');
      }
    }
    return undefined;
  };
  const waiting = later();
  return {
    stop: async () => {
      stopping.abort();
      await (await waiting)?.stop();
    },
  };
}
