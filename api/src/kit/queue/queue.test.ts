import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { freshDatabase } from '../../../test/support/database.ts';
import { many, run } from '../database/query.repository.ts';
import { createLog } from '../log.ts';
import { readFigures } from './figures.repository.ts';
import { type Queue, send, startWork, type TimedTasks, type Worker, type Working } from './index.ts';
import { deadLetters } from './queues.ts';

const queue: Queue<{ count: number }> = { name: 'sms' };
const log = createLog('silent');

const database = await freshDatabase();
afterAll(database.close);
let working: Working | undefined;
afterEach(async () => {
  await working?.stop();
  working = undefined;
  await run(database.db)`delete from pgboss.job`;
});
async function work(perform: (data: { count: number }) => Promise<unknown>, timed: TimedTasks = {}) {
  const worker = { queue, work: perform } as Worker;
  working = await startWork({ database, log, workers: [worker], timed });
  return working;
}
const figuresOf = async ({ name }: Queue<object>) =>
  (await readFigures(database.db)).find((one) => one.queue === name);

it('NTF-001 a job is there after its transaction was committed, and never without it', async () => {
  const { db } = database;
  const jobs = [{ data: { count: 1 } }, { data: { count: 2 } }];
  await db.transaction().execute((trx) => send(trx, queue, jobs));
  const undone = db.transaction().execute(async (trx) => {
    await send(trx, queue, [{ data: { count: 3 } }]);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await figuresOf(queue)).toMatchObject({ ready: 2, later: 0 });
  await expect(send(db, { name: 'unknown' }, jobs)).rejects.toThrow('There is no queue unknown');

  const done: number[] = [];
  await work(async ({ count }) => done.push(count));
  await expect.poll(() => done.toSorted((a, b) => a - b)).toEqual([1, 2]);
  await expect.poll(() => figuresOf(queue)).toMatchObject({ ready: 0, active: 0, completed: 2 });
});

it('NTF-001 a worker is told of a job when its transaction is committed', async () => {
  const done = vi.fn(async (_data: { count: number }) => {});
  const heard = vi.fn();
  const listening = await database.listen({ name: 'porao_jobs', hear: heard });
  await work(done);
  await database.db.transaction().execute((trx) => send(trx, queue, [{ data: { count: 4 } }]));
  await expect.poll(() => heard.mock.calls).toEqual([[queue.name]]);
  await expect.poll(() => done.mock.calls).toEqual([[{ count: 4 }]]);
  await listening.stop();
});

it('NTF-002 a job that fails is tried again, later each time, and is a dead letter in the end', async () => {
  const { db } = database;
  const tries = vi.fn(async (_data: { count: number }): Promise<never> => {
    throw new Error('no answer');
  });
  await send(db, queue, [{ data: { count: 5 } }]);
  const { supervise } = await work(tries);
  const waits: number[] = [];
  const longestWait = async () => {
    const rows = await many<{ wait: number }>(db)`
      select extract(epoch from start_after - now())::float8 as wait
      from pgboss.job where name = ${queue.name} and state = 'retry'`;
    return rows[0]?.wait ?? 0;
  };
  for (let count = 1; count <= 9; count++) {
    await expect.poll(() => tries.mock.calls.length).toBe(count);
    // The handler has failed before that is written.
    await expect.poll(async () => (await figuresOf(queue))?.active).toBe(0);
    waits.push(await longestWait());
    await run(db)`update pgboss.job set start_after = now() where state = 'retry'`;
    await run(db)`select pg_notify('porao_jobs', ${queue.name})`;
  }
  // In seconds, each with some chance in it; none after the last try.
  expect(waits[0]).toBeGreaterThan(5);
  expect(waits[7]).toBeGreaterThan(500);
  expect(waits[7]).toBeLessThanOrEqual(3600);
  expect(waits[8]).toBe(0);
  await supervise();
  await expect.poll(() => figuresOf(deadLetters)).toMatchObject({ ready: 1 });
  expect(await figuresOf(queue)).toMatchObject({ failed: 1 });
});

it('NTF-060 jobs of one group run one after the other, and hold up no other job of the queue', async () => {
  const groups = [...Array.from({ length: 8 }, () => 1), 2, 2];
  const jobs = groups.map((group, count) => ({ data: { count }, group }));
  await database.db.transaction().execute((trx) => send(trx, queue, jobs));
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const [begun, done]: [number[], number[]] = [[], []];
  await work(async ({ count }) => {
    begun.push(count);
    if (count < 8) await answered;
    done.push(count);
  });
  await expect.poll(() => done.toSorted((a, b) => a - b)).toEqual([8, 9]);
  expect(begun.filter((count) => count < 8)).toHaveLength(1);
  answer();
  await expect.poll(() => done.length).toBe(jobs.length);
});

it('NTF-003 a task by the clock runs once, however many processes there are', async () => {
  const runs = vi.fn(async () => {});
  const timed = { hourly: { cron: '0 * * * *', run: runs } };
  await work(async () => {}, timed);
  const other = await startWork({ database, log, workers: [], timed });
  const rows = await many<{ key: string; timezone: string }>(database.db)`
    select key, timezone from pgboss.schedule`;
  expect(rows).toEqual([{ key: 'hourly', timezone: 'Asia/Dhaka' }]);
  await send(database.db, { name: 'upkeep' }, [
    { data: { task: 'hourly' } },
    { data: { task: 'of a later version' } },
  ]);
  await expect.poll(() => figuresOf({ name: 'upkeep' })).toMatchObject({ completed: 2 });
  expect(runs).toHaveBeenCalledTimes(1);
  await other.stop();
});
