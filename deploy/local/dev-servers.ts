import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { liveReleasesPath } from '@porao/contracts/page';
import { messageOf } from '@porao/server';
import { dataDir as dataDirOf, inWorkspace, ownRoot, typed } from '../registry/data-dir.ts';
import { folderOf, releasableApps } from './apps.ts';
import { bundlerOf } from './build.ts';
import { type Child, startChild } from './child.ts';
import { isFree, nextFree } from './port.ts';
import { readRunFile } from './run-file.ts';
import { serveFolder } from './serve-folder.ts';
import { aborted, stopSignal } from './stop-signals.ts';

const gatewayPort = 8081;
const firstPort = 3100;
const buildTime = 180_000;

/** The shell as `pnpm pack:platform` built it for development: only the packages have it. */
const packedShell = join(ownRoot, 'shell-dev');

interface Front {
  readonly url: string;
  readonly env: NodeJS.ProcessEnv;
}

interface Wanted {
  /** Undefined for all of them. */
  readonly name: string | undefined;
  /** Undefined for the site that runs on this machine. */
  readonly site: Front | undefined;
}

export type Development = ReturnType<typeof development>;

/** Servers in development, which end together. The errors of `shown` are in the page and in the terminal. */
function development(shown: string) {
  const dataDir = dataDirOf();
  const stopped = stopSignal();
  const children: Child[] = [];

  function child(name: string, script: string, args: string[], cwd: string, extra: NodeJS.ProcessEnv): Child {
    const env = { ...process.env, ...extra };
    const logDir = join(dataDir, 'log');
    const started = startChild({ name, script, args, cwd, env, logDir, say: console.error });
    children.push(started);
    return started;
  }

  /** Starts the app's Rsbuild server and waits for its first build. */
  async function startServer(app: string): Promise<string> {
    const port = firstPort + releasableApps().indexOf(app);
    if (!(await isFree(port)))
      throw new Error(`Port ${port} for ${app} is in use. Another ${typed('dev')} may be running.`);
    const cwd = folderOf(app);
    const args = ['dev', '--port', String(port)];
    const server = child(`dev-${app}`, bundlerOf(cwd), args, cwd, {
      NODE_ENV: 'development',
      PORAO_DEV: '1',
      PORAO_DEV_ERRORS: app === shown ? '1' : '',
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

  /** From its sources, or as the packages have it: a live one has React without what hot reload needs. */
  async function startShell(): Promise<string> {
    if (inWorkspace) return startServer('shell');
    const url = existsSync(packedShell) ? await serveFolder(packedShell, 0) : undefined;
    if (url === undefined)
      throw new Error('@porao/cli has no shell for development. Install the newest packages of the site.');
    return url;
  }

  /** One app in front of the API and the releases of a site. */
  async function developOne(app: string, front: Front | undefined): Promise<undefined> {
    if (!releasableApps().includes(app))
      throw new Error(`There is no app ${app}. Apps: ${releasableApps().join(', ')}.`);
    const { url, env } = front ?? runningSite(dataDir);
    if (front && !(await fetch(url + liveReleasesPath).catch(() => undefined))?.ok)
      throw new Error(`${url} does not answer, or is no site of Porao.`);
    const [shell, remote] = await Promise.all([startShell(), app === 'shell' ? undefined : startServer(app)]);
    const main = join(import.meta.dirname, `../gateway/main${extname(import.meta.filename)}`);
    const gateway = child('gateway-dev', main, [], ownRoot, {
      NODE_ENV: 'development',
      PORAO_DEMO: '1',
      HOST: '127.0.0.1',
      PORT: String(await nextFree(gatewayPort)),
      DATA_DIR: dataDir,
      PORAO_DEV_REMOTES: JSON.stringify({ shell, ...(remote && { [app]: remote }) }),
      ...env,
    });
    console.log(
      `${app} of your sources is ready at http://127.0.0.1:${await gateway.ready}, all else as at ${url}.`,
    );
  }

  return { dataDir, stopped, children, startServer, developOne };
}

/** Starts what is developed and keeps it until it is stopped or a part of it ends. `start` returns what has to be stopped
 * beside the servers. */
export async function untilStopped(
  shown: string,
  start: (dev: Development) => Promise<(() => Promise<void>) | undefined>,
): Promise<void> {
  const dev = development(shown);
  const { stopped, children, dataDir } = dev;
  try {
    const stopMore = await start(dev);
    const dead = await Promise.race([
      ...children.map((child) => child.ended.then(() => child.name)),
      aborted(stopped),
    ]);
    if (dead !== undefined) {
      console.error(`${dead} ended by itself; its last output is in ${dataDir}/log/${dead}.log.`);
      process.exitCode = 1;
    }
    await stopMore?.();
  } catch (error) {
    if (!stopped.aborted) {
      console.error(messageOf(error));
      process.exitCode = 1;
    }
  } finally {
    await Promise.all(children.map((child) => child.stop()));
  }
}

function runningSite(dataDir: string): Front {
  const run = readRunFile(dataDir);
  if (run) return { url: run.url, env: { API_URL: run.apiUrl } };
  throw new Error(
    inWorkspace
      ? 'No site runs here. Start it in another terminal first: npm start (or develop everything: pnpm dev; or name a site: --site https://…)'
      : 'Name a site: npx porao dev --site https://… (or by DATA_DIR a trial site that runs on this machine)',
  );
}

/** `[app] [--site https://…]`; ends the process for anything else. */
export function readWanted(given: string[], only?: string): Wanted {
  try {
    const { positionals, values } = parseArgs({
      args: given,
      allowPositionals: true,
      options: { site: { type: 'string' } },
    });
    const [name = only, ...more] = positionals;
    if (more.length > 0) throw new Error(`One app at a time: ${positionals.join(', ')}.`);
    if (values.site === undefined) return { name, site: undefined };
    if (name === undefined)
      throw new Error(`--site takes an app: ${typed('dev mfe-tutor --site https://porao.example')}`);
    if (!/^https?:/.test(values.site) || !URL.canParse(values.site))
      throw new Error(`--site takes an address such as https://porao.example, not ${values.site}.`);
    const { origin } = new URL(values.site);
    return { name, site: { url: origin, env: { API_URL: origin, PORAO_DEV_SITE: origin } } };
  } catch (error) {
    console.error(messageOf(error));
    process.exit(1);
  }
}

/** In a repository of its own there is one remote, as a rule. */
export async function devCommand(given: string[]): Promise<void> {
  const { name, site } = readWanted(given, releasableApps()[0]);
  if (name === undefined) {
    console.error(`There is no remote here. A new one: ${typed('new mfe-reports')}`);
    process.exitCode = 1;
  } else await untilStopped(name, (dev) => dev.developOne(name, site));
  process.exit();
}
