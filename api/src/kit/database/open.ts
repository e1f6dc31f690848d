import { existsSync, readFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { lockFile } from '@porao/server';
import { Kysely, type Logger, type PostgresPool } from 'kysely';
import { Pool, types } from 'pg';
import { CallDialect } from './call-transaction.ts';
import { driverPool, type TraceStatement } from './driver-pool.ts';
import { type Channel, type Listening, listenEmbedded, listenServer } from './listen.ts';
import { type Embedded, PgliteStream } from './pglite-stream.ts';
import { startPglite } from './pglite-thread.ts';
import { closeFiles } from './private-files.ts';
import type { DB } from './rows.generated.ts';

export type Db = Kysely<DB>;

export type Listen = (channel: Channel) => Promise<Listening>;

export interface OpenedDatabase {
  readonly kind: 'embedded' | 'server';
  readonly db: Db;
  readonly pool: Pool;
  /** Absent behind a pooler, where nothing is heard. */
  readonly listen: Listen | undefined;
  readonly close: () => Promise<void>;
}

// Calendar days stay text: a Date would shift them with the time zone.
types.setTypeParser(types.builtins.DATE, (text) => text);
// Times are read as the wire has them.
types.setTypeParser(types.builtins.TIMESTAMPTZ, (text) => new Date(text).toISOString());

const build = (pool: PostgresPool, log?: Logger) =>
  new Kysely<DB>({ dialect: new CallDialect({ pool }), ...(log && { log }) });

/** Bytes without which PostgreSQL may not start: one file of its write-ahead log, and some. */
const startSpace = 20_000_000;

const isPanic = (error: unknown) =>
  error instanceof Error && 'severity' in error && error.severity === 'PANIC';

export interface EmbeddedOptions {
  /** The database answers nothing right from here on, until it is opened again. A server would end and start again. */
  readonly onPanic?: (error: unknown) => void;
  readonly trace?: TraceStatement | undefined;
}

/** PostgreSQL in this process; the single connection is never used inside an open transaction. */
export function overPglite(
  embedded: Embedded,
  onClose: () => void = () => {},
  { onPanic, trace }: EmbeddedOptions = {},
): OpenedDatabase & { readonly listen: Listen } {
  const pool = new Pool({
    stream: () => new PgliteStream(embedded),
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 10_000,
  });
  pool.on('error', () => {});
  const log: Logger = (event) => {
    if (event.level === 'error' && isPanic(event.error)) onPanic?.(event.error);
  };
  return {
    kind: 'embedded',
    db: build(driverPool(pool, { timeLimits: false, trace }), log),
    pool,
    listen: (channel) => listenEmbedded(pool, channel),
    close: async () => {
      await pool.end();
      await embedded.close();
      onClose();
    },
  };
}

/** The version of PostgreSQL that PGlite is, which alone reads the files that it made. */
export const embeddedVersion = '18';

function refuseOtherVersion(folder: string): void {
  const file = join(folder, 'PG_VERSION');
  const made = existsSync(file) ? readFileSync(file, 'utf8').trim() : embeddedVersion;
  if (made === embeddedVersion) return;
  throw new Error(
    `The database in ${folder} was made by PostgreSQL ${made}, and this release has ${embeddedVersion}. Start the ` +
      'release that made it, or move the folder away, which begins with an empty database.',
  );
}

/** Database files in `dataDir`, locked exclusively. */
export async function openEmbedded(dataDir: string, options?: EmbeddedOptions): Promise<OpenedDatabase> {
  const lock = lockFile(
    join(dataDir, 'database.lock'),
    (pid) =>
      `The database in ${dataDir} is in use by process ${pid}. Stop that process first, choose another DATA_DIR, ` +
      'or give a PostgreSQL server with DATABASE_URL.',
  );
  try {
    const folder = join(dataDir, 'database');
    refuseOtherVersion(folder);
    const embedded = await startPglite(folder);
    closeFiles(folder);
    return overPglite(embedded, lock.release, options);
  } catch (error) {
    lock.release();
    const { bavail, bsize } = await statfs(dataDir);
    // It does not say why it cannot start.
    if (bavail * bsize < startSpace) throw new Error('No space left on device', { cause: error });
    throw error;
  }
}

export interface ServerOptions {
  /** With limits every query returns or fails within 3 seconds. */
  readonly timeLimits: boolean;
  readonly onConnectionError: (error: Error) => void;
  /** A pooler refuses limits as a part of connecting; what it keeps of a connection is another client's. */
  readonly isPooled?: boolean;
  readonly trace?: TraceStatement | undefined;
}

export function openServer(
  url: string,
  { timeLimits, onConnectionError, isPooled = false, trace }: ServerOptions,
): OpenedDatabase {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    ...(timeLimits && { connectionTimeoutMillis: 2000, query_timeout: 2500 }),
    ...(timeLimits && !isPooled && { statement_timeout: 2500 }),
    application_name: 'porao-api',
  });
  // The pool listens to connections that are idle alone, and an error without a listener ends the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', onConnectionError));
  return {
    kind: 'server',
    db: build(driverPool(pool, { timeLimits, prepares: !isPooled, trace })),
    pool,
    listen: isPooled ? undefined : (channel) => listenServer(url, channel),
    close: () => pool.end(),
  };
}
