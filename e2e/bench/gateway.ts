import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '@porao/contracts';
import { filesPath } from '@porao/contracts/page';
import { percentile, round } from '../../api/bench/figures.ts';
import { type Child, startChild } from '../../deploy/local/child.ts';
import { repoRoot } from '../../deploy/registry/data-dir.ts';
import { fileDriver, readRelease } from '../../deploy/registry/index.ts';
import { checkOut, temporaryFolder } from '../../deploy/testing/check-out.ts';
import { type Aim, atLeast, atMost } from './aim.ts';
import {
  ask,
  costOf,
  endClients,
  flood,
  load,
  medianMs,
  type Started,
  usualEncoding,
} from './gateway-load.ts';
import { usageOf } from './process-usage.ts';

/** Requests of a measurement: of a page that is kept, of one that is made for it, and of what is neither. */
const [keptRequests, madeRequests, otherRequests] = [6_000, 120, 1_500];
const clients = 64;
/** These pages are rendered: none of them is too late for its content. */
const fewClients = 2;
/** The load is more than it renders. */
const floodSeconds = 8;

interface GatewayOptions {
  readonly runs: number;
  /** A commit to be compared with. */
  readonly against: string | undefined;
  readonly addresses: number;
}

/** Processor time of pages of one gateway against bare servers and, with `against`, the gateway of another commit;
 * medians, the arms alternating. Then waits, more load than it renders, and memory. Linux alone. */
