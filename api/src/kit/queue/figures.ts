import type { QueueState } from '@porao/contracts';
import type { OpenedDatabase } from '../database/open.ts';
import { readFigures, readWorkedAt } from './figures.repository.ts';

/** In ms: figures of one scrape are read once. */
const fresh = 1000;

interface QueueReading {
  readonly queues: readonly QueueState[];
  /** When a worker last looked at the clock; null before the first one. */
  readonly workedAt: string | null;
}

/** Figures of the queues for metrics. While all connections are in use or the database does not answer, these are the
 * last ones: what else is measured is needed most then. */
export function figuresReader({ db, pool }: OpenedDatabase): () => Promise<QueueReading | undefined> {
  let last: Promise<QueueReading | undefined> = Promise.resolve(undefined);
  let readAt = Number.NEGATIVE_INFINITY;
  const read = async () => ({ queues: await readFigures(db), workedAt: await readWorkedAt(db) });
  return () => {
    const isBusy = pool.idleCount === 0 && pool.totalCount === pool.options.max;
    if (isBusy || performance.now() - readAt < fresh) return last;
    readAt = performance.now();
    const before = last;
    last = read().catch(() => before);
    return last;
  };
}
