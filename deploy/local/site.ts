import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { repoRoot } from '../registry/data-dir.ts';
import { type Child, startChild } from './child.ts';
import { keepRunning } from './keep-running.ts';
import { freePort } from './port.ts';

/** Until every part must have answered; a first start fills the database. */
const startTime = 90_000;

export interface SiteOptions {
  /** Is the gateway's; 0 for any free one. */
  readonly port: number;
  readonly dataDir: string;
  /** On top of this process's environment. */
  readonly env?: NodeJS.ProcessEnv;
  /** Demo data in an empty database, codes in answers, releases of one's own. */
  readonly demo: boolean;
  /** Gets warnings and errors of the parts. */
  readonly say?: (line: string) => void;
  /** Ends a start that is not finished. */
  readonly signal?: AbortSignal;
  /** Puts live what the gateway serves, while the API starts. */
  readonly prepare?: (signal: AbortSignal) => Promise<void>;
}

export type RunningSite = Awaited<ReturnType<typeof startSite>>;

/** Starts the API and the gateway over what the registry in `dataDir` has live, and waits until both answer. */
export async function startSite(options: SiteOptions) {
  const { dataDir, demo, say = console.error, signal, prepare } = options;
  // Known before the API starts: links in messages, and a payment's way back, lead there.
  const port = options.port || (await freePort());
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    ...options.env,
    ...(demo && { PORAO_DEMO: '1' }),
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
  };
  let announceDeath: (name: string) => void = () => undefined;
  const died = new Promise<string>((resolve) => {
    announceDeath = resolve;
  });
  const logDir = join(dataDir, 'log');
  const parts = new Map<string, Pick<Child, 'stop'>>();
  const launch = (name: string, script: string, extra: NodeJS.ProcessEnv) =>
    startChild({
      name,
      script: join(repoRoot, script),
      cwd: repoRoot,
      env: { ...env, ...extra },
      logDir,
      say,
    });
  const halt = async (name: string) => {
    await parts.get(name)?.stop();
    parts.delete(name);
  };
  const stop = async () => {
    await halt('gateway');
    await halt('api');
  };
  const launchApi = async (onPort: number) => {
    const start = () =>
      launch('api', 'api/src/main.ts', {
        PORT: String(onPort),
        METRICS_PORT: '',
        PUBLIC_URL: env['PUBLIC_URL'] ?? `http://127.0.0.1:${port}`,
      });
    const first = start();
    parts.set(first.name, first);
    await first.ready;
    parts.set(first.name, keepRunning({ first, launch: start, say, logDir }));
  };

  const apiPort = await freePort();
  const apiUrl = `http://127.0.0.1:${apiPort}`;
  const launchGateway = (onPort: number) => {
    const extra = { PORT: String(onPort), API_URL: apiUrl };
    const child = launch('gateway', 'deploy/gateway/main.ts', extra);
    parts.set(child.name, child);
    void child.ended.then(() => {
      if (!child.stopping) announceDeath(child.name);
    });
    return child.ready;
  };

  const failed = new AbortController();
  const ending = AbortSignal.any([failed.signal, ...(signal ? [signal] : [])]);
  const giveUp = () => void stop();
  ending.addEventListener('abort', giveUp, { once: true });
  const gatewayReady = (prepare?.(ending) ?? Promise.resolve()).then(() => {
    ending.throwIfAborted();
    return launchGateway(port);
  });
  try {
    const [gatewayPort] = await Promise.all([gatewayReady, launchApi(apiPort)]);
    const url = `http://127.0.0.1:${gatewayPort}`;
    await untilAnswers(url, signal);
    return {
      url,
      apiUrl,
      /** Resolves when the gateway ended by itself, with its name. The API is started again instead. */
      died,
      stop,
      /** On the same port as before, over the same data. */
      startApi: () => launchApi(apiPort),
      stopApi: () => halt('api'),
      async restartGateway() {
        await halt('gateway');
        await launchGateway(gatewayPort);
      },
    };
  } catch (error) {
    failed.abort();
    await gatewayReady.catch(() => undefined);
    await stop();
    throw error;
  } finally {
    ending.removeEventListener('abort', giveUp);
  }
}

async function untilAnswers(url: string, signal: AbortSignal | undefined): Promise<void> {
  const end = Date.now() + startTime;
  const answers = async (path: string) => {
    const answer = await fetch(url + path, { headers: { accept: 'text/html, */*' } }).catch(() => undefined);
    await answer?.body?.cancel();
    return answer?.status === 200;
  };
  for (;;) {
    const [page, api] = await Promise.all([answers('/'), answers('/api/city/select')]);
    signal?.throwIfAborted();
    if (page && api) return;
    if (Date.now() > end) {
      const silent = page ? 'The API' : 'The page /';
      throw new Error(
        `${silent} does not answer at ${url} after ${startTime / 1000} s; look into DATA_DIR/log.`,
      );
    }
    await sleep(100);
  }
}
