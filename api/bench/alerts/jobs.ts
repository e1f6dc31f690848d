import type { Pool } from 'pg';
import type { Db } from '../../src/kit/database/open.ts';
import { matchJob } from '../../src/modules/saved-searches/match.repository.ts';
import { percentile, round } from '../figures.ts';

/** Jobs that are matched at the same time: one for each processor that the aim names. */
const workers = 2;

/** New jobs against the searches of tutors: seconds for all, milliseconds for one. */
export async function matchJobs(db: Db, pool: Pool, jobs: number) {
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
  return { matched: times.length, seconds, found: told[0]?.count ?? 0, p50, p95 };
}
