import { keepPrivate } from '../registry/private-folder.ts';
import { releasableApps } from './apps.ts';
import { type Development, readWanted, untilStopped } from './dev-servers.ts';
import { isFree } from './port.ts';
import { lockSite, readRunFile } from './run-file.ts';
import { startSite } from './site.ts';

const { name, site } = readWanted(process.argv.slice(2));
await untilStopped(name ?? 'shell', (dev) =>
  name === undefined ? developAll(dev) : dev.developOne(name, site),
);

/** Everything with hot reload. */
async function developAll({ dataDir, stopped, startServer }: Development): Promise<() => Promise<void>> {
  const run = readRunFile(dataDir);
  if (run)
    throw new Error(
      `A site runs already at ${run.url}. Stop it first, or develop one remote in front of it: pnpm dev mfe-tutor`,
    );
  const port = Number(process.env['PORT'] || 8080);
  if (!(await isFree(port)))
    throw new Error(`Port ${port} is in use. Choose another one: PORT=8090 pnpm dev`);
  keepPrivate(dataDir);
  const lock = lockSite(dataDir);
  const servers: Record<string, string> = {};
  for (const app of releasableApps()) servers[app] = await startServer(app);
  const env = { NODE_ENV: 'development', PORAO_DEV_REMOTES: JSON.stringify(servers) };
  const started = await startSite({ port, dataDir, env, demo: true, signal: stopped });
  console.log(`Porao is ready at ${started.url}, with hot reload.`);
  return async () => {
    await started.stop();
    lock.release();
  };
}
