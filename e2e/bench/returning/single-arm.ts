import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { fileDriver } from '../../../deploy/registry/index.ts';
import type { Started } from '../gateway-load.ts';
import { type benchProcesses, release } from '../processes.ts';
import type { Arm } from './arm.ts';
import { hashedFiles } from './hashed-files.ts';

/** Below a path from which the page's Trusted Types policy lets libraries load scripts (shell/src/index.html). */
const prefix = '/releases/one/';

/** The sources of an arm as one application with hashed names, split by what changes together: pages and calls as the
 * gateway gives them, files by their names alone. */
export async function singleArm(
  { root, apiUrl }: { root: string; apiUrl: string },
  folder: string,
  { run, start }: Pick<ReturnType<typeof benchProcesses>, 'run' | 'start'>,
  signal: AbortSignal,
): Promise<Arm> {
  const files = hashedFiles(prefix);
  const dataDir = join(folder, 'single');
  let gateway: Started | undefined;
  const server = createServer((asked, answer) => {
    const { pathname } = new URL(asked.url ?? '/', 'http://localhost');
    if (!pathname.startsWith(prefix)) return passOn(asked, answer, gateway?.url ?? '');
    const file = files.answer(pathname.slice(prefix.length), asked.headers);
    answer.writeHead(file ? 200 : 404, file?.headers).end(file?.body);
  });
  server.listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  let builds = 0;
  const live = async () =>
    (await fileDriver(join(dataDir, 'registry')).read()).registry.apps['shell']?.active;
  const serve = async () => {
    await gateway?.child.stop();
    gateway = await start(
      'single-gateway',
      'e2e/bench/single/rendered.ts',
      [],
      {
        DATA_DIR: dataDir,
        API_URL: apiUrl,
        HOST: '127.0.0.1',
        PUBLIC_URL: origin,
        SERVICE_WORKER: 'off',
        BENCH_BASE: prefix,
      },
      root,
    );
  };
  const build = async () => {
    builds += 1;
    const dist = join(folder, `single-dist-${builds}`);
    const before = await live();
    await run('single-publish', 'e2e/bench/single/publish.ts', [dataDir, dist], { DATA_DIR: dataDir }, root);
    if ((await live()) === before) return false;
    files.add(dist);
    await serve();
    return true;
  };
  await build();
  return {
    name: 'one application',
    origin,
    hasWorker: false,
    release: build,
    rollBack: async () => {
      await release(['rollback', 'shell'], { cwd: root, env: { DATA_DIR: dataDir }, signal });
      await serve();
    },
  };
}

/** Header and body as they are. */
function passOn(asked: IncomingMessage, answer: ServerResponse, gateway: string): void {
  const { method, headers } = asked;
  const passed = request(gateway + asked.url, { method, headers }, (came) => {
    answer.writeHead(came.statusCode ?? 502, came.headers);
    pipeline(came, answer, () => undefined);
  });
  passed.on('error', () => answer.destroy());
  pipeline(asked, passed, () => undefined);
}
