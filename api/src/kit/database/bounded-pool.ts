import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient } from 'pg';

/** Time limit in ms for waiting for a connection plus one query on it. */
const budget = 2700;
/** Minimum time limit of a query in ms. */
const least = 500;

/** One use of a connection. After a query that timed out nothing more is sent on it, not even a rollback: the server
 * rolls back when the connection closes. */
function boundedClient(client: PoolClient, waited: number): PostgresPoolClient {
  const query_timeout = Math.max(least, budget - waited);
  let silent = false;
  const query = async (text: string, values?: readonly unknown[]) => {
    if (silent) throw new Error('Connection terminated: an earlier query on it has not ended');
    try {
      // The driver accepts a limit per query; its types do not declare it.
      const config = { text, values: [...(values ?? [])], query_timeout };
      return await client.query(config);
    } catch (error) {
      silent ||= error instanceof Error && error.message === 'Query read timeout';
      throw error;
    }
  };
  return { query, release: () => client.release(silent) } as unknown as PostgresPoolClient;
}

/** The pool with one limit for waiting and querying, so that a call returns within 3 s when the server does not respond. */
export function boundedPool(pool: Pool): PostgresPool {
  const connect = async () => {
    const started = performance.now();
    const client = await pool.connect();
    return boundedClient(client, performance.now() - started);
  };
  const bounded: unknown = { connect, end: () => pool.end(), options: pool.options };
  return bounded as PostgresPool;
}
