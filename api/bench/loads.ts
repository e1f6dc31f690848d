import { createRandom } from '@porao/contracts/random';
import { openServer } from '../src/kit/database/open.ts';
import { guestCalls, tutorCalls } from './calls.ts';
import type { Facts } from './cases.ts';
import { type Loads, percentile, round } from './figures.ts';
import type { ApiProcess } from './process.ts';
import { openWire, requestOf } from './wire.ts';

const clients = 32;
const turns = 3;

const secondsOf = async (apis: readonly ApiProcess[]) =>
  (await Promise.all(apis.map((api) => api.seconds()))).reduce((sum, one) => sum + one);

/** Answers at 32 clients for `ms`, shared between these processes: times in ms, processor time of a call in µs. */
async function load(apis: readonly ApiProcess[], requests: readonly Buffer[], ms: number) {
  const wires = await Promise.all(
    Array.from({ length: clients }, (_, at) => openWire(apis[at % apis.length]?.url ?? '')),
  );
  const times: number[] = [];
  const usedBefore = await secondsOf(apis);
  const started = performance.now();
  let turn = 0;
  await Promise.all(
    wires.map(async (wire) => {
      while (performance.now() - started < ms) {
        const before = performance.now();
        await wire.send(requests[turn++ % requests.length] ?? Buffer.alloc(0));
        times.push(performance.now() - before);
      }
    }),
  );
  const perSecond = times.length / ((performance.now() - started) / 1000);
  const cost = (1_000_000 * ((await secondsOf(apis)) - usedBefore)) / times.length;
  for (const wire of wires) wire.close();
  return { perSecond, cost, p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
}

type Load = Awaited<ReturnType<typeof load>>;

/** The medians of each side, loaded by turns after one turn that does not count. */
async function inTurns(sides: Readonly<Record<string, readonly ApiProcess[]>>, bytes: Buffer[], ms: number) {
  const loads = Object.entries(sides).map(([name, apis]) => ({ name, apis, measured: [] as Load[] }));
  for (let turn = -1; turn < turns; turn++)
    for (const { apis, measured } of loads) {
      const one = await load(apis, bytes, ms);
      if (turn >= 0) measured.push(one);
    }
  const figures = loads.map(({ name, measured }) => {
    const median = (key: keyof Load) =>
      percentile(
        measured.map((one) => one[key]),
        0.5,
      );
    const [p50, perSecond] = [median('p50'), median('perSecond')];
    return [name, { perSecond, p50, cost: median('cost'), spread: median('p99') / p50 }] as const;
  });
  return Object.fromEntries(figures);
}

interface Loaded {
  readonly url: string;
  readonly api: ApiProcess;
  readonly second: ApiProcess;
  /** The API of another commit over the same jobs. */
  readonly against: ApiProcess | undefined;
  readonly facts: Facts;
  readonly ms: number;
}

export async function loadsOf({ url, api, second, against, facts, ms }: Loaded): Promise<Loads> {
  const calls = guestCalls(createRandom(7), facts);
  const database = openServer(url, { timeLimits: false, onConnectionError: () => {} });
  calls.push(...(await tutorCalls(database.db)));
  await database.close();
  const loads: Record<string, Record<string, number>> = {};
  for (const [name, requests] of calls) {
    const sides = { one: [api], two: [api, second], ...(against && { other: [against] }) };
    const { one, two, other } = await inTurns(sides, requests.map(requestOf), ms);
    if (!one) continue;
    loads[name] = {
      'a second': round(one.perSecond),
      p50: round(one.p50),
      'p99 to p50': round(one.spread),
      'µs of processor': round(one.cost),
      ...(two && { 'cost with two': round(two.cost / one.cost) }),
      ...(other && {
        'times the other': round(one.perSecond / other.perSecond),
        'cost to the other': round(one.cost / other.cost),
      }),
    };
  }
  return loads;
}
