import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { vacuum } from '../kit/database/upkeep.ts';
import { createLog } from '../kit/log.ts';
import { loadReferenceData } from '../reference/index.ts';
import { openDatabase } from '../server.ts';
import { loadDemoData, makeJobs } from './index.ts';

const usage =
  'Usage: seed [--demo] [--jobs N]   (the database of DATABASE_URL, or of DATA_DIR while no server runs)';

async function main(): Promise<void> {
  const args = process.argv.slice(2).filter((argument) => argument !== '--');
  const { values } = parseArgs({ args, options: { demo: { type: 'boolean' }, jobs: { type: 'string' } } });
  const jobs = Number(values.jobs ?? 0);
  if (!Number.isInteger(jobs) || jobs < 0 || (!jobs && !values.demo)) throw new Error(usage);
  process.umask(0o077);
  const config = readConfig({ ...process.env, ...(values.demo && { PORAO_DEMO: '1' }) });
  const log = createLog(config.logLevel);
  const { database } = await openDatabase(config, log, { timeLimits: false });
  try {
    await loadReferenceData(database.db);
    if (values.demo) log.info({ loaded: await loadDemoData(database.db) }, 'demo data');
    if (jobs) await makeJobs(database.db, jobs, (made) => made % 100_000 === 0 && log.info({ made }, 'jobs'));
    await vacuum(database.pool);
    log.info({ jobs }, 'done');
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
