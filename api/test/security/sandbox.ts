import { setImmediate } from 'node:timers/promises';
import { Kysely, type PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { CallDialect } from '../../src/kit/database/call-transaction.ts';
import type { Db } from '../../src/kit/database/open.ts';
import type { DB } from '../../src/kit/database/rows.generated.ts';

/** Milliseconds; a handler that waits longer for its connection waits for one that its own transaction holds. */
const connectionTimeoutMs = 15_000;

export interface Sandbox {
  readonly db: Db;
  /** Runs `work` and rolls back its changes of the database, commits included. */
  readonly undone: <T>(work: () => Promise<T>) => Promise<T>;
  /** Returns whether anything was written since `undone` began. */
  readonly wrote: () => Promise<boolean>;
  readonly query: PoolClient['query'];
  readonly close: () => Promise<void>;
}

/** A client whose transactions are savepoints of one that never commits. */
function nestedClient(client: PoolClient, release: () => void): PostgresPoolClient {
  let inside = false;
  const run = async (text: string, values: readonly unknown[]) => {
    const verb = /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase();
    if (verb === 'begin' || verb === 'start') {
      inside = true;
      return client.query('savepoint sandbox_transaction');
    }
    if (verb === 'commit') {
      inside = false;
      return client.query('release savepoint sandbox_transaction');
    }
    if (verb === 'rollback' && !/\bto\b/i.test(text)) {
      inside = false;
      await client.query('rollback to savepoint sandbox_transaction');
      return client.query('release savepoint sandbox_transaction');
    }
    if (inside) return client.query(text, [...values]);
    await client.query('savepoint sandbox_statement');
    try {
      const result = await client.query(text, [...values]);
      await client.query('release savepoint sandbox_statement');
      return result;
    } catch (error) {
      await client.query('rollback to savepoint sandbox_statement');
      throw error;
    }
  };
  return { query: run, release } as unknown as PostgresPoolClient;
}

/** One connection for everything, as with the embedded database, whose work can be rolled back. */
export async function openSandbox(pool: Pool): Promise<Sandbox> {
  const client = await pool.connect();
  const waiting: (() => void)[] = [];
  let taken = false;
  const release = () => {
    const next = waiting.shift();
    if (next) next();
    else taken = false;
  };
  const nested = nestedClient(client, release);
  const connect = async () => {
    if (taken) {
      await new Promise<void>((resolve, reject) => {
        const timer = setTimeout(
          () => reject(new Error('The only connection stays taken.')),
          connectionTimeoutMs,
        );
        waiting.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
    taken = true;
    return nested;
  };
  /** Waits for queries that a call began and did not wait for. */
  const idle = async () => {
    await setImmediate();
    await connect();
    release();
  };
  const pretended = { connect, end: async () => {}, options: {} } as unknown as Pool;
  return {
    db: new Kysely<DB>({ dialect: new CallDialect({ pool: pretended }) }),
    undone: async (work) => {
      await client.query('begin');
      try {
        return await work();
      } finally {
        await idle();
        await client.query('rollback');
      }
    },
    wrote: async () => {
      const { rows } = await client.query<{ wrote: boolean }>(
        'select pg_current_xact_id_if_assigned() is not null as wrote',
      );
      return rows[0]?.wrote ?? true;
    },
    query: client.query.bind(client),
    close: async () => client.release(),
  };
}
