import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient } from 'pg';

/** Milliseconds that waiting for a connection and one query on it take together. */
const budget = 2700;
/** What a query has left at least. */
const least = 500;

/** One use of a connection. After a query that never ended nothing more is sent on it, not even a rollback: the
 * server rolls back when it is closed. */
function boundedClient(client: PoolClient, waited: number): PostgresPoolClient {
  const query_timeout = Math.max(least, budget - waited);
  let silent = false;
  const query = async (text: string, values?: readonly unknown[]) => {
    if (silent) throw new Error('Connection terminated: an earlier query on it has not ended');
    try {
      // The driver takes a limit for each query; its types do not know it.
      const config = { text, values: [...(values ?? [])], query_timeout };
      return await client.query(config);
    } catch (error) {
      silent ||= error instanceof Error && error.message === 'Query read timeout';
      throw error;
    }
  };
  return { query, release: () => client.release(silent) } as unknown as PostgresPoolClient;
}

/** The pool with one limit for waiting and asking, so that a call on a silent server is answered within 3 s. */
export function boundedPool(pool: Pool): PostgresPool {
  const connect = async () => {
    const started = performance.now();
    const client = await pool.connect();
    return boundedClient(client, performance.now() - started);
  };
  const bounded: unknown = { connect, end: () => pool.end(), options: pool.options };
  return bounded as PostgresPool;
}
