import { parseArgs } from 'node:util';
import { messageOf } from '@porao/server';
import { readConfig } from '../config.ts';
import { vacuum } from '../kit/database/upkeep.ts';
import { createLog } from '../kit/log.ts';
import { loadReferenceData } from '../reference/index.ts';
import { openDatabase } from '../server.ts';
import { loadDemoData } from './index.ts';

const usage = 'Usage: seed --demo   (the database of DATABASE_URL, or of DATA_DIR while no server runs)';

async function main(): Promise<void> {
  const args = process.argv.slice(2).filter((argument) => argument !== '--');
  const { values } = parseArgs({ args, options: { demo: { type: 'boolean' } } });
  if (!values.demo) throw new Error(usage);
  process.umask(0o077);
  const config = readConfig({ ...process.env, PORAO_DEMO: '1' });
  const log = createLog(config.logLevel);
  const { database } = await openDatabase(config, log, { timeLimits: false });
  try {
    await loadReferenceData(database.db);
    log.info({ loaded: await loadDemoData(database.db) }, 'demo data');
    await vacuum(database.pool);
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exit(1);
});
