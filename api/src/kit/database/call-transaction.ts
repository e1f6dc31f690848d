import { AsyncLocalStorage } from 'node:async_hooks';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  type TransactionSettings,
} from 'kysely';

/** The connection of a call from its first transaction on. */
interface Held {
  readonly driver: Driver;
  readonly connection: DatabaseConnection;
  /** The first transaction has ended, and its commit waits for the end of the call. */
  waits: boolean;
  /** Resolves when nothing uses the connection; one statement or transaction uses it at a time. */
  last: Promise<void>;
  pass: () => void;
}

interface CallScope {
  held?: Held | undefined;
}

const scopes = new AsyncLocalStorage<CallScope>();

async function takeTurn(held: Held): Promise<void> {
  const before = held.last;
  let pass = () => {};
  held.last = new Promise((resolve) => {
    pass = resolve;
  });
  await before;
  held.pass = pass;
}

function heldAs(connection: DatabaseConnection): Held | undefined {
  const held = scopes.getStore()?.held;
  return held?.connection === connection ? held : undefined;
}

const run = (connection: DatabaseConnection, text: string) =>
  connection.executeQuery(CompiledQuery.raw(text));

/** The driver of PostgreSQL, but that a call inside `inOneTransaction` has one transaction. */
class CallDriver implements Driver {
  readonly #inner: Driver;
  readonly init: Driver['init'];
  readonly destroy: Driver['destroy'];

  constructor(inner: Driver) {
    this.#inner = inner;
    this.init = (options) => inner.init(options);
    this.destroy = (options) => inner.destroy(options);
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const scope = scopes.getStore();
    const held = scope?.held;
    if (held?.driver !== this.#inner) return this.#inner.acquireConnection();
    await takeTurn(held);
    if (scope?.held === held) return held.connection;
    // It was given back meanwhile.
    held.pass();
    return this.#inner.acquireConnection();
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    const held = heldAs(connection);
    if (held) held.pass();
    else await this.#inner.releaseConnection(connection);
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    if (heldAs(connection)) {
      await run(connection, 'savepoint later');
      return;
    }
    await this.#inner.beginTransaction(connection, settings);
    const scope = scopes.getStore();
    if (!scope || scope.held) return;
    const last = Promise.resolve();
    scope.held = { driver: this.#inner, connection, waits: false, last, pass: () => {} };
    await takeTurn(scope.held);
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const held = heldAs(connection);
    if (!held) await this.#inner.commitTransaction(connection);
    else if (held.waits) await run(connection, 'release savepoint later');
    else held.waits = true;
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    const scope = scopes.getStore();
    const held = heldAs(connection);
    if (held?.waits) {
      await run(connection, 'rollback to savepoint later');
      return;
    }
    if (scope && held) {
      scope.held = undefined;
      held.pass();
    }
    await this.#inner.rollbackTransaction(connection);
  }
}

export class CallDialect extends PostgresDialect {
  override createDriver(): Driver {
    return new CallDriver(super.createDriver());
  }
}

/** Ends what the call has open; afterwards it uses connections of the pool again. */
async function end(scope: CallScope, how: 'commit' | 'rollback'): Promise<void> {
  const { held } = scope;
  if (!held) return;
  await takeTurn(held);
  scope.held = undefined;
  held.pass();
  const { driver, connection } = held;
  try {
    if (how === 'commit') await driver.commitTransaction(connection);
    else await driver.rollbackTransaction(connection);
  } finally {
    await driver.releaseConnection(connection);
  }
}

interface OneTransaction<T> {
  readonly work: () => Promise<T>;
  /** Runs in the transaction once the work is done, unless the work had none. */
  readonly last: (done: T) => Promise<void>;
  /** Says of an error of the work that what was committed before it is to stay. */
  readonly stays: (error: unknown) => boolean;
}

/** The transactions of `work`, and each statement after the first of them, are one, with `last` at its end. Statements before
 * the first are not in it. */
export function inOneTransaction<T>({ work, last, stays }: OneTransaction<T>): Promise<T> {
  const scope: CallScope = {};
  return scopes.run(scope, async () => {
    let done: T;
    try {
      done = await work();
    } catch (error) {
      await end(scope, stays(error) ? 'commit' : 'rollback');
      throw error;
    }
    try {
      if (scope.held) await last(done);
    } catch (error) {
      await end(scope, 'rollback').catch(() => {});
      throw error;
    }
    await end(scope, 'commit');
    return done;
  });
}
