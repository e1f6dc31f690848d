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
import { change, insert, row } from '../support/rows.repository.ts';
import { testServices } from '../support/services.ts';
import { takeRefunds } from '../support/test-payments.repository.ts';
import { compareDeals, differences } from './money/compare.ts';
import { startLane } from './money/lane.ts';
import { type Deal, day, hour, passTime } from './money/model.ts';
import { openWorld, type World } from './money/world.ts';

const isKilled = isLongRun && inject('database').kind === 'postgres';
const deals = Number(process.env.MONEY_DEALS ?? (isKilled ? 10_000 : 150));
const [lanes, rounds] = isKilled ? [8, 24] : [3, 24];
const began = new Date('2026-12-01T04:00:00Z').getTime();

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

let fresh: FreshDatabase;
let opened: OpenedDatabase | undefined;
let folder: string;
let site: Site & Partial<Awaited<ReturnType<typeof killableSite>>>;
let world: World;
let pay: ReturnType<typeof payStandIn>;

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
    pay = payStandIn(db, 'https://porao.example', async (address, init) =>
      app.request(new URL(address).pathname, init),
    );
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
async function pass(all: readonly Deal[], ms: number, isServed = true): Promise<void> {
  const now = Date.now() + ms;
  vi.setSystemTime(now);
  await setClock(world.db, new Date(now));
  if (isServed) await site.kill?.(now);
  // Each run takes a part; who was asked is asked again later only.
  for (let run = 0; run <= all.length / 25 + 1; run++)
    await sweepPayments({ db: world.db, pay }, createLog('silent'));
  await sweepCases(world.db, new Date(now));
  for (const deal of all) passTime(deal, now);
}

const step = (random: Random) =>
  random.pick([hour, 5 * hour, day, 3 * day, 8 * day]) + random.int(1, 59) * 60_000;
let all: Deal[] = [];

it(`API-360 RUL-054 RUL-058 ${deals} deals with random steps: the ledger sums to 0, no charge is paid twice, every case ends, and each amount is that of a second computation`, {
  timeout: 7_200_000,
}, async () => {
  const random = createRandom(39);
  const workers = Array.from({ length: lanes }, (_, number) => startLane(world, number));
  const read = () => workers.flatMap((lane) => lane.deals);
  for (let round = 1; round <= rounds; round++) {
    const work = Promise.all(workers.map((lane) => lane.round(Math.ceil((deals * round) / rounds / lanes))));
    // In the middle of what others write; the clock stays, so that what is sent again means the same.
    if (site.kill && round % 2 === 0)
      await Promise.race([work, pause(random.int(300, 1500))]).then(() => site.kill?.(Date.now()));
    await work;
    await pass(read(), step(random));
    await compareLedger(world.db);
  }
  for (const lane of workers) await lane.repeatCallbacks();
  all = read();
  await takeRefunds(world.db);
  // The last deadlines: 30 days after an appeal that nobody decides, and 7 after a decision.
  for (let days = 0; days < 42; days += 3) await pass(all, 3 * day, days === 39);
  await compareLedger(world.db);
  const reached = await compareDeals(world, all);
  console.log({ ...reached, kills: site.kills ?? 0 });
  for (const count of Object.values(reached)) expect(count).toBeGreaterThan(0);
});

it('OPS-362 RUL-053 the differences of the day are those that were planted, until they are put right', async () => {
  const { db } = world;
  const dealOf = (status: Deal['status'], wallet: string) =>
    all.find((deal) => {
      const isWhole = status !== 'refunded' || deal.sent !== undefined;
      return deal.status === status && isWhole && deal.payment?.wallet === wallet;
    }) as Deal;
  const [lost, less, unposted] = [
    dealOf('paid', 'cash'),
    dealOf('refunded', 'bkash'),
    dealOf('paid', 'sslcommerz'),
  ];
  const paid = await row(db, 'invoices', ['status', 'paid_at'], { id: lost.invoice });
  await change(db, 'invoices', { status: 'unpaid', paid_at: null }, { id: lost.invoice });
  await change(db, 'invoices', { refunded_amount: less.refunded - 1 }, { id: less.invoice });
  const { id } = await insert(db, 'hand_payments', {
    invoice_id: unposted.invoice,
    way: 'bkash',
    trx_id: 'NOTPOSTED1',
    amount: unposted.charge,
    state: 'matched',
    decided_at: new Date(),
  });
  await compareLedger(db);
  const shown = async () =>
    (await differences(world)).data
      .map(({ invoice_id, kind, expected, found, closed_at }) => {
        const isOpen = closed_at === null;
        return `${invoice_id} ${kind} ${expected} ${found}${isOpen ? '' : ' closed'}`;
      })
      .toSorted();
  const planted = [
    `${lost.invoice} payment 0 ${lost.charge}`,
    `${less.invoice} payout ${less.refunded - 1} ${less.refunded}`,
    `${less.invoice} refund ${less.refunded - 1} ${less.refunded}`,
    `${unposted.invoice} payment ${unposted.charge} 0`,
  ].toSorted();
  expect(await shown()).toEqual(planted);
  await change(db, 'invoices', paid, { id: lost.invoice });
  await change(db, 'invoices', { refunded_amount: less.refunded }, { id: less.invoice });
  await change(db, 'hand_payments', { state: 'refused', reason: 'Planted' }, { id });
  await compareLedger(db);
  expect(await shown()).toEqual(planted.map((one) => `${one} closed`));
});
