import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { migrateServer } from '../../src/kit/database/migrate.ts';
import { openServer } from '../../src/kit/database/open.ts';
import { matchJob } from '../../src/modules/saved-searches/match.repository.ts';
import { loadReferenceData } from '../../src/reference/index.ts';
import { startPostgres } from '../../test/support/postgres-server.ts';
import { percentile, round } from '../figures.ts';
import { makeJobs } from '../make-jobs.ts';
import { fillSearches, searchesPerTutor } from './fill.ts';

const { values: options } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    searches: { type: 'string', default: '1000000' },
    jobs: { type: 'string', default: '1000' },
    server: { type: 'string' },
    json: { type: 'string' },
  },
});
const [searches, jobs] = [Number(options.searches), Number(options.jobs)];
/** Jobs that are matched at the same time: one for each processor that the aim names. */
const workers = 2;
/** Seconds for 1,000 jobs and 1,000,000 searches on two processors (issue 20). */
const limit = 60;

async function measure(server: string) {
  const url = new URL(server);
  url.pathname = '/porao_bench_alerts';
  const admin = new Client({ connectionString: server });
  await admin.connect();
  await admin.query('drop database if exists porao_bench_alerts');
  await admin.query('create database porao_bench_alerts');
  await admin.end();
  await migrateServer(url.href);
  const opened = openServer(url.href, { timeLimits: false, onConnectionError: () => {} });
  try {
    const { db, pool } = opened;
    await loadReferenceData(db);
    console.error(`making ${searches.toLocaleString('en')} saved searches`);
    await fillSearches(db, searches / searchesPerTutor);
    // Three of ten are open.
    await makeJobs(db, jobs * 4, () => {});
    await pool.query('vacuum analyze');
    await pool.query('checkpoint').catch(() => {});
    const { rows } = await pool.query<{ id: number }>(
      `select id from jobs where status = 'live' order by id limit ${jobs}`,
    );
    const times: number[] = [];
    const started = performance.now();
    const work = async () => {
      for (let row = rows.pop(); row; row = rows.pop()) {
        const { id } = row;
        const before = performance.now();
        await db.transaction().execute((trx) => matchJob(trx, id));
        times.push(performance.now() - before);
      }
    };
    await Promise.all(Array.from({ length: workers }, work));
    const seconds = round((performance.now() - started) / 1000);
    const [p50, p95] = [round(percentile(times, 0.5)), round(percentile(times, 0.95))];
    const { rows: told } = await pool.query<{ count: number }>('select count(*)::int from job_alerts');
    const found = told[0]?.count ?? 0;
    return { searches, jobs: times.length, seconds, 'people to tell': found, p50, p95, met: seconds < limit };
  } finally {
    await opened.close();
  }
}

const server = options.server ? { url: options.server, stop: async () => {} } : await startPostgres();
try {
  const figures = await measure(server.url);
  console.log('matching of new jobs, with the notes of who is told: seconds for all, milliseconds for one');
  console.table([figures]);
  if (options.json) writeFileSync(options.json, `${JSON.stringify(figures, null, 2)}\n`);
  process.exitCode = figures.met ? 0 : 1;
} finally {
  await server.stop();
}
