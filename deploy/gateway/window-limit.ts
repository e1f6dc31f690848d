import { boundedMap } from './content/bounded-map.ts';

/** Counters at once; more than this many visitors in one window push out the oldest. */
const keptCounters = 20_000;

interface Options {
  readonly most: number;
  readonly windowMs: number;
  readonly now?: () => number;
}

/** Counts by key in windows that begin with the first count. */
export function windowLimit({ most, windowMs, now = Date.now }: Options) {
  const counters = boundedMap<string, { until: number; count: number }>(keptCounters);
  const currentOf = (key: string) => {
    const counter = counters.get(key);
    return counter && counter.until > now() ? counter : undefined;
  };
  return {
    isOver: (key: string): boolean => (currentOf(key)?.count ?? 0) >= most,
    add(key: string): void {
      const counter = currentOf(key);
      if (counter) counter.count += 1;
      else counters.set(key, { until: now() + windowMs, count: 1 });
    },
  };
}
