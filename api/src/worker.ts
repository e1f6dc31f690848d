import { startBackground } from './background.ts';
import { readConfig } from './config.ts';
import { createTokens } from './kit/auth/tokens.ts';
import { onceWritable } from './kit/database/once-writable.ts';
import { createLog } from './kit/log.ts';
import { runProcess } from './process.ts';
import { openDatabase, servicesOf } from './server.ts';

/** Works the queues in a process of its own, beside API processes with WORKER=0. */
await runProcess(async () => {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  if (!config.databaseUrl)
    throw new Error('A worker apart needs DATABASE_URL: the embedded database has one process.');
  const { database } = await openDatabase(config, log);
  const services = { ...servicesOf(config, database.db, log), tokens: createTokens(config.jwtSecret) };
  const metrics =
    config.metrics && (await import('./kit/metrics.ts')).apiMetrics(config.dataDir, database, log);
  const listening = config.metrics && (await metrics?.listen(config.metrics));
  const working = await onceWritable({
    db: database.db,
    log,
    begin: async () => {
      const started = await startBackground({ config, database, services, log });
      log.info('working');
      return started;
    },
  });
  return {
    log,
    ready: { type: 'ready' },
    stop: async () => {
      listening?.close();
      await working.stop();
      await database.close();
    },
  };
});
