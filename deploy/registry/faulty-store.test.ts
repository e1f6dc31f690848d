import { setTimeout as sleep } from 'node:timers/promises';
import { longPatience, type Patience, StoreError } from '@porao/server';
import { expect, it } from 'vitest';
import { startBucket } from '../testing/bucket.ts';
import type { Fault, Spoil } from '../testing/bucket-server.ts';
import { errorOf, publishActive, publishBuild, publishLive, tester, tutorInfo } from '../testing/fixtures.ts';
import { checkIntegrity } from './assets.gate.ts';
import { diagnose } from './doctor.ts';
import { activate, type RegistryDriver, RegistryError, readRelease } from './index.ts';
import { changeRegistry } from './registry.change.ts';

/** As a command's, with pauses that no test waits for. */
const patience: Patience = { ...longPatience, pauseMs: 1 };
const kinds: readonly Fault[] = ['closed', 'lost', 'busy'];

/** A store that fails a share of all calls, in each way; another one of the reads and writes of registry.json. */
const failing =
  (share: number, pointer: { read: number; write: number; ofRead?: readonly Fault[] }): Spoil =>
  async ({ method, key }) => {
    const isRead = method === 'GET';
    const isPointer = key.endsWith('/registry.json');
    const odds = isPointer ? (isRead ? pointer.read : pointer.write) : share;
    const possible = (isPointer && isRead && pointer.ofRead) || kinds;
    return Math.random() < odds ? possible[Math.floor(Math.random() * possible.length)] : undefined;
  };
const whole: Spoil = () => Promise.resolve(undefined);

it('OPS-382 makes 20 of 20 publications on a store that fails 5 % of the calls', async () => {
  const { driver, spoil } = await startBucket();
  const team = driver(patience);
  spoil(failing(0.05, { read: 0.05, write: 0.05 }));
  await publishLive(team);
  const ids: string[] = [];
  for (let n = 0; n < 20; n += 1) ids.push(await publishActive(team, tutorInfo, `content ${n}`));
  spoil(whole);
  const { active, releases } = (await team.read()).registry.apps['mfe-tutor'] ?? {};
  expect(active).toBe(ids.at(-1));
  expect(releases?.slice(1)).toEqual(ids);
  expect(await diagnose(team)).toEqual([]);
});

it('OPS-382 publishes wholly or not at all on a store that fails half of the calls, and says so', async () => {
  const { driver, spoil } = await startBucket();
  const team = driver(patience);
  for (let n = 0; n < 10; n += 1) {
    const before = (await team.read()).registry;
    spoil(failing(0.5, { read: 0.25, write: 0.5 }));
    const error = await publishBuild(team, tutorInfo, `content ${n}`).then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    spoil(whole);
    const after = (await team.read()).registry;
    const isMade = error === undefined || (error instanceof RegistryError && error.code === 'NOT_LOGGED');
    expect(after.revision).toBe(before.revision + Number(isMade));
    expect(isMade || error instanceof StoreError ? undefined : error).toBeUndefined();
    const [id] = after.apps['mfe-tutor']?.releases.slice(-1) ?? [];
    if (isMade && id) await checkIntegrity(team, await readRelease(team, 'mfe-tutor', id));
  }
  spoil(() => Promise.resolve('busy'));
  await expect(publishBuild(team, tutorInfo, 'never')).rejects.toThrow("The registry's store answers 503");
});

it('OPS-382 loses no update of two publishers, and makes none that it refused', async () => {
  const rounds = process.env['TEST_LONG'] ? 1_000 : 40;
  const { bucket, driver, spoil } = await startBucket();
  const made: Record<string, string[]> = { 'mfe-one': [], 'mfe-two': [] };
  const publisher = async (app: string) => {
    const store = driver(patience);
    for (let n = 1; n <= rounds; n += 1) {
      const id = n.toString(16).padStart(12, '0');
      if (await isMade(store, app, id)) made[app]?.push(id);
    }
  };
  spoil(failing(0.1, { read: 0.2, write: 0.2, ofRead: [...kinds, 'short', 'short'] }));
  await Promise.all(Object.keys(made).map(publisher));
  spoil(whole);
  const { apps, revision } = (await driver().read()).registry;
  expect(Object.fromEntries(Object.entries(apps).map(([app, { releases }]) => [app, releases]))).toEqual(
    made,
  );
  const all = Object.values(made).flat();
  expect(revision).toBe(all.length);
  expect(all.length).toBeGreaterThan(rounds / 2);
  // A hundred revisions at a time: the test's store cannot list more than a thousand.
  const starts = Array.from({ length: Math.ceil(revision / 100) + 1 }, (_, n) => String(n).padStart(7, '0'));
  const lines = await Promise.all(starts.map((start) => bucket.list(`audit/${start}`)));
  expect(lines.flat()).toHaveLength(all.length);
});

