import { readConfig } from '../src/config.ts';
import { vacuum } from '../src/kit/database/upkeep.ts';
import { createLog } from '../src/kit/log.ts';
import { loadReferenceData } from '../src/reference/index.ts';
import { openDatabase } from '../src/server.ts';
import { makeJobs } from './make-jobs.ts';

// Fills the database of DATABASE_URL, or of DATA_DIR while no server runs: node api/bench/seed-jobs.ts 100000
const jobs = Number(process.argv[2]);
if (!Number.isInteger(jobs) || jobs < 1) throw new Error('Usage: seed-jobs N');
process.umask(0o077);
const config = readConfig(process.env);
const log = createLog(config.logLevel);
const { database } = await openDatabase(config, log, { timeLimits: false });
try {
  await loadReferenceData(database.db);
  await makeJobs(database.db, jobs, (made) => made % 100_000 === 0 && log.info({ made }, 'jobs'));
  await vacuum(database.pool);
} finally {
  await database.close();
}
