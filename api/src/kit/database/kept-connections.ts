import type { Pool, PoolClient } from 'pg';

/** Connections of a pool, of which some are kept for the next statement. */
export interface KeptConnections {
  readonly connect: () => Promise<PoolClient>;
  readonly release: (client: PoolClient, isBroken: boolean) => void;
  /** Kept ones that nothing uses. */
  readonly freeCount: () => number;
  readonly end: () => Promise<void>;
}

/** Keeps up to `most` connections and gives the first free one, always in the same order. PostgreSQL plans a statement
 * again the first times that a connection runs it; the pool gives the connection that was released last, which spreads
 * each statement over all connections, and closes those that are idle for 10 s with their plans. */
export function keepConnections(pool: Pool, most: number): KeptConnections {
  /** Whether each is free. */
  const kept = new Map<PoolClient, boolean>();
  const broken = new WeakSet<PoolClient>();
  let isEnding = false;
  const drop = (client: PoolClient, isBroken: boolean) => {
    kept.delete(client);
    client.release(isBroken);
  };
  pool.on('connect', (client) =>
    client.on('error', () => {
      broken.add(client);
      if (kept.get(client)) drop(client, true);
    }),
  );
  const free = () => [...kept].flatMap(([client, isFree]) => (isFree ? [client] : []));
  return {
    connect: async () => {
      const [client] = free();
      if (!client) return pool.connect();
      kept.set(client, false);
      return client;
    },
    release: (client, isBroken) => {
      const ends = isBroken || isEnding || broken.has(client);
      // Who waits for the pool is next.
      const isKept = !ends && pool.waitingCount === 0 && (kept.has(client) || kept.size < most);
      if (isKept) kept.set(client, true);
      else drop(client, ends);
    },
    freeCount: () => free().length,
    end: () => {
      isEnding = true;
      for (const client of free()) drop(client, false);
      return pool.end();
    },
  };
}
