import { LRUCache } from 'lru-cache';

/** Counters at once; above this number the ones used longest ago are removed. */
const keptCounters = 20_000;

interface Options {
  readonly most: number;
  readonly windowMs: number;
  readonly perf?: { readonly now: () => number };
}

/** Counts by key in windows that begin with the first count. */
export function windowLimit({ most, windowMs: ttl, perf = performance }: Options) {
  const counters = new LRUCache<string, number>({
    max: keptCounters,
    ttl,
    noUpdateTTL: true,
    ttlResolution: 0,
    perf,
  });
  return {
    isOver: (key: string): boolean => (counters.get(key) ?? 0) >= most,
    add: (key: string): void => void counters.set(key, (counters.get(key) ?? 0) + 1),
  };
}