export async function gatewayLoad({ runs, against, addresses }: GatewayOptions): Promise<void> {
  const folder = temporaryFolder('porao-gateway-');
  const started: Child[] = [];
  const launch = (name: string, script: string, args: string[] = [], more = {}, root = repoRoot) => {
    const env = { ...process.env, DATA_DIR: join(folder, 'own'), PORT: '0', LOG_LEVEL: 'silent', ...more };
    const path = join(root, script);
    const logDir = join(folder, 'log');
    const child = startChild({ name, script: path, args, cwd: root, env, logDir, say: console.error });
    started.unshift(child);
    return child;
  };
  const start = async (...given: Parameters<typeof launch>): Promise<Started> => {
    const child = launch(...given);
    return { child, url: `http://127.0.0.1:${await child.ready}` };
  };
  const startSite = async (name: string, root = repoRoot) => {
    const DATA_DIR = join(folder, name);
    const publishing = launch(`${name}-publish`, 'e2e/bench/publish.ts', [root, DATA_DIR], { DATA_DIR });
    if ((await publishing.ended) !== 0) throw new Error(`The apps of ${root} were not published.`);
    const api = await start(`${name}-api`, 'api/src/main.ts', [], { DATA_DIR, PORAO_DEMO: '1' }, root);
    const env = { DATA_DIR, API_URL: api.url };
    return { api, gateway: await start(`${name}-gateway`, 'deploy/gateway/main.ts', [], env, root) };
  };
  try {
    const { api, gateway: own } = await startSite('own');
    const page = await start('page', 'e2e/bench/bare.ts', ['page', `${own.url}/`]);
    const registry = join(folder, 'own/registry');
    const relay = await start('relay', 'e2e/bench/bare.ts', ['relay', api.url]);
    const bare = await start('render', 'e2e/bench/bare.ts', ['render', registry, api.url]);
    const sources = join(folder, 'sources');
    if (against) checkOut(against, sources);
    const older = against ? (await startSite('older', sources)).gateway : undefined;
    const driver = fileDriver(registry);
    const live = (await driver.read()).registry.apps['mfe-public']?.active ?? '';
    const release = await readRelease(driver, 'mfe-public', live);
    const job = await jobCall(api);
    const entry = `${filesPath}mfe-public/${release.entry}`;

    console.log(`All but one are asked for in ${usualEncoding}; answers of the API come so uncompressed.`);
    const medians = await mediansOf(runs, {
      'kept page': () => costOf(own, () => '/', keptRequests),
      'bare server of its bytes': () => costOf(page, () => '/', keptRequests),
      'new board': () => costOf(own, newBoard, madeRequests, fewClients),
      'bare server that renders it': () => costOf(bare, newBoard, madeRequests, fewClients),
      'entry of a remote': () => costOf(own, () => entry, otherRequests),
      'job passed on from the API': () => costOf(own, () => job, otherRequests),
      'the same in gzip': () => costOf(own, () => job, otherRequests, 8, 'gzip'),
      ...(older && { 'page of the other commit': () => costOf(older, () => '/', otherRequests) }),
    });
    const ratio = (of: string, to: string) => (medians.get(of) ?? 0) / (medians.get(to) ?? 0);
    const aims: Aim[] = [
      atLeast('kept page: a bare server of its bytes', 0.5, ratio('bare server of its bytes', 'kept page')),
      atLeast(
        'new board: a bare server that renders it',
        0.5,
        ratio('bare server that renders it', 'new board'),
      ),
    ];
    if (older)
      aims.push(atLeast('kept page: the other commit', 10, ratio('page of the other commit', 'kept page')));
    aims.push(await waitsOf(own), await throughGateway(own, api, relay, job, runs), await overload(own));
    aims.push(await memoryOf(own, addresses));
    console.table(aims);
  } finally {
    endClients();
    for (const child of started) await child.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function mediansOf(runs: number, arms: Readonly<Record<string, () => Promise<number>>>) {
  const figures = new Map<string, number[]>();
  for (let run = 0; run < runs; run += 1)
    for (const [name, measure] of Object.entries(arms))
      figures.set(name, [...(figures.get(name) ?? []), await measure()]);
  const medians = new Map([...figures].map(([name, values]) => [name, percentile(values, 0.5)]));
  for (const [name, median] of medians) console.log(`${name.padEnd(28)} ${median.toFixed(0)} µs`);
  return medians;
}

async function waitsOf({ url }: Started): Promise<Aim> {
  const times = (await load(url, () => '/', keptRequests, clients)).map(({ ms }) => ms);
  const [half, most] = [percentile(times, 0.5), percentile(times, 0.99)];
  console.log(
    `${clients} clients of a kept page: 50 % within ${round(half)} ms, 99 % within ${round(most)} ms`,
  );
  return atMost(`p99 to p50 at ${clients} clients`, 5, most / half);
}

/** Measures a job by id, uncompressed, by one client; beside it a process copies bytes unread. */
async function throughGateway(own: Started, api: Started, relay: Started, job: string, runs: number) {
  const waitFor = async ({ url }: Started) => medianMs(await load(url, () => job, otherRequests, 1));
  const [ratios, floors]: [number[], number[]] = [[], []];
  for (let run = 0; run < runs; run += 1) {
    const alone = await waitFor(api);
    ratios.push((await waitFor(own)) / alone);
    floors.push((await waitFor(relay)) / alone);
  }
  console.log(
    `a call through a process that copies bytes: ${round(percentile(floors, 0.5))} of the API alone`,
  );
  return atMost('a call through the gateway to the API alone', 1.3, percentile(ratios, 0.5));
}

/** The path of a call that answers with one job. */
async function jobCall({ url }: Started): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}/api/job-board`, { method: 'POST', headers, body: '{}' });
  const { data } = endpoints['POST /api/job-board'].response.parse(await answer.json());
  return `/api/job-board/${data[0]?.id}`;
}

let boards = 0;
/** An address of the board that nobody asked for before. */
const newBoard = (): string => {
  boards += 1;
  return `/job-board?salary=${boards}`;
};

/** Twice the boards a second that it renders. */
async function overload({ url }: Started): Promise<Aim> {
  const full = (await ask(url + newBoard())).bytes;
  const start = performance.now();
  await load(url, newBoard, madeRequests, fewClients);
  const perSecond = madeRequests / ((performance.now() - start) / 1000);
  const answers = await flood(url, newBoard, 2 * perSecond, floodSeconds);
  const failed = answers.filter(({ status }) => status !== 200).length;
  // Without its content a board is a fraction of that.
  const withContent = answers.filter(({ bytes }) => bytes > full / 2).length / answers.length;
  console.log(
    `${round(2 * perSecond)} boards a second, twice what it renders: ${failed} of ${answers.length} failed, ` +
      `${round(100 * withContent)} % had content, 50 % within ${round(medianMs(answers))} ms`,
  );
  return atMost('errors at twice the boards that it renders', 0, failed);
}

/** After all addresses to a quarter of them, in which its caches get full. */
async function memoryOf({ child, url }: Started, addresses: number): Promise<Aim> {
  const bytes: number[] = [];
  for (let part = 1; part <= 4; part += 1) {
    await load(url, (at) => `/?x=${part}-${at}`, addresses / 4, clients);
    bytes.push(usageOf(child).bytes);
    console.log(`after ${(addresses / 4) * part} addresses: ${round((bytes.at(-1) ?? 0) / 1e6)} MB`);
  }
  return atMost('memory after all addresses to a quarter', 1.1, (bytes.at(-1) ?? 0) / (bytes[0] ?? 0));
}
