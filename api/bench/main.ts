import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createRandom } from '@porao/contracts/random';
import { checkOut, temporaryFolder } from '../../deploy/testing/check-out.ts';
import { startPostgres } from '../test/support/postgres-server.ts';
import { cases, type Facts } from './cases.ts';
import { cursorTo } from './facts.ts';
import { type Latencies, percentile, round, type SizeFigures } from './figures.ts';
import { loadsOf } from './loads.ts';
import { type Filled, fillServer } from './prepare.ts';
import { type ApiProcess, startApi } from './process.ts';
import { openWire, requestOf } from './wire.ts';

const { values: options } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    sizes: { type: 'string', default: '10000,100000,1000000' },
    requests: { type: 'string', default: '300' },
    seconds: { type: 'string', default: '6' },
    server: { type: 'string' },
    against: { type: 'string' },
    json: { type: 'string' },
  },
});
const sizes = options.sizes.split(',').map(Number);
const requests = Number(options.requests);
if ([...sizes, requests].some((value) => !Number.isInteger(value) || value < 1)) {
  throw new Error('Give whole numbers: --sizes 10000,100000 --requests 300');
}
const ms = (Number(options.seconds) * 1000) / 6;
const note = (text: string) => console.error(text);

interface Running extends Filled {
  readonly api: ApiProcess;
  readonly wire: Awaited<ReturnType<typeof openWire>>;
  readonly facts: Facts;
}

async function launch(filled: Filled): Promise<Running> {
  const api = await startApi(filled.variables);
  const wire = await openWire(api.url);
  return { ...filled, api, wire, facts: { ...filled.chosen, cursor: await cursorTo(api.url, 1000) } };
}

/** One request of each case at each size in turn, so that changes of the machine's load affect all alike. */
async function latenciesOf(running: readonly Running[]): Promise<Map<number, Latencies>> {
  const times = new Map<string, number[]>();
  const random = createRandom(42);
  const warmUp = Math.ceil(requests / 10);
  for (let turn = -warmUp; turn < requests; turn++) {
    for (const [name, make] of Object.entries(cases)) {
      for (const { jobs, wire, facts } of running) {
        const started = performance.now();
        await wire.send(requestOf(make(random, facts)));
        const ms = performance.now() - started;
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

async function measure(filled: readonly Filled[], other?: string): Promise<SizeFigures[]> {
  const running: Running[] = [];
  try {
    for (const one of filled) running.push(await launch(one));
    const latencies = await latenciesOf(running);
    const figures: SizeFigures[] = [];
    for (const { jobs, url, api, facts, variables } of running) {
      const against = other ? await startApi(variables, join(other, 'api')) : undefined;
      const second = await startApi(variables);
      const loads = await loadsOf({ url, api, second, against, facts, ms });
      await Promise.all([against?.stop(), second.stop()]);
      figures.push({ jobs, latencies: latencies.get(jobs) ?? {}, loads, memory: await api.memory() });
    }
    return figures;
  } finally {
    for (const { api, wire } of running) {
      wire.close();
      await api.stop();
    }
  }
}

async function onServer(other?: string): Promise<SizeFigures[]> {
  const server = options.server ? { url: options.server, stop: async () => {} } : await startPostgres();
  try {
    const filled: Filled[] = [];
    for (const jobs of sizes) filled.push(await fillServer(server.url, jobs, note));
    return await measure(filled, other);
  } finally {
    await server.stop();
  }
}

const other = options.against ? temporaryFolder('porao-against-') : undefined;
if (options.against && other) checkOut(options.against, other);
const figures = await onServer(other);
for (const { jobs, latencies, loads, memory } of figures) {
  console.log(`\n${jobs.toLocaleString('en')} jobs: milliseconds over HTTP`);
  console.table(latencies);
  console.log('at 32 clients, with two processes, and beside the commit of --against');
  console.table(loads);
  if (memory !== null) console.log(`API memory ${memory.now} MB, at most ${memory.peak} MB`);
}
if (options.json) {
  writeFileSync(options.json, `${JSON.stringify({ requests, figures }, null, 2)}\n`);
}
