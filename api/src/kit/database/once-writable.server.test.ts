import { rm } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterEach, expect, inject, it, onTestFinished } from 'vitest';
import { freshDatabase, freshDataDir } from '../../../test/support/database.ts';
import { createTutor, testSecret } from '../../../test/support/people.repository.ts';
import { killAll, launch, start } from '../../../test/support/process.ts';
import { createReader, rejectRequests } from '../../../test/support/rejections.repository.ts';
import { run } from './query.repository.ts';

const onServer = inject('database').kind === 'postgres';
afterEach(killAll);

async function readOnlyDatabase() {
  const database = await freshDatabase();
  onTestFinished(database.close);
  const { db, url = '' } = database;
  const name = sql.id(new URL(url).pathname.slice(1));
  const set = (value: 'on' | 'off') =>
    db.connection().execute(async (one) => {
      // A connection that was opened while the database was read-only is read-only, too.
      await run(one)`set default_transaction_read_only = off`;
      await run(one)`alter database ${name} set default_transaction_read_only = ${sql.raw(value)}`;
    });
  const folder = await freshDataDir();
  onTestFinished(() => rm(folder, { recursive: true }));
  return { db, set, variables: { DATA_DIR: folder, DATABASE_URL: url, JWT_SECRET: testSecret } };
}

it.runIf(onServer)(
  'OPS-266 an API that starts on a read-only database serves reads, and works by itself once it takes writes',
  async () => {
    const { db, set, variables } = await readOnlyDatabase();
    const { token } = await createTutor(db);
    // Reference data of a release before: this one writes its own when it can.
    await run(db)`update reference_state set checksum = 'older'`;
    await set('on');
    const { url } = await start(variables);
    const worker = await start(variables, 'worker');
    const statusOf = async (path: string) =>
      (await fetch(url + path, { headers: { authorization: `Bearer ${token}` } })).status;
    expect(await statusOf('/api/v1/user')).toBe(200);
    expect(await statusOf('/readyz')).toBe(503);
    await set('off');
    await expect.poll(() => statusOf('/readyz')).toBe(200);
    const reader = await createReader(db);
    await rejectRequests(db, [reader], 2);
    const told = () => db.selectFrom('notices').select('id').where('user_id', '=', reader.userId).execute();
    await expect.poll(async () => (await told()).length).toBe(2);
    const state = () => db.selectFrom('reference_state').select('checksum').executeTakeFirst();
    await expect.poll(async () => (await state())?.checksum).not.toBe('older');
    expect(worker.child.exitCode).toBeNull();
  },
);

it.runIf(onServer)(
  'OPS-266 an API whose migrations a read-only database lacks ends and says what to do',
  async () => {
    const { db, set, variables } = await readOnlyDatabase();
    await run(db)`delete from schema_migrations where name = (select max(name) from schema_migrations)`;
    await set('on');
    const child = launch(variables);
    let said = '';
    child.stderr?.on('data', (chunk) => {
      said += String(chunk);
    });
    const code = await new Promise((resolve) => child.once('close', resolve));
    expect(code).toBe(1);
    expect(said).toContain('read-only and lacks migrations');
  },
);
