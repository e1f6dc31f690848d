import { sql } from 'kysely';
import { expect, inject, it, onTestFinished } from 'vitest';
import { freshDatabase } from '../../../test/support/database.ts';
import { openServer } from './open.ts';
import { many, run } from './query.repository.ts';
import { plannedEachTime } from './statement-names.ts';

it.runIf(inject('database').kind === 'postgres')(
  'a connection that the server ends in the middle of a transaction ends that alone',
  async () => {
    const database = await freshDatabase();
    onTestFinished(database.close);
    const lost: Error[] = [];
    const { db, close } = openServer(database.url ?? '', {
      timeLimits: true,
      onConnectionError: (error) => lost.push(error),
    });
    onTestFinished(close);
    const work = db.transaction().execute(async (trx) => {
      const rows = await many<{ pid: number }>(trx)`select pg_backend_pid() as pid`;
      await run(database.db)`select pg_terminate_backend(${rows[0]?.pid})`;
      // No query waits on the connection when its end is noticed.
      await expect.poll(() => lost.length).toBeGreaterThan(0);
      await run(trx)`select 1`;
    });
    await expect(work).rejects.toThrow(/not queryable|Connection terminated/);
    expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  },
);

it('a statement that comes again is prepared once, and runs after a migration gave it another column', async () => {
  const { db, close } = await freshDatabase();
  onTestFinished(close);
  await run(db)`create table notes (id int, body text)`;
  await run(db)`insert into notes values (1, 'first')`;
  const read = async () => (await sql`select * from notes where id = ${1}`.execute(db)).rows;
  const prepared = async () =>
    (
      await sql<{ n: number }>`select count(*)::int as n from pg_prepared_statements
      where statement like '%select * from notes%' and statement not like '%pg_prepared%'`.execute(db)
    ).rows[0]?.n;
  await read();
  expect(await prepared()).toBe(0);
  await read();
  await read();
  expect(await prepared()).toBe(1);
  const planned = async () =>
    (await sql`${plannedEachTime} select * from notes where id = ${1}`.execute(db)).rows;
  await planned();
  await planned();
  expect(await prepared()).toBe(1);
  await run(db)`alter table notes add added int`;
  expect(await read()).toEqual([{ id: 1, body: 'first', added: null }]);
  await db.transaction().execute(async (trx) => {
    await run(trx)`select * from notes where id = ${1}`;
  });
});
