import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { liveReleasesPath } from '@porao/contracts/page';
import { messageOf } from '@porao/server';
import { dataDir as dataDirOf, repoRoot } from '../registry/data-dir.ts';
import { keepPrivate } from '../registry/private-folder.ts';
import { releasableApps } from './apps.ts';
import { type Child, startChild } from './child.ts';
import { isFree, nextFree } from './port.ts';
import { lockSite, readRunFile } from './run-file.ts';
import { startSite } from './site.ts';
import { aborted, stopSignal } from './stop-signals.ts';

const gatewayPort = 8081;
const firstPort = 3100;
const buildTime = 180_000;

const stopped = stopSignal();
const dataDir = dataDirOf();
const children: Child[] = [];
const { name, site } = readArguments();

try {
  const stopSite = name === undefined ? await developAll() : await developOne(name, site);
  const dead = await Promise.race([
    ...children.map((child) => child.ended.then(() => child.name)),
    aborted(stopped),
  ]);
  if (dead !== undefined) {
    console.error(`${dead} ended by itself; its last output is in ${dataDir}/log/${dead}.log.`);
    process.exitCode = 1;
  }
  await stopSite?.();
} catch (error) {
  if (!stopped.aborted) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
} finally {
  await Promise.all(children.map((child) => child.stop()));
}

/** Everything with hot reload. */
async function developAll(): Promise<() => Promise<void>> {
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
  const site = await startSite({ port, dataDir, env, demo: true, signal: stopped });
  console.log(`Porao is ready at ${site.url}, with hot reload.`);
  return async () => {
    await site.stop();
    lock.release();
  };
}

interface Front {
  readonly url: string;
  readonly env: NodeJS.ProcessEnv;
}

/** The site that runs on this machine. */
function runningSite(): Front {
  const run = readRunFile(dataDir);
  if (!run)
    throw new Error(
      'No site runs here. Start it in another terminal first: npm start (or develop everything: pnpm dev; or name a site: --site https://…)',
    );
  return { url: run.url, env: { API_URL: run.apiUrl } };
}

/** One remote, in front of the API and the releases of a site. The shell comes from the sources too: a live one has
 * React without what hot reload needs. */
async function developOne(app: string, front: Front | undefined): Promise<undefined> {
  if (!releasableApps().includes(app))
    throw new Error(`There is no app ${app}. Apps: ${releasableApps().join(', ')}.`);
  const { url, env } = front ?? runningSite();
  if (front && !(await fetch(url + liveReleasesPath).catch(() => undefined))?.ok)
    throw new Error(`${url} does not answer, or is no site of Porao.`);
  const apps = [...new Set(['shell', app])];
  const servers = await Promise.all(apps.map(async (one) => [one, await startServer(one)]));
  const gateway = child('gateway-dev', join(repoRoot, 'deploy/gateway/main.ts'), [], repoRoot, {
    NODE_ENV: 'development',
    PORAO_DEMO: '1',
    HOST: '127.0.0.1',
    PORT: String(await nextFree(gatewayPort)),
    DATA_DIR: dataDir,
    PORAO_DEV_REMOTES: JSON.stringify(Object.fromEntries(servers)),
    ...env,
  });
  console.log(
    `${app} of your sources is ready at http://127.0.0.1:${await gateway.ready}, all else as at ${url}.`,
  );
}

/** Starts the app's Rsbuild server and waits for its first build. */
async function startServer(app: string): Promise<string> {
  const port = firstPort + releasableApps().indexOf(app);
  if (!(await isFree(port)))
    throw new Error(`Port ${port} for ${app} is in use. Another pnpm dev may be running.`);
  const cwd = join(repoRoot, app);
  const args = ['dev', '--port', String(port)];
  const server = child(`dev-${app}`, join(cwd, 'node_modules/@rsbuild/core/bin/rsbuild.js'), args, cwd, {
    NODE_ENV: 'development',
    PORAO_DEV: '1',
    PORAO_DEV_ERRORS: app === (name ?? 'shell') ? '1' : '',
  });
  let ended = false;
  void server.ended.then(() => {
    ended = true;
  });
  const url = `http://127.0.0.1:${port}`;
  const end = Date.now() + buildTime;
  console.log(`Building ${app} …`);
  while (!(await fetch(`${url}/build-info.json`).catch(() => undefined))?.ok) {
    stopped.throwIfAborted();
    if (ended || Date.now() > end)
      throw new Error(`${app} did not build; see ${dataDir}/log/dev-${app}.log.`);
    await sleep(150);
  }
  return url;
}

function readArguments(): { name: string | undefined; site: Front | undefined } {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { site: { type: 'string' } },
    });
    const [app, ...more] = positionals;
    if (more.length > 0) throw new Error(`One app at a time: ${positionals.join(', ')}.`);
    if (values.site === undefined) return { name: app, site: undefined };
    if (app === undefined)
      throw new Error('--site takes an app: pnpm dev mfe-tutor --site https://porao.example');
    if (!/^https?:/.test(values.site) || !URL.canParse(values.site))
      throw new Error(`--site takes an address such as https://porao.example, not ${values.site}.`);
    const { origin } = new URL(values.site);
    return { name: app, site: { url: origin, env: { API_URL: origin, PORAO_DEV_SITE: origin } } };
  } catch (error) {
    console.error(messageOf(error));
    process.exit(1);
  }
}

function child(name: string, script: string, args: string[], cwd: string, extra: NodeJS.ProcessEnv): Child {
  const env = { ...process.env, ...extra };
  const started = startChild({
    name,
    script,
    args,
    cwd,
    env,
    logDir: join(dataDir, 'log'),
    say: console.error,
  });
  children.push(started);
  return started;
}
