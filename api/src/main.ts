import { messageOf } from '@porao/server';
import { readConfig } from './config.ts';
import { isDiskFull } from './kit/database/disk-full.ts';
import { limitHeapGrowth } from './kit/heap.ts';
import { createLog } from './kit/log.ts';
import { startServer } from './server.ts';

async function main(): Promise<void> {
  limitHeapGrowth();
  // Files of DATA_DIR are readable by this user only.
  process.umask(0o077);
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const server = await startServer(config, log);

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    // Ends the process even when handles are still open.
    setTimeout(() => process.exit(1), 5000).unref();
    await server.stop();
    log.info('stopped');
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
  process.on('disconnect', () => void stop());

  log.info({ host: config.host, port: server.port }, 'listening');
  process.send?.({ type: 'ready', port: server.port });
}

main().catch((error: unknown) => {
  if (isDiskFull(error)) {
    process.stderr.write(
      'The disk is full: free some space where DATA_DIR or the database is, then start again.\n',
    );
  }
  process.stderr.write(`${messageOf(error)}\n`);
  if (error instanceof Error && error.cause instanceof Error)
    process.stderr.write(`${error.cause.message}\n`);
  process.exit(1);
});
