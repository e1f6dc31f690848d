import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { percentile, round } from '../../api/bench/figures.ts';
import { type Child, startChild } from '../../deploy/local/child.ts';
import { prepareReleases } from '../../deploy/local/releases.ts';
import { startSite } from '../../deploy/local/site.ts';
import { repoRoot } from '../../deploy/registry/data-dir.ts';
import { fileDriver } from '../../deploy/registry/index.ts';
import { usageOf } from './process-usage.ts';

/** Requests of a measurement: of a page that is kept, and of one that is made for it. */
const [keptRequests, madeRequests] = [20_000, 150];
/** Of what is neither. */
const otherRequests = 500;
const clients = 64;
/** More than a gateway renders at once, which is 24. */
const tooManyClients = 96;
const agent = new Agent({ keepAlive: true, maxSockets: tooManyClients });

interface GatewayOptions {
  readonly runs: number;
  /** Sources of another commit with their packages, to be compared with. */
  readonly before: string | undefined;
  readonly addresses: number;
}

/** Processor time of pages of one gateway against bare servers and, with `before`, other sources; medians, the arms
 * alternating. Then waits, memory over many addresses, and more clients than it renders for. Linux alone. */
export async function gatewayLoad({ runs, before, addresses }: GatewayOptions): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'porao-gateway-'));
  await prepareReleases({ dataDir });
  const site = await startSite({ port: 0, dataDir, demo: true });
  const started: Child[] = [];
  const start = async (name: string, script: string, args: string[], root = repoRoot) => {
    const env = { ...process.env, DATA_DIR: dataDir, PORT: '0', API_URL: site.apiUrl, LOG_LEVEL: 'silent' };
    const logDir = join(dataDir, 'log');
    const child = startChild({
      name,
      script: join(root, script),
      args,
      cwd: root,
      env,
      logDir,
      say: () => {},
    });
    started.push(child);
    return { child, url: `http://127.0.0.1:${await child.ready}` };
  };
  try {
    const own = await start('gateway', 'deploy/gateway/main.ts', []);
    const older = before && (await start('before', 'deploy/gateway/main.ts', [], before));
    const page = await start('page', 'e2e/bench/bare.ts', ['page', `${own.url}/`]);
    const rendering = await start('render', 'e2e/bench/bare.ts', [
      'render',
      join(dataDir, 'registry'),
      site.apiUrl,
    ]);
    const kept = (at: Started) => costOf(at, () => '/', keptRequests);
    const made = (at: Started) => costOf(at, newBoard, madeRequests);
    const { registry } = await fileDriver(join(dataDir, 'registry')).read();
    const live = registry.apps['mfe-public']?.active;
    const ofPath = (path: string) => (at: Started) => costOf(at, () => path, otherRequests);
    const arms: Record<string, readonly [Started, (at: Started) => Promise<number>]> = {
      'kept page': [own, kept],
      'bare server of its bytes': [page, kept],
      'new board': [own, made],
      'bare server that renders it': [rendering, made],
      'entry of a remote': [own, ofPath(`/releases/mfe-public/${live}/remoteEntry.js`)],
      'call passed on to the API': [own, ofPath('/api/city/select')],
      ...(older && { 'kept page, before': [older, ofPath('/')] }),
    };
    const medians = new Map<string, number>();
    const figures = new Map<string, number[]>();
    for (let run = 0; run < runs; run += 1)
      for (const [name, [at, measure]] of Object.entries(arms))
        figures.set(name, [...(figures.get(name) ?? []), await measure(at)]);
    for (const [name, values] of figures) {
      medians.set(name, percentile(values, 0.5));
      console.log(`${name.padEnd(28)} ${percentile(values, 0.5).toFixed(0)} µs`);
    }
    const ratio = (name: string, to: string) =>
      console.log(`${to} / ${name}: ${round((medians.get(to) ?? 0) / (medians.get(name) ?? 0))}`);
    ratio('kept page', 'bare server of its bytes');
    ratio('new board', 'bare server that renders it');
    if (older) ratio('kept page', 'kept page, before');

    const waits = await load(own.url, () => '/', keptRequests, clients);
    const [half, most] = [percentile(waits.ms, 0.5), percentile(waits.ms, 0.99)];
    console.log(`${clients} clients: 50 % ${round(half)} ms, 99 % ${round(most)} ms: ${round(most / half)}`);

    const waitFor = async (url: string) =>
      percentile((await load(url, () => '/api/city/select', otherRequests, 1)).ms, 0.5);
    const [through, alone] = [await waitFor(own.url), await waitFor(site.apiUrl)];
    console.log(`a call through the gateway / to the API alone: ${round(through / alone)}`);

    const tooMany = await load(own.url, newBoard, madeRequests * 4, tooManyClients);
    const share = (100 * tooMany.withContent) / tooMany.ms.length;
    console.log(
      `${tooManyClients} clients of new boards: ${tooMany.failed} errors, ${share.toFixed(0)} % with content`,
    );

    for (let part = 1; part <= 4; part += 1) {
      await load(own.url, (at) => `/?x=${part}-${at}`, addresses / 4, clients);
      console.log(
        `after ${(addresses / 4) * part} addresses: ${(usageOf(own.child).bytes / 1e6).toFixed(0)} MB`,
      );
    }
  } finally {
    agent.destroy();
    for (const child of started) await child.stop();
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

interface Started {
  readonly child: Child;
  readonly url: string;
}

let boards = 0;
/** An address of the board that nobody asked for before. */
const newBoard = (): string => {
  boards += 1;
  return `/job-board?salary=${boards}`;
};

/** Microseconds of processor time of an answer. */
async function costOf({ child, url }: Started, path: (at: number) => string, times: number) {
  await load(url, path, Math.ceil(times / 3), 8);
  const { ms } = usageOf(child);
  await load(url, path, times, 8);
  return ((usageOf(child).ms - ms) * 1_000) / times;
}

interface Loaded {
  /** Of each answer. */
  readonly ms: readonly number[];
  readonly failed: number;
  readonly withContent: number;
}

/** Asks so often, with so many requests at once. */
async function load(
  url: string,
  path: (at: number) => string,
  times: number,
  together: number,
): Promise<Loaded> {
  const ms: number[] = [];
  let [failed, withContent, begun] = [0, 0, 0];
  const client = async () => {
    while (begun < times) {
      begun += 1;
      const start = performance.now();
      const { status, bytes } = await read(url + path(begun));
      ms.push(performance.now() - start);
      if (status !== 200) failed += 1;
      if (bytes > bytesWithoutContent) withContent += 1;
    }
  };
  await Promise.all(Array.from({ length: together }, client));
  return { ms, failed, withContent };
}

/** Of a board's page in brotli, at most. */
const bytesWithoutContent = 9_000;

/** As a browser asks, without unpacking the answer. */
const read = (url: string): Promise<{ status: number; bytes: number }> =>
  new Promise((resolve, reject) => {
    const headers = { accept: 'text/html, */*', 'accept-encoding': 'br' };
    get(url, { agent, headers }, (answer) => {
      let bytes = 0;
      answer
        .on('data', (part: Buffer) => {
          bytes += part.length;
        })
        .on('end', () => resolve({ status: answer.statusCode ?? 0, bytes }))
        .on('error', reject);
    }).on('error', reject);
  });
