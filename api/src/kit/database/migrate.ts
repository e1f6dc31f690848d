import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { hasCode } from '@porao/server';
import { Client, type ClientBase, type Pool } from 'pg';

interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

const folder = new URL('../../../migrations/', import.meta.url);
/** Any number, the same for all processes of this product. */
const lockKey = 7_267_261;

async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, folder), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/** In one transaction that holds the lock: not of a session, which a pooler shares between transactions. */
async function locked<T>(client: ClientBase, work: () => Promise<T>): Promise<T> {
  await client.query('begin');
  try {
    // A role or a pooler may have a limit that is meant for requests.
    await client.query('set local statement_timeout = 0');
    await client.query('select pg_advisory_xact_lock($1)', [lockKey]);
    const done = await work();
    await client.query('commit');
    return done;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

async function readApplied(client: ClientBase): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations',
  );
  return new Map(rows.map((row) => [row.name, row.checksum]));
}

function isApplied({ name, checksum }: Migration, applied: ReadonlyMap<string, string>): boolean {
  const known = applied.get(name);
  if (known === undefined || known === checksum) return known !== undefined;
  throw new Error(`Migration ${name} was changed after it had been applied. Restore it and add a new one.`);
}

/** True when this process applied it. */
async function apply(client: ClientBase, migration: Migration): Promise<boolean> {
  const { name, sql, checksum } = migration;
  try {
    return await locked(client, async () => {
      if (isApplied(migration, await readApplied(client))) return false;
      await client.query(sql);
      await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
      return true;
    });
  } catch (cause) {
    throw new Error(`Migration ${name} failed; nothing of it was kept.`, { cause });
  }
}

export type OnNewer = (names: readonly string[]) => void;

/** PostgreSQL's undefined_table. */
export const noTable = '42P01';

/** Writes nothing where the table is there: a standby that has all migrations serves reads. */
async function readOrCreate(client: ClientBase): Promise<Map<string, string>> {
  try {
    return await readApplied(client);
  } catch (error) {
    if (!hasCode(error, noTable)) throw error;
  }
  await locked(client, () =>
    client.query(`create table if not exists schema_migrations (
      name text primary key, checksum text not null, applied_at timestamptz(3) not null default now())`),
  );
  return readApplied(client);
}

async function applyMissing(client: ClientBase, onNewer: OnNewer): Promise<string[]> {
  const [applied, migrations] = [await readOrCreate(client), await readMigrations()];
  const newer = [...applied.keys()].filter((known) => !migrations.some(({ name }) => name === known));
  if (newer.length > 0) onNewer(newer.toSorted());
  const fresh: string[] = [];
  for (const migration of migrations)
    if (!isApplied(migration, applied) && (await apply(client, migration))) fresh.push(migration.name);
  return fresh;
}

/** Migrates the embedded database; the folder's lock already excludes other processes. */
export async function migrateEmbedded(pool: Pool, onNewer: OnNewer = () => {}): Promise<string[]> {
  const client = await pool.connect();
  try {
    return await applyMissing(client, onNewer);
  } finally {
    client.release();
  }
}

/** The same on a server, over a connection without time limits, one process at a time. */
export async function migrateServer(url: string, onNewer: OnNewer = () => {}): Promise<string[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  // The query that runs fails with it; an error without a listener would end the process without our message.
  client.on('error', () => {});
  await client.connect();
  try {
    return await applyMissing(client, onNewer);
  } finally {
    await client.end();
  }
}
