import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import { inject } from 'vitest';
import { listenServer } from '../../src/kit/database/listen.ts';
import { type Listen, type OpenedDatabase, openServer, overPglite } from '../../src/kit/database/open.ts';
import type { TestDatabase } from './provided.ts';

async function copyOnServer({ url, template, own }: Extract<TestDatabase, { kind: 'postgres' }>) {
  const admin = new Client({ connectionString: url });
  await admin.connect();
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  const address = new URL(url);
  address.pathname = `/${name}`;
  // Copying fails while another file copies the same template at this moment.
  for (let attempt = 0; ; attempt++) {
    try {
      await admin.query(`create database ${name} template ${template}`);
      break;
    } catch (error) {
      if (attempt === 50) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  const drop = async () => {
    if (!own) await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  };
  return { url: address.href, drop };
}

/** Its usual 128 MB are filled with zeros at each start; a test has a few rows. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

/** A DATA_DIR below `on` for a process of the API, removed by the caller. On the embedded database it has the schema and the
 * reference data already: a process takes 5 s of processor time to make them. */
export async function freshDataDir(on = tmpdir()): Promise<string> {
  const folder = await mkdtemp(join(on, 'porao-data-'));
  const kind = inject('database');
  if (kind.kind === 'pglite') await cp(kind.dataDir, folder, { recursive: true });
  return folder;
}

export interface FreshDatabase extends OpenedDatabase {
  readonly listen: Listen;
  /** Is the server's; undefined for the embedded database. */
  readonly url: string | undefined;
}

/** A database of this test's own, migrated and with the reference data, on what the project runs on. */
export async function freshDatabase(): Promise<FreshDatabase> {
  const kind = inject('database');
  if (kind.kind === 'pglite') {
    const loadDataDir = new Blob([await readFile(kind.template)]);
    return { ...overPglite(await PGlite.create({ loadDataDir, startParams })), url: undefined };
  }
  const copy = await copyOnServer(kind);
  const opened = openServer(copy.url, { timeLimits: false, onConnectionError: () => {} });
  const close = async () => {
    await opened.close();
    await copy.drop();
  };
  return { ...opened, listen: (channel) => listenServer(copy.url, channel), url: copy.url, close };
}