it('OPS-382 makes a change once whose answer was lost, also where the copy of its state comes late', async () => {
  const { driver, spoil } = await startBucket();
  const [own, other, reader] = [driver(patience), driver(patience), driver(patience)];
  let puts = 0;
  let later: Promise<boolean> | undefined;
  spoil(async ({ method, key }) => {
    if (method === 'PUT' && key.endsWith('revisions/000000001.json')) await sleep(4_000);
    if (method !== 'PUT' || !key.endsWith('/registry.json')) return undefined;
    puts += 1;
    // Somebody writes over it before the lost answer is noticed.
    if (puts === 2) {
      later = isMade(other, 'mfe-two', '0'.repeat(12));
      while ((await reader.read()).registry.revision < 2) await sleep(20);
    }
    return puts === 1 ? 'lost' : undefined;
  });
  expect(await isMade(own, 'mfe-one', '1'.repeat(12))).toBe(true);
  await later;
  const { apps, revision } = (await other.read()).registry;
  expect(apps['mfe-one']?.releases).toEqual(['1'.repeat(12)]);
  expect(revision).toBe(2);
});

/** Adds a release in one write; says whether it was told that it did. */
async function isMade(store: RegistryDriver, app: string, id: string): Promise<boolean> {
  try {
    await changeRegistry(store, ({ apps }) => {
      const entry = apps[app] ?? { active: null, previous: null, rollout: null, releases: [] };
      return {
        apps: { ...apps, [app]: { ...entry, releases: [...entry.releases, id] } },
        audit: [{ action: 'publish', app, from: null, to: id, ...tester }],
      };
    });
    return true;
  } catch (error) {
    if (error instanceof StoreError || error instanceof RegistryError) return false;
    throw error;
  }
}

it('OPS-383 publishes 60 files in at most 9 calls one after another', async () => {
  const { driver, spoil } = await startBucket();
  const team = driver(patience);
  await publishLive(team);
  const files = Object.fromEntries(
    Array.from({ length: 52 }, (_, n) => [`static/js/page-${n}.js`, `/* page ${n} */\n`.repeat(60)]),
  );
  let turns = 0;
  let waiting: (() => void)[] = [];
  let timer: NodeJS.Timeout | undefined;
  // The store answers all calls that are there once no other one comes.
  spoil(async () => {
    await new Promise<void>((done) => {
      waiting.push(done);
      clearTimeout(timer);
      timer = setTimeout(() => {
        turns += 1;
        const now = waiting;
        waiting = [];
        for (const go of now) go();
      }, 1_000);
    });
    return undefined;
  });
  await publishBuild(team, tutorInfo, 'two', files);
  expect(turns).toBeLessThanOrEqual(9);
});

it('OPS-383 has few bytes under way at once, so that a slow line gets each of them there in time', async () => {
  const { driver, spoil } = await startBucket();
  const team = driver({ ...patience, bodyBytes: 100_000 });
  let most = 0;
  let now = 0;
  spoil(async ({ method }) => {
    if (method !== 'PUT') return undefined;
    now += 1;
    most = Math.max(most, now);
    await new Promise((done) => setTimeout(done, 20));
    now -= 1;
    return undefined;
  });
  const files = Array.from({ length: 12 }, (_, n) => [`static/js/${n}.js`, new Uint8Array(40_000)] as const);
  const mark = ['release.json', new Uint8Array(150_000)] as const;
  expect(await team.putRelease('mfe-tutor', '0123456789ab', new Map([...files, mark]))).toBe(true);
  expect(most).toBe(2);
  expect(await team.listFiles('mfe-tutor', '0123456789ab')).toHaveLength(13);
});

it('OPS-381 says that a clock is an hour off, with the remedy, and that a list was cut short', async () => {
  const { driver, spoil, bucket } = await startBucket();
  spoil(() => Promise.resolve('clock'));
  const error = await driver(patience)
    .read()
    .catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({
    message: expect.stringContaining('60 minutes behind'),
    remedy: expect.stringContaining('NTP'),
  });
  spoil(whole);
  await bucket.put('releases/mfe-tutor/a', 'one');
  spoil(async ({ key }) => (key === '' ? 'short' : undefined));
  await expect(bucket.list('releases/')).rejects.toThrow('cut short');
});

it('OPS-381 reads a registry whose answer was cut short from its copy, and writes nothing over it', async () => {
  const { driver, spoil } = await startBucket();
  const team = driver(patience);
  const { tutor } = await publishLive(team);
  const next = await publishBuild(team, tutorInfo, 'two');
  const before = (await team.read()).registry;
  spoil(async ({ method, key }) =>
    method === 'GET' && key.endsWith('/registry.json') ? 'short' : undefined,
  );
  expect((await team.read()).registry).toEqual(before);
  const again = () => activate(team, { 'mfe-tutor': next }, tester);
  expect(await errorOf(again)).toMatchObject({
    code: 'UNREADABLE',
    remedy: expect.stringContaining('Try again'),
  });
  spoil(whole);
  expect((await team.read()).registry).toEqual(before);
  await again();
  expect((await team.read()).registry.apps['mfe-tutor']).toMatchObject({ active: next, previous: tutor });
});

it('OPS-381 says in words that a description of a release is cut short', async () => {
  const { driver, bucket } = await startBucket();
  const team = driver(patience);
  const { tutor } = await publishLive(team);
  await bucket.put(`releases/mfe-tutor/${tutor}/release.json`, '{"name":');
  expect(await errorOf(() => readRelease(team, 'mfe-tutor', tutor))).toMatchObject({
    code: 'UNREADABLE',
    message: expect.stringContaining(`mfe-tutor ${tutor}: release.json`),
    remedy: expect.stringContaining('publish the same build again'),
  });
});
