import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRandom, type Random } from '@porao/contracts/random';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { type OpenedDatabase, openServer } from '../../src/kit/database/open.ts';
import { createLog } from '../../src/kit/log.ts';
import { payStandIn } from '../../src/kit/pay/index.ts';
import { sweepCases } from '../../src/modules/cases/index.ts';
import { compareLedger } from '../../src/modules/ledger/index.ts';
import { sweepPayments } from '../../src/modules/payments/index.ts';
import { appOver } from '../support/app.ts';
import { setClock, takeClock } from '../support/clock.repository.ts';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';
import { killableSite, type Site, siteOf } from '../support/killable-site.ts';
import { isLongRun } from '../support/long.ts';
import { testSecret } from '../support/people.repository.ts';
import { killAll } from '../support/process.ts';
import { testServices } from '../support/services.ts';
import { compareDeals } from './money/compare.ts';
import { startLane } from './money/lane.ts';
import { day, type Deal, hour, passTime } from './money/model.ts';
import { openWorld, type World } from './money/world.ts';

const isKilled = isLongRun && inject('database').kind === 'postgres';
const deals = Number(process.env.MONEY_DEALS ?? (isKilled ? 10_000 : 150));
const [lanes, rounds] = isKilled ? [8, 50] : [3, 25];
const began = new Date('2026-12-01T04:00:00Z').getTime();

let fresh: FreshDatabase;
let opened: OpenedDatabase | undefined;
let folder: string;
let site: Site & { kill?: (now: number) => Promise<void> };
let world: World;
let pay: ReturnType<typeof payStandIn>;
let kills = 0;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: began });
  fresh = await freshDatabase();
  await takeClock(fresh.db, new Date(began));
  if (fresh.url) opened = openServer(fresh.url, { timeLimits: false, onConnectionError: () => {} });
  const { db } = opened ?? fresh;
  folder = await mkdtemp(join(tmpdir(), 'porao-money-'));
  const nowhere: Site = { url: '', request: () => Promise.reject(new Error('No site yet')) };
  // A demo, which has the stand-in, loads its people only where there are none.
  world = { ...(await openWorld(db, nowhere)), site: nowhere };
  if (isKilled && fresh.url) {
    const database = { DATABASE_URL: fresh.url, DATA_DIR: folder, JWT_SECRET: testSecret };
    site = await killableSite({ ...database, PORAO_DEMO: '1', WORKER: '0' }, began);
    pay = payStandIn(db, site.url);
  } else {
    pay = payStandIn(db, 'https://porao.example', async (url, init) => app.request(new URL(url).pathname, init));
    const services = { ...testServices(db), pay: { providers: pay.providers, standIn: pay.app } };
    const app = appOver(services);
    site = siteOf(app, 'https://porao.example');
  }
  world = { ...world, site };
});
afterAll(async () => {
  vi.useRealTimers();
  killAll();
  await opened?.close();
  await fresh.close();
  await rm(folder, { recursive: true });
});

/** The clock moves, and does what it does by itself: in the product, and in the second computation. */
async function pass(all: readonly Deal[], ms: number): Promise<void> {
  const now = Date.now() + ms;
  vi.setSystemTime(now);
  await setClock(world.db, new Date(now));
  await site.kill?.(now);
  kills += site.kill ? 1 : 0;
  // Each run takes a part; who was asked is asked again later only.
  for (let run = 0; run < Math.ceil(all.length / 25) + 1; run++)
    await sweepPayments({ db: world.db, pay }, createLog('silent'));
  await sweepCases(world.db, new Date(now));
  for (const deal of all) passTime(deal, now);
}

const step = (random: Random) =>
  random.pick([hour, 5 * hour, day, 3 * day, 8 * day]) + random.int(1, 59) * 60_000;

it(`API-360 RUL-054 RUL-058 ${deals} deals with random steps: the ledger sums to 0, no charge is paid twice, every case ends, and each amount is that of a second computation`, {
  timeout: 7_200_000,
}, async () => {
  const random = createRandom(39);
  const workers = Array.from({ length: lanes }, (_, number) => startLane(world, number));
  const all = () => workers.flatMap((lane) => lane.deals);
  for (let round = 1; round <= rounds; round++) {
    const share = Math.ceil((deals * round) / rounds / lanes);
    const work = Promise.all(workers.map((lane) => lane.round(share)));
    if (site.kill) {
      // In the middle of the others' writes; at the same time of day, so that what is sent again means the same.
      await new Promise((resolve) => setTimeout(resolve, random.int(300, 1500)));
      await site.kill(Date.now());
      kills++;
    }
    await work;
    await pass(all(), step(random));
    await compareLedger(world.db);
  }
  for (const lane of workers) await lane.repeatCallbacks();
  // The last deadlines: a report of today that nobody decides, or one that is decided on its last day.
  for (let days = 0; days < 39; days++) await pass(days === 0 ? all() : [], day);
  for (const deal of all()) passTime(deal, Date.now());
  console.log(await compareDeals(world, pay, all()), { kills });
  expect(all().flatMap(({ problems }) => problems.filter(({ state }) => state !== 'closed'))).toEqual([]);
});
