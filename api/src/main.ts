import { readConfig } from './config.ts';
import { createLog } from './kit/log.ts';
import { runProcess } from './process.ts';
import { startServer } from './server.ts';

await runProcess(async () => {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const { port, stop } = await startServer(config, log);
  log.info({ host: config.host, port }, 'listening');
  return { log, ready: { type: 'ready', port }, stop };
});
