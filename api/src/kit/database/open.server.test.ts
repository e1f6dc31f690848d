import { sql } from 'kysely';
import { expect, inject, it, onTestFinished } from 'vitest';
import { freshDatabase } from '../../../test/support/database.ts';
import { openServer } from './open.ts';

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
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(database.db);
      // No query waits on the connection when its end is noticed.
      await expect.poll(() => lost.length).toBeGreaterThan(0);
      await sql`select 1`.execute(trx);
    });
    await expect(work).rejects.toThrow(/not queryable|Connection terminated/);
    expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  },
);
