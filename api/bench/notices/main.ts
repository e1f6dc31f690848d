import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createRandom } from '@porao/contracts/random';
import { sql } from 'kysely';
import { type Db, openServer } from '../../src/kit/database/open.ts';
import type { TestFamily } from '../../test/support/family.repository.ts';
import { startPostgres } from '../../test/support/postgres-server.ts';
import { killAll, launch, stop } from '../../test/support/process.ts';
import { countOpenJobs, createReader, rejectRequests } from '../../test/support/rejections.repository.ts';
import { cases, type Facts } from '../cases.ts';
import { cursorTo } from '../facts.ts';
import { percentile, round } from '../figures.ts';
import { timed } from '../http.ts';
import { fillServer } from '../prepare.ts';
import { startApi } from '../process.ts';

const { values: options } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    notices: { type: 'string', default: '100000' },
    kills: { type: 'string', default: '10' },
    jobs: { type: 'string', default: '10000' },
    server: { type: 'string' },
    json: { type: 'string' },
  },
});
const [total, kills, jobs] = [Number(options.notices), Number(options.kills), Number(options.jobs)];
/** The board's p95 while notices run, to that before (issue 20). */
const limit = 1.2;
const families = 500;
const perTransaction = 1000;
/** Notices of one transaction each, at a pace that leaves the queue empty. */
const [single, singlesPerSecond] = [300, 20];

async function addNotices(db: Db, readers: readonly TestFamily[], count: number): Promise<void> {
  for (let added = 0; added < count; added += perTransaction)
    await rejectRequests(db, readers, Math.min(perTransaction, count - added));
}

/** How many messages were sent, about: counting rows all the time would cost what is measured. */
const countMails = async (db: Db) => {
  const { rows } = await sql<{ last: number | null }>`select max(id) as last from email_outbox`.execute(db);
  return rows[0]?.last ?? 0;
};

/** Milliseconds from the transaction of each transition after this one to its message in the outbox. */
async function waitsAfter(db: Db, transition: string): Promise<number[]> {
  const { rows } = await sql<{ ms: number }>`
    select extract(epoch from m.created_at - h.at)::float8 * 1000 as ms from email_outbox m
    join notice_deliveries d on d.id = m.delivery_id join notices n on n.id = d.notice_id
    join transitions h on h.id = split_part(n.source, ' ', 2)::bigint
    where h.id > ${transition}::bigint`.execute(db);
  return rows.map(({ ms }) => ms);
}

const lastTransition = async (db: Db) => {
  const { rows } = await sql<{
    id: string;
  }>`select coalesce(max(id), 0)::text as id from transitions`.execute(db);
  return rows[0]?.id ?? '0';
};

/** Milliseconds of calls of the board, one after the other, for as long as `goOn` says. */
async function boardTimes(url: string, facts: Facts, goOn: (calls: number) => boolean): Promise<number[]> {
  const random = createRandom(20);
  const times: number[] = [];
  while (goOn(times.length))
    for (const make of Object.values(cases)) times.push(await timed(url, make(random, facts)));
  return times;
}

async function startWorker(variables: Readonly<Record<string, string>>) {
  const child = launch(variables, 'worker');
  child.stderr?.pipe(process.stderr);
  await once(child, 'message');
  return child;
}

/** Works everything that waits, and kills the worker `kills` times on the way. */
async function workAll(db: Db, variables: Readonly<Record<string, string>>) {
  const started = performance.now();
  const passed = () => (performance.now() - started) / 1000;
  let worker = await startWorker(variables);
  let perSecond: number | undefined;
  for (let killed = 0; ; ) {
    const sent = await countMails(db);
    // Jobs of killed workers are given up after a minute: they are not the rate.
    if (sent >= total * 0.99) perSecond ??= Math.round(sent / passed());
    if (killed < kills && sent >= (total / (kills + 1)) * (killed + 1)) {
      await stop(worker, 'SIGKILL');
      killed += 1;
      worker = await startWorker(variables);
    }
    if (sent >= total && (await countOpenJobs(db)) === 0) return { worker, perSecond, seconds: passed() };
    await pause(sent >= total ? 1000 : 100);
  }
}

async function measure(server: string) {
  const filled = await fillServer(server, jobs, (text) => console.error(text));
  const variables = { ...filled.variables, LOG_LEVEL: 'error' };
  const opened = openServer(filled.url ?? '', { timeLimits: false, onConnectionError: () => {} });
  const { db } = opened;
  const api = await startApi({ ...variables, WORKER: '0' });
  try {
    // A server that is given may have an earlier run's.
    await sql`truncate email_outbox, notices, pgboss.job restart identity cascade`.execute(db);
    const facts = { ...filled.chosen, cursor: await cursorTo(api.url, 1000) };
    const readers: TestFamily[] = [];
    while (readers.length < families) readers.push(await createReader(db));
    console.error(`adding ${total.toLocaleString('en')} notices to the queue`);
    await addNotices(db, readers, total);
    await opened.pool.query('vacuum analyze');
    await boardTimes(api.url, facts, (calls) => calls < 200);
    const before = await boardTimes(api.url, facts, (calls) => calls < 1000);

    let done = false;
    const finished = workAll(db, variables).finally(() => {
      done = true;
    });
    const board = boardTimes(api.url, facts, () => !done);
    const { worker, perSecond, seconds } = await finished;
    const during = await board;
    const mails = await sql<{ all: number; each: number }>`
      select count(*)::int as all, count(distinct delivery_id)::int as each from email_outbox`.execute(db);
    const { all = 0, each = 0 } = mails.rows[0] ?? {};

    const last = await lastTransition(db);
    for (let sent = 0; sent < single; sent++) {
      await rejectRequests(db, readers.slice(sent, sent + 1), 1);
      await pause(1000 / singlesPerSecond);
    }
    while ((await countOpenJobs(db)) > 0) await pause(100);
    const waits = await waitsAfter(db, last);
    await stop(worker, 'SIGTERM');
    const [calm, busy] = [percentile(before, 0.95), percentile(during, 0.95)];
    return {
      notices: total,
      'per second': perSecond,
      'seconds to the last': Math.round(seconds),
      kills,
      lost: total - each,
      twice: all - each,
      'ms from commit to outbox p50': round(percentile(waits, 0.5)),
      p95: round(percentile(waits, 0.95)),
      'board p95 before': round(calm),
      'board p95 meanwhile': round(busy),
      ratio: round(busy / calm),
      met: all === total && each === total && busy / calm <= limit,
    };
  } finally {
    await api.stop();
    killAll();
    await opened.close();
  }
}

const server = options.server ? { url: options.server, stop: async () => {} } : await startPostgres();
try {
  const figures = await measure(server.url);
  console.log(
    `notices through the queue, ${single} at ${singlesPerSecond} a second, and the board, in milliseconds`,
  );
  for (const [name, value] of Object.entries(figures)) console.log(`${name}: ${value}`);
  if (options.json) writeFileSync(options.json, `${JSON.stringify(figures, null, 2)}\n`);
  process.exitCode = figures.met ? 0 : 1;
} finally {
  await server.stop();
}
