import { createRandom } from '@porao/contracts/random';
import { openServer } from '../src/kit/database/open.ts';
import { testSecret } from '../test/support/people.repository.ts';
import { guestCalls, tutorCalls } from './calls.ts';
import type { Facts } from './cases.ts';
import { type ProcessCosts, percentile, round, type Shares } from './figures.ts';
import { startFloor } from './floor.ts';
import type { ApiProcess } from './process.ts';
import { bareSender, recordStatements } from './statements.ts';
import { openWire, requestOf } from './wire.ts';

const clients = 32;

interface Load {
  readonly requests: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

/** As many loops as clients for `ms`, each with what `open` returns. */
async function load(ms: number, open: () => Promise<(turn: number) => Promise<unknown>>): Promise<Load> {
  const work = await Promise.all(Array.from({ length: clients }, open));
  const times: number[] = [];
  const started = performance.now();
  let turn = 0;
  await Promise.all(
    work.map(async (once) => {
      while (performance.now() - started < ms) {
        const before = performance.now();
        await once(turn++);
        times.push(performance.now() - before);
      }
    }),
  );
  const perSecond = times.length / ((performance.now() - started) / 1000);
  return { requests: times.length, perSecond, p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
}

/** The API's answers at 32 clients, shared between these processes. */
async function overHttp(urls: readonly string[], requests: readonly Buffer[], ms: number) {
  const wires: { close: () => void }[] = [];
  const figures = await load(ms, async () => {
    const wire = await openWire(urls[wires.length % urls.length] ?? '');
    wires.push(wire);
    return (turn) => wire.send(requests[turn % requests.length] ?? Buffer.alloc(0));
  });
  for (const wire of wires) wire.close();
  return figures;
}

type Sides = Readonly<Record<string, () => Promise<Load>>>;

/** Each side three times in turns, after one turn that does not count; of each figure the median. */
async function inTurns(sides: Sides): Promise<Record<string, Load>> {
  const names = Object.keys(sides);
  const loads = new Map(names.map((name) => [name, [] as Load[]]));
  for (let turn = -1; turn < 3; turn++)
    for (const name of names) {
      const one = await sides[name]?.();
      if (one && turn >= 0) loads.get(name)?.push(one);
    }
  const median = (name: string, of: keyof Load) =>
    percentile(
      (loads.get(name) ?? []).map((one) => one[of]),
      0.5,
    );
  return Object.fromEntries(
    names.map((name) => [
      name,
      {
        requests: median(name, 'requests'),
        perSecond: median(name, 'perSecond'),
        p50: median(name, 'p50'),
        p99: median(name, 'p99'),
      },
    ]),
  );
}

interface Compared {
  /** Of the database; none for an embedded one. */
  readonly url: string | undefined;
  readonly api: string;
  /** The API of another commit over the same jobs. */
  readonly against: string | undefined;
  readonly facts: Facts;
  readonly ms: number;
}

/** Calls of guests, and on a server of a tutor, through the API, as bare statements, through a server of `node:http`
 * and `pg` alone (`floor`), and through another commit. */
export async function sharesOf({ url, api, against, facts, ms }: Compared): Promise<Shares> {
  const calls = guestCalls(createRandom(7), facts);
  const database = url ? openServer(url, { timeLimits: false, onConnectionError: () => {} }) : undefined;
  if (database) calls.push(...(await tutorCalls(database.db)));
  const sendBare = database && bareSender(database.pool);
  const shares: Record<string, Record<string, number>> = {};
  for (const [name, requests] of calls) {
    const bytes = requests.map(requestOf);
    const statements = url ? await recordStatements(url, testSecret, requests) : [];
    // Where one path has many bodies, it has many statements.
    const floor =
      url && requests[0]?.method === 'GET'
        ? await startFloor({
            database: url,
            connections: 10,
            statements: Object.fromEntries(
              requests.map(({ path }, index) => [path, statements[index] ?? []]),
            ),
          })
        : undefined;
    const { through, bare, other, least } = await inTurns({
      through: () => overHttp([api], bytes, ms),
      ...(sendBare && {
        bare: () => load(ms, async () => (turn) => sendBare(statements[turn % statements.length] ?? [])),
      }),
      ...(floor && { least: () => overHttp([floor.url], bytes, ms) }),
      // Sessions may have other columns there.
      ...(against && !requests[0]?.token && { other: () => overHttp([against], bytes, ms) }),
    });
    await floor?.stop();
    if (!through) continue;
    shares[name] = {
      'a second': round(through.perSecond),
      p50: round(through.p50),
      'p99 to p50': round(through.p99 / through.p50),
      ...(bare && { bare: round(bare.perSecond), share: round(through.perSecond / bare.perSecond) }),
      ...(bare && least && { floor: round(least.perSecond / bare.perSecond) }),
      ...(other && { against: round(other.perSecond), times: round(through.perSecond / other.perSecond) }),
    };
  }
  await database?.close();
  return shares;
}

/** Processor time of a job by id with one process of the API, and with two that share the calls. */
export async function costsOf(
  one: ApiProcess,
  two: ApiProcess,
  facts: Facts,
  ms: number,
): Promise<ProcessCosts> {
  const bytes = (guestCalls(createRandom(7), facts)[0]?.[1] ?? []).map(requestOf);
  const costs = new Map<number, number[]>();
  for (let turn = -1; turn < 3; turn++)
    for (const used of [[one], [one, two]]) {
      const seconds = async () =>
        (await Promise.all(used.map((api) => api.seconds()))).reduce((a, b) => a + b);
      const before = await seconds();
      const { requests } = await overHttp(
        used.map(({ url }) => url),
        bytes,
        ms,
      );
      const cost = (1000 * ((await seconds()) - before)) / requests;
      if (turn >= 0) costs.set(used.length, [...(costs.get(used.length) ?? []), cost]);
    }
  const median = (processes: number) => round(percentile(costs.get(processes) ?? [], 0.5));
  return { ofOne: median(1), ofTwo: median(2) };
}
