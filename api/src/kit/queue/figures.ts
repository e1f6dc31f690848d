import type { OpenedDatabase } from '../database/open.ts';
import { type QueueFigures, readFigures } from './figures.repository.ts';

/** In ms: figures of one scrape are read once. */
const fresh = 1000;

/** Figures of the queues for metrics. While all connections are in use or the database does not answer, these are the
 * last ones: what else is measured is needed most then. */
export function figuresReader({ db, pool }: OpenedDatabase): () => Promise<readonly QueueFigures[]> {
  let last: Promise<readonly QueueFigures[]> = Promise.resolve([]);
  let readAt = Number.NEGATIVE_INFINITY;
  return () => {
    const isBusy = pool.idleCount === 0 && pool.totalCount === pool.options.max;
    if (isBusy || performance.now() - readAt < fresh) return last;
    readAt = performance.now();
    const before = last;
    last = readFigures(db).catch(() => before);
    return last;
  };
}
