import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { isReadOnly } from './read-only.ts';
import { createStatementNames, isOutdatedPlan, type StatementNames } from './statement-names.ts';

/** Time limit in ms for waiting for a connection plus one query on it. */
const budget = 2700;
/** Minimum time limit of a query in ms. */
const least = 500;

/** Runs a statement, whose text has no values, as a part of the request that sends it. */
export type TraceStatement = <T>(text: string, run: () => Promise<T>) => Promise<T>;

interface Use {
  readonly names: StatementNames | undefined;
  readonly trace: TraceStatement | undefined;
  /** In ms. */
  readonly queryTimeout: number | undefined;
}

/** One use of a connection. After a query that timed out nothing more is sent on it, not even a rollback: the server
 * rolls back when the connection closes. */
function driverClient(client: PoolClient, { names, trace, queryTimeout }: Use): PostgresPoolClient {
  // The driver accepts a limit per query; its types do not declare it.
  const limits = { ...(queryTimeout !== undefined && { query_timeout: queryTimeout }) };
  let silent = false;
  let isOfStandby = false;
  const query = async (text: string, given: readonly unknown[] = []) => {
    if (silent) throw new Error('Connection terminated: an earlier query on it has not ended');
    const values = [...given];
    const name = values.length > 0 ? names?.of(text) : undefined;
    try {
      return await client.query({ text, values, ...limits, ...(name && { name }) });
    } catch (error) {
      // Another connection may lead to the server that takes writes by now.
      isOfStandby ||= isReadOnly(error) && queryTimeout !== undefined;
      silent ||= error instanceof Error && error.message === 'Query read timeout';
      if (!name || !isOutdatedPlan(error)) throw error;
      names?.forget(text);
      // In a transaction this fails, as everything in it does after an error.
      return client.query({ text, values, ...limits });
    }
  };
  const traced =
    trace && ((text: string, given?: readonly unknown[]) => trace(text, () => query(text, given)));
  const used: unknown = {
    query: traced ?? query,
    release: () => client.release(silent || isOfStandby),
  };
  return used as PostgresPoolClient;
}

interface DriverOptions {
  readonly timeLimits: boolean;
  /** False where a connection may lead to another session of the server from one transaction to the next. */
  readonly prepares?: boolean;
  readonly trace?: TraceStatement | undefined;
}

/** The pool as the query builder uses it: statements that come again are prepared once for each connection. With time
 * limits, waiting and querying have one together, so that a call returns within 3 s when the server does not respond. */
export function driverPool(pool: Pool, { timeLimits, prepares = true, trace }: DriverOptions): PostgresPool {
  const names = prepares ? createStatementNames() : undefined;
  const connect = async () => {
    const started = performance.now();
    const client = await pool.connect();
    const left = budget - (performance.now() - started);
    return driverClient(client, {
      names,
      trace,
      queryTimeout: timeLimits ? Math.max(least, left) : undefined,
    });
  };
  const used: unknown = { connect, end: () => pool.end(), options: pool.options };
  return used as PostgresPool;
}
