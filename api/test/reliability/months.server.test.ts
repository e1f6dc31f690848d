import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRandom } from '@porao/contracts/random';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { type OpenedDatabase, openServer } from '../../src/kit/database/open.ts';
import { appOver } from '../support/app.ts';
import { setClock, takeClock } from '../support/clock.repository.ts';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';
import { killableSite, type Site, siteOf } from '../support/killable-site.ts';
import { isLongRun } from '../support/long.ts';
import { testSecret } from '../support/people.repository.ts';
import { killAll } from '../support/process.ts';
import { testServices } from '../support/services.ts';
import { openWorld, type World } from './money/world.ts';
import { day, entriesOf, faultsOf, openTuition, step, type Tuition } from './months/tuition.ts';

const isKilled = isLongRun && inject('database').kind === 'postgres';
const months = Number(process.env.MONTHS ?? (isKilled ? 10_000 : 12));
/** Tuitions of one batch, their rounds of steps, and the steps of one in a round. */
const [batch, rounds, steps] = [isKilled ? 40 : 12, 5, 5];
const began = new Date('2026-12-02T04:00:00Z').getTime();

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

let fresh: FreshDatabase;
let opened: OpenedDatabase | undefined;
let folder: string;
let site: Site & Partial<Awaited<ReturnType<typeof killableSite>>>;
let world: World;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: began });
  fresh = await freshDatabase();
  await takeClock(fresh.db, new Date(began));
  if (fresh.url) opened = openServer(fresh.url, { timeLimits: false, onConnectionError: () => {} });
  const { db } = opened ?? fresh;
  folder = await mkdtemp(join(tmpdir(), 'porao-months-'));
  const nowhere: Site = { url: '', request: () => Promise.reject(new Error('No site yet')) };
  world = await openWorld(db, nowhere);
  if (isKilled && fresh.url) {
    const database = { DATABASE_URL: fresh.url, DATA_DIR: folder, JWT_SECRET: testSecret };
    site = await killableSite({ ...database, PORAO_DEMO: '1', WORKER: '0' }, began);
  } else site = siteOf(appOver(testServices(db)), 'https://porao.example');
  world = { ...world, site };
});
afterAll(async () => {
  vi.useRealTimers();
  killAll();
  await opened?.close();
  await fresh.close();
  await rm(folder, { recursive: true });
});

/** Clocks are moved back, too. */
async function pass(ms: number): Promise<void> {
  const now = Date.now() + ms;
  vi.setSystemTime(now);
  await setClock(world.db, new Date(now));
  await site.kill?.(now);
}

it(`RUL-064 RUL-067 RUL-068 RUL-080 RUL-081 in ${months} months of random steps, moved clocks and kill -9 no lesson is held twice, the book agrees with the lessons, both sides read the same, and what the server took is there once and unchanged`, {
  timeout: 14_400_000,
}, async () => {
  const random = createRandom(42);
  let done = 0;
  let written = 0;
  while (done < months) {
    const tuitions: Tuition[] = [];
    for (let count = Math.min(batch, months - done); count > 0; count--)
      tuitions.push(await openTuition(world));
    const before = new Map<number, Awaited<ReturnType<typeof entriesOf>>>();
    for (let round = 0; round < rounds; round++) {
      const work = Promise.all(
        [0, 1, 2, 3].map(async (lane) => {
          for (const tuition of tuitions.filter((_, place) => place % 4 === lane))
            for (let left = steps; left > 0; left--) await step(world, tuition, random);
        }),
      );
      // In the middle of what others write.
      if (site.kill && round % 2 === 0)
        await Promise.race([work, pause(random.int(200, 1200))]).then(() => site.kill?.(Date.now()));
      await work;
      for (const tuition of tuitions) {
        const now = await entriesOf(world, tuition);
        const { lessons, salary } = before.get(tuition.id) ?? { lessons: [], salary: [] };
        expect(now.lessons.slice(0, lessons.length)).toEqual(lessons);
        expect(now.salary.slice(0, salary.length)).toEqual(salary);
        before.set(tuition.id, now);
      }
      await pass(random.pick([-30 * 3_600_000, day / 24, day, 2 * day + 3_600_000]));
    }
    for (const tuition of tuitions) {
      expect(await faultsOf(world, tuition)).toEqual([]);
      written += tuition.kept.lesson_entries.size + tuition.kept.salary_entries.size;
    }
    done += tuitions.length;
  }
  console.log({ months: done, written, kills: site.kills ?? 0 });
  expect(written).toBeGreaterThan(months);
});
