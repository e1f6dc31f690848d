import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, inject, it } from 'vitest';
import { createLog } from '../../src/kit/log.ts';
import { startWork } from '../../src/kit/queue/index.ts';
import { record, system } from '../../src/modules/transitions/index.ts';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';
import { createFamily } from '../support/family.repository.ts';
import { isLongRun } from '../support/long.ts';
import { testSecret } from '../support/people.repository.ts';
import { killAll, launch, start, stop } from '../support/process.ts';

/** The embedded database has one process, which a test cannot look into. */
const onServer = inject('database').kind === 'postgres';
const rejected = isLongRun ? 400 : 20;
const kills = isLongRun ? 10 : 1;

let folder: string;
let database: FreshDatabase;
let variables: Record<string, string>;
beforeAll(async () => {
  if (!onServer) return;
  folder = await mkdtemp(join(tmpdir(), 'porao-notices-'));
  database = await freshDatabase();
  variables = { DATA_DIR: folder, DATABASE_URL: database.url ?? '', JWT_SECRET: testSecret };
});
afterEach(killAll);
afterAll(async () => {
  if (!onServer) return;
  await database.close();
  await rm(folder, { recursive: true });
});

/** Requests of a family that are rejected at once, each with its job. It has e-mails alone, and no quiet hours. */
async function rejectRequests(count: number) {
  const { db } = database;
  const family = await createFamily(db, { email_verified_at: new Date() });
  await sql`insert into notice_settings (user_id, channels, quiet_from, quiet_to)
    values (${family.userId}, '{"requests": {"sms": false, "push": false}}', '0:00', '0:00')`.execute(db);
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: number }>`
      insert into tutor_requests (parent_id, student_id, parent_location_id, tutor_gender, tutoring_place_id, days_in_week)
      select ${family.parentId}::int, ${family.studentId}::int, ${family.locationId}::int, 3, 2, 4
      from generate_series(1, ${count}::int) returning id`.execute(trx);
    const move = { entity: 'request', from: 'Pending', to: 'Rejected', by: system, reason: 'test' } as const;
    await record(
      trx,
      rows.map(({ id }) => ({ ...move, id })),
    );
  });
}

const countOf = async (table: 'notices' | 'email_outbox') =>
  Number(
    (
      await database.db
        .selectFrom(table)
        .select((of) => of.fn.countAll().as('count'))
        .executeTakeFirst()
    )?.count,
  );
const open = async () => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pgboss.job
    where name in ('transitions', 'deliveries') and state < 'completed'`.execute(database.db);
  return rows[0]?.count;
};

/** What a minute does: jobs of the process that died are given up and can be fetched again at once. */
async function letJobsExpire() {
  const { db } = database;
  await sql`update pgboss.job set started_on = started_on - interval '1 hour' where state = 'active'`.execute(
    db,
  );
  await sql`update notice_deliveries set begun_at = begun_at - interval '1 hour' where state = 'waiting'`.execute(
    db,
  );
  await sql`update pgboss.queue set monitor_on = null, monitor_claim_on = null`.execute(db);
  const { supervise, stop } = await startWork({ database, log: createLog('silent'), workers: [], timed: {} });
  await supervise();
  await stop();
  await sql`update pgboss.job set start_after = now() where state = 'retry'`.execute(db);
}

it.runIf(onServer)(
  `NTF-016 every notice is there once, and in the outbox once, over ${kills} times kill -9 of the worker`,
  async () => {
    await rejectRequests(rejected);
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
    const { rows } =
      await sql`select state, count(*)::int as count from notice_deliveries group by state`.execute(
        database.db,
      );
    expect(rows).toEqual([{ state: 'sent', count: rejected }]);
    await stop(child, 'SIGTERM');
  },
);

it.runIf(onServer)(
  'NTF-017 a worker runs apart from an API process that leaves the queue alone',
  async () => {
    const before = await countOf('email_outbox');
    const api = await start({ ...variables, WORKER: '0' });
    await rejectRequests(3);
    const worker = launch(variables, 'worker');
    await expect.poll(() => countOf('email_outbox')).toBe(before + 3);
    expect((await stop(worker, 'SIGTERM')).code).toBe(0);
    await rejectRequests(1);
    expect(await open()).toBe(1);
    await stop(api.child, 'SIGTERM');
  },
);
