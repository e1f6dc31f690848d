import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { JobBoardBody } from '@porao/contracts';
import { createRandom } from '@porao/contracts/random';
import { Pool } from 'pg';
import { startPostgres } from '../test/support/postgres-server.ts';
import { compare } from './aims.ts';
import { type Case, cases, type Facts } from './cases.ts';
import { cursorTo } from './facts.ts';
import { type Latencies, percentile, perSecond, round, type SizeFigures } from './figures.ts';
import { call, timed } from './http.ts';
import { type Filled, fillEmbedded, fillServer } from './prepare.ts';
import { type ApiProcess, startApi } from './process.ts';
import { rawBoards, recordStatements } from './statements.ts';

const { values: options } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    sizes: { type: 'string', default: '10000,100000,1000000' },
    pglite: { type: 'boolean', default: false },
    requests: { type: 'string', default: '300' },
    seconds: { type: 'string', default: '6' },
    server: { type: 'string' },
    json: { type: 'string' },
  },
});
const sizes = options.sizes.split(',').map(Number);
const requests = Number(options.requests);
if ([...sizes, requests].some((value) => !Number.isInteger(value) || value < 1)) {
  throw new Error('Give whole numbers: --sizes 10000,100000 --requests 300');
}
const clients = 16;
const note = (text: string) => console.error(text);

interface Running extends Filled {
  readonly api: ApiProcess;
  readonly facts: Facts;
}

async function launch(filled: Filled): Promise<Running> {
  const api = await startApi(filled.variables);
  return { ...filled, api, facts: { ...filled.chosen, cursor: await cursorTo(api.url, 1000) } };
}

/** One request of each case at each size in turn, so that changes of the machine's load affect all alike. */
async function latenciesOf(running: readonly Running[]): Promise<Map<number, Latencies>> {
  const times = new Map<string, number[]>();
  const random = createRandom(42);
  const warmUp = Math.ceil(requests / 10);
  for (let turn = -warmUp; turn < requests; turn++) {
    for (const [name, make] of Object.entries(cases)) {
      for (const { jobs, api, facts } of running) {
        const ms = await timed(api.url, make(random, facts));
        if (turn < 0) continue;
        const key = `${jobs} ${name}`;
        times.set(key, [...(times.get(key) ?? []), ms]);
      }
    }
  }
  const figuresOf = (key: string) => {
    const values = times.get(key) ?? [];
    return { p50: round(percentile(values, 0.5)), p95: round(percentile(values, 0.95)) };
  };
  return new Map(
    running.map(({ jobs }) => [
      jobs,
      Object.fromEntries(Object.keys(cases).map((name) => [name, figuresOf(`${jobs} ${name}`)])),
    ]),
  );
}

/** All kinds of board in one mixture, through the API and directly through `pg`, alternating. */
async function throughputOf({ api, facts, url }: Running) {
  const random = createRandom(7);
  const boards: Case[] = Array.from({ length: 20 }, () =>
    Object.values(cases).map((make) => make(random, facts)),
  )
    .flat()
    .filter((one) => one.kind === 'board');
  const ms = (Number(options.seconds) * 1000) / 3;
  let next = 0;
  const overHttp = () => call(api.url, boards[next++ % boards.length] as Case);
  const bodies = boards.flatMap((one) => (one.kind === 'board' ? [JobBoardBody.parse(one.body)] : []));
  const statements = url ? await recordStatements(url, bodies) : [];
  const pool = url ? new Pool({ connectionString: url, max: 10 }) : null;
  const through: number[] = [];
  const raw: number[] = [];
  for (let turn = 0; turn < 3; turn++) {
    through.push(await perSecond(clients, ms, overHttp));
    if (pool) raw.push(await rawBoards(pool, statements, clients, ms));
  }
  await pool?.end();
  return {
    boardsPerSecond: round(percentile(through, 0.5)),
    rawPerSecond: pool ? round(percentile(raw, 0.5)) : null,
  };
}

async function measure(filled: readonly Filled[]): Promise<SizeFigures[]> {
  const running: Running[] = [];
  try {
    for (const one of filled) running.push(await launch(one));
    const latencies = await latenciesOf(running);
    const figures: SizeFigures[] = [];
    for (const one of running) {
      const throughput = await throughputOf(one);
      figures.push({
        jobs: one.jobs,
        latencies: latencies.get(one.jobs) ?? {},
        ...throughput,
        memory: await one.api.memory(),
      });
    }
    return figures;
  } finally {
    for (const { api } of running) await api.stop();
  }
}

async function onServer(): Promise<SizeFigures[]> {
  const server = options.server ? { url: options.server, stop: async () => {} } : await startPostgres();
  try {
    const filled: Filled[] = [];
    for (const jobs of sizes) filled.push(await fillServer(server.url, jobs, note));
    return await measure(filled);
  } finally {
    await server.stop();
  }
}

async function embedded(): Promise<SizeFigures[]> {
  const made: Awaited<ReturnType<typeof fillEmbedded>>[] = [];
  try {
    for (const jobs of sizes) made.push(await fillEmbedded(jobs, note));
    return await measure(made.map(({ filled }) => filled));
  } finally {
    for (const { remove } of made) await remove();
  }
}

const figures = options.pglite ? await embedded() : await onServer();
const database = options.pglite ? 'PGlite' : 'PostgreSQL';
for (const { jobs, latencies, boardsPerSecond, rawPerSecond, memory } of figures) {
  console.log(`\n${database}, ${jobs.toLocaleString('en')} jobs: milliseconds over HTTP`);
  console.table(latencies);
  console.log(
    `boards a second at ${clients} clients: ${boardsPerSecond}` +
      (rawPerSecond === null ? '' : `, straight through pg: ${rawPerSecond}`) +
      (memory === null ? '' : `; API memory ${memory.now} MB, at most ${memory.peak} MB`),
  );
}
const aims = compare(figures);
console.table(aims);
if (options.json) {
  writeFileSync(options.json, `${JSON.stringify({ database, requests, clients, figures, aims }, null, 2)}\n`);
}
