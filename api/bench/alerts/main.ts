import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Client, type Pool } from 'pg';
import { migrateServer } from '../../src/kit/database/migrate.ts';
import { openServer } from '../../src/kit/database/open.ts';
import { loadReferenceData } from '../../src/reference/index.ts';
import { startPostgres } from '../../test/support/postgres-server.ts';
import { makeJobs } from '../make-jobs.ts';
import { fillSearches, readSource, searchesPerTutor } from './fill.ts';
import { fillTutorSearches } from './fill-guardians.ts';
import { matchJobs } from './jobs.ts';
import { matchTutors } from './tutors.ts';

const { values: options } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    searches: { type: 'string', default: '1000000' },
    jobs: { type: 'string', default: '1000' },
    tutors: { type: 'string', default: '1000' },
    server: { type: 'string' },
    json: { type: 'string' },
  },
});
const [searches, jobs, tutors] = [Number(options.searches), Number(options.jobs), Number(options.tutors)];
/** Seconds for 1,000 of each and 1,000,000 searches on two processors (issue 20). */
const limit = 60;

async function settle(pool: Pool): Promise<void> {
  await pool.query('vacuum analyze');
  await pool.query('checkpoint').catch(() => {});
}

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
    const source = await readSource(db);
    console.error(`making ${searches.toLocaleString('en')} saved searches of tutors`);
    await fillSearches(db, source, searches / searchesPerTutor);
    // Three of ten are open.
    await makeJobs(db, jobs * 4, () => {});
    await settle(pool);
    const ofJobs = await matchJobs(db, pool, jobs);
    console.error(`making ${searches.toLocaleString('en')} saved searches of guardians`);
    await fillTutorSearches(db, source, searches);
    await settle(pool);
    return { jobs: ofJobs, tutors: await matchTutors(pool, tutors) };
  } finally {
    await opened.close();
  }
}

const own = options.server === undefined ? await startPostgres() : undefined;
try {
  const figures = await measure(own?.url ?? options.server ?? '');
  console.log(
    `new jobs, and tutors who become available, against ${options.searches} saved searches each, with the`,
  );
  console.log(
    'notes of who is told: seconds for all, milliseconds for a transaction (one job, or some tutors)',
  );
  console.table(figures);
  if (options.json) writeFileSync(options.json, `${JSON.stringify(figures, null, 2)}\n`);
  process.exitCode = Object.values(figures).every(({ seconds }) => seconds < limit) ? 0 : 1;
} finally {
  await own?.stop();
}
