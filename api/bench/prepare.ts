import { tmpdir } from 'node:os';
import { Client, type Pool } from 'pg';
import { migrateServer } from '../src/kit/database/migrate.ts';
import { openServer } from '../src/kit/database/open.ts';
import { loadReferenceData } from '../src/reference/index.ts';
import { testSecret } from '../test/support/people.repository.ts';
import { type Chosen, chooseFacts, sparsePlace } from './facts.ts';
import { makeJobs } from './make-jobs.ts';

export interface Filled {
  readonly jobs: number;
  readonly variables: Readonly<Record<string, string>>;
  readonly url: string;
  readonly chosen: Chosen;
}

async function finish(pool: Pool): Promise<void> {
  await pool.query(
    `update jobs set latitude = $1 + (id % 7) * 0.003, longitude = $2 + (id % 5) * 0.003
     where id in (select id from jobs where status = 'live' order by id limit 12)`,
    [sparsePlace.latitude, sparsePlace.longitude],
  );
  await pool.query('vacuum analyze');
}

/** A database of `jobs` jobs on the server, made unless it is there already. */
export async function fillServer(
  server: string,
  jobs: number,
  note: (text: string) => void,
): Promise<Filled> {
  const name = `porao_bench_${jobs}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  const admin = new Client({ connectionString: server });
  await admin.connect();
  const { rows } = await admin.query('select from pg_database where datname = $1', [name]);
  if (rows.length === 0) await admin.query(`create database ${name}`);
  await admin.end();
  await migrateServer(url.href);
  const opened = openServer(url.href, { timeLimits: false, onConnectionError: () => {} });
  await loadReferenceData(opened.db);
  const { rows: counted } = await opened.pool.query<{ count: number }>('select count(*)::int from jobs');
  if (counted[0]?.count !== jobs) {
    note(`making ${jobs.toLocaleString('en')} jobs`);
    await makeJobs(opened.db, jobs - (counted[0]?.count ?? 0), () => {});
    await finish(opened.pool);
  }
  await opened.pool.query('checkpoint').catch(() => {});
  const chosen = await chooseFacts(opened.pool);
  await opened.close();
  return {
    jobs,
    url: url.href,
    variables: { DATABASE_URL: url.href, DATA_DIR: tmpdir(), JWT_SECRET: testSecret },
    chosen,
  };
}
