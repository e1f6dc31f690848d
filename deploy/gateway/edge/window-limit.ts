import { networksOf } from '@porao/server';
import { LRUCache } from 'lru-cache';

/** Counters at once; above this number the ones used longest ago are removed. */
const keptCounters = 20_000;
const minuteMs = 60_000;

/** Counts by network, and by the wider ones that it is in, in minutes that begin with the first count. */
export function minuteLimit(most: number) {
  const counters = new LRUCache<string, number>({
    max: keptCounters,
    ttl: minuteMs,
    noUpdateTTL: true,
    ttlResolution: 0,
  });
  return {
    isOver: (client: string): boolean =>
      networksOf(client).some(({ network, times }) => (counters.get(network) ?? 0) >= most * times),
    add: (client: string): void => {
      for (const { network } of networksOf(client)) counters.set(network, (counters.get(network) ?? 0) + 1);
    },
  };
}
