import { Pool } from 'pg';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { freshDatabase } from '../../../test/support/database.ts';
import { keepConnections } from './kept-connections.ts';

async function keeping(most: number, max: number) {
  const database = await freshDatabase();
  onTestFinished(database.close);
  const pool = new Pool({ connectionString: database.url ?? '', max });
  const connections = keepConnections(pool, most);
  onTestFinished(connections.end);
  return { database, pool, ...connections };
}

describe.runIf(inject('database').kind === 'postgres')('connections that are kept', () => {
  it('API-160 the first free one is given, in whatever order they were released', async () => {
    const { pool, connect, release, freeCount } = await keeping(2, 3);
    const [first, second, third] = [await connect(), await connect(), await connect()];
    for (const client of [first, second, third]) release(client, false);
    expect([freeCount(), pool.idleCount, pool.totalCount]).toEqual([2, 1, 3]);
    for (const client of [await connect(), await connect()].toReversed()) release(client, false);
    const again = await connect();
    expect(again).toBe(first);
    release(again, false);
  });

  it('API-160 one is given to who waits for the pool', async () => {
    const { pool, connect, release, freeCount } = await keeping(1, 1);
    const client = await connect();
    const waiting = pool.connect();
    release(client, false);
    const given = await waiting;
    expect([given === client, freeCount()]).toEqual([true, 0]);
    given.release();
  });

  it('API-160 one that broke is not given again, whether it was used or free', async () => {
    const { database, pool, connect, release, freeCount } = await keeping(2, 2);
    const [used, free] = [await connect(), await connect()];
    release(free, false);
    release(used, true);
    await expect.poll(() => pool.totalCount).toBe(1);
    const { rows } = await free.query<{ pid: number }>('select pg_backend_pid() as pid');
    await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await expect.poll(() => [freeCount(), pool.totalCount]).toEqual([0, 0]);
    const fresh = await connect();
    expect((await fresh.query<{ one: number }>('select 1 as one')).rows).toEqual([{ one: 1 }]);
    release(fresh, false);
  });
});
