import { rm } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, inject, it } from 'vitest';
import { countRows, many, run } from '../../src/kit/database/query.repository.ts';
import { createLog } from '../../src/kit/log.ts';
import { startWork } from '../../src/kit/queue/index.ts';
import { type FreshDatabase, freshDatabase, freshDataDir } from '../support/database.ts';
import { isLongRun } from '../support/long.ts';
import { testSecret } from '../support/people.repository.ts';
import { killAll, start, stop } from '../support/process.ts';
import { countOpenJobs, createReader, rejectRequests } from '../support/rejections.repository.ts';

/** The embedded database has one process, which a test cannot look into. */
const onServer = inject('database').kind === 'postgres';
const rejected = isLongRun ? 400 : 20;
const kills = isLongRun ? 10 : 1;

let folder: string;
let database: FreshDatabase;
let variables: Record<string, string>;
beforeAll(async () => {
  if (!onServer) return;
  folder = await freshDataDir();
  database = await freshDatabase();
  variables = { DATA_DIR: folder, DATABASE_URL: database.url ?? '', JWT_SECRET: testSecret };
});
afterEach(killAll);
afterAll(async () => {
  if (!onServer) return;
  await database.close();
  await rm(folder, { recursive: true });
});

const rejectSome = async (count: number) =>
  rejectRequests(database.db, [await createReader(database.db)], count);

const countOf = (table: 'notices' | 'email_outbox') => countRows(database.db, sql`from ${sql.table(table)}`);
const open = () => countOpenJobs(database.db);

/** Does the work of a minute: jobs of the process that died are given up and can be fetched again at once. */
async function letJobsExpire() {
  const { db } = database;
  await run(db)`update pgboss.job set started_on = started_on - interval '1 hour' where state = 'active'`;
  await run(db)`update notice_deliveries set begun_at = begun_at - interval '1 hour' where state = 'waiting'`;
  await run(db)`update pgboss.queue set monitor_on = null, monitor_claim_on = null`;
  const { supervise, stop } = await startWork({ database, log: createLog('silent'), workers: [], timed: {} });
  await supervise();
  await stop();
  await run(db)`update pgboss.job set start_after = now() where state = 'retry'`;
}

it.runIf(onServer)(
  `NTF-016 every notice is there once, and in the outbox once, over ${kills} times kill -9 of the worker`,
  async () => {
    await rejectSome(rejected);
    const statesAtKill = new Set<string>();
    for (let round = 1; round <= kills; round++) {
      const { child } = await start(variables);
      const target = Math.round((rejected / (kills + 1)) * round);
      // In the middle of adding notices first, later in the middle of sending.
      const table = round < kills / 2 ? 'notices' : 'email_outbox';
      await expect.poll(() => countOf(table), { interval: 5 }).toBeGreaterThanOrEqual(target);
      await stop(child, 'SIGKILL');
      statesAtKill.add(`${table} ${await countOf(table)}`);
      await letJobsExpire();
    }
    expect(statesAtKill.size).toBe(kills);
    const { child } = await start(variables);
    await expect.poll(open).toBe(0);
    expect([await countOf('notices'), await countOf('email_outbox')]).toEqual([rejected, rejected]);
    const rows = await many(database.db)`
      select state, count(*)::int as count from notice_deliveries group by state`;
    expect(rows).toEqual([{ state: 'sent', count: rejected }]);
    await stop(child, 'SIGTERM');
  },
);

it.runIf(onServer)(
  'NTF-017 a worker runs apart from an API process that leaves the queue alone',
  async () => {
    const before = await countOf('email_outbox');
    const api = await start({ ...variables, WORKER: '0' });
    await rejectSome(3);
    const { child: worker } = await start(variables, 'worker');
    await expect.poll(() => countOf('email_outbox')).toBe(before + 3);
    expect((await stop(worker, 'SIGTERM')).code).toBe(0);
    await rejectSome(1);
    expect(await open()).toBe(1);
    await stop(api.child, 'SIGTERM');
  },
);
