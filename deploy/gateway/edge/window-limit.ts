import { networksOf } from '@porao/server';
import { LRUCache } from 'lru-cache';

/** Counters at once; above this number the ones used longest ago are removed. */
const keptCounters = 20_000;

interface Options {
  readonly most: number;
  readonly windowMs: number;
  readonly perf?: { readonly now: () => number };
}

/** Counts by network, and by the wider ones that it is in, in windows that begin with the first count. */
export function windowLimit({ most, windowMs: ttl, perf = performance }: Options) {
  const counters = new LRUCache<string, number>({
    max: keptCounters,
    ttl,
    noUpdateTTL: true,
    ttlResolution: 0,
    perf,
  });
  return {
    isOver: (client: string): boolean =>
      networksOf(client).some(({ network, times }) => (counters.get(network) ?? 0) >= most * times),
    add: (client: string): void => {
      for (const { network } of networksOf(client)) counters.set(network, (counters.get(network) ?? 0) + 1);
    },
  };
}
