import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
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

async function applyMissing(client: ClientBase): Promise<string[]> {
  await client.query(`create table if not exists schema_migrations (
    name text primary key, checksum text not null, applied_at timestamptz(3) not null default now())`);
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations',
  );
  const applied = new Map(rows.map((row) => [row.name, row.checksum]));
  const fresh: string[] = [];
  for (const { name, sql, checksum } of await readMigrations()) {
    const known = applied.get(name);
    if (known === checksum) continue;
    if (known) {
      throw new Error(
        `Migration ${name} was changed after it had been applied. Restore it and add a new one.`,
      );
    }
    try {
      await client.query('begin');
      await client.query(sql);
      await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
      await client.query('commit');
    } catch (cause) {
      await client.query('rollback');
      throw new Error(`Migration ${name} failed; nothing of it was kept.`, { cause });
    }
    fresh.push(name);
  }
  return fresh;
}

/** Migrates the embedded database; the folder's lock already excludes other processes. */
export async function migrateEmbedded(pool: Pool): Promise<string[]> {
  const client = await pool.connect();
  try {
    return await applyMissing(client);
  } finally {
    client.release();
  }
}

/** The same on a server, over a connection without time limits, one process at a time. */
export async function migrateServer(url: string): Promise<string[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  // The query that runs fails with it; an error without a listener would end the process without our message.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    return await applyMissing(client);
  } finally {
    await client.end();
  }
}
