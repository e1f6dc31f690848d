import { existsSync } from 'node:fs';
import { appendFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import pino from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startBucket } from '../testing/bucket.ts';
import {
  errorOf,
  liveRegistry,
  publishBuild,
  publishLive,
  shellInfo,
  tester,
  tutorInfo,
} from '../testing/fixtures.ts';
import { pageOf, startGateway } from '../testing/gateway.ts';
import { noSmallDisk, smallDisk } from '../testing/small-disk.ts';
import { cachedDriver } from './cached.driver.ts';
import { diagnose } from './doctor.ts';
import { activate, fileDriver, type RegistryDriver, rollback, toResult } from './index.ts';

/** Is the unit in which a disk gives space. */
const page = 4_096;
const silent = pino({ level: 'silent' });

async function diskOf(megabytes: number, skip: (note: string) => never) {
  const disk = (await smallDisk(megabytes)) ?? skip(noSmallDisk);
  onTestFinished(() => disk.remove());
  return disk;
}

const namesIn = (folder: string) => readdir(folder, { recursive: true });

describe('a registry on a full disk', () => {
  it('is as before or changed with its line in the log, wherever the space ends, and goes on when it is back', async ({
    skip,
  }) => {
    const disk = await diskOf(8, skip);
    const root = join(disk.path, 'registry');
    const driver = fileDriver(root);
    const state = async () => ({ ...(await driver.read()), log: await driver.readAudit(100) });

    /** Tries with one page more each time until it is done, and says what each try left. */
    async function tries(work: () => Promise<unknown>) {
      const seen = [];
      for (let left = 0, isDone = false; !isDone; left += page) {
        const before = await state();
        disk.fill(left);
        const outcome = await toResult(work);
        const after = await state();
        isDone = outcome.ok;
        seen.push({
          outcome: outcome.ok ? 'done' : outcome.error.code,
          isSame: isDeepStrictEqual(after, before),
          logged: after.log.slice(before.log.length).map((line) => line.revision - before.registry.revision),
          halves: (await namesIn(root)).filter((name) => /(^|\/)\./.test(name)),
        });
      }
      return seen;
    }
    const refused = { outcome: 'NO_SPACE', isSame: true, logged: [], halves: [] };

    let [shell, tutor, next] = ['', '', ''];
    const works = {
      shell: async () => (shell = await publishBuild(driver, shellInfo)),
      tutor: async () => (tutor = await publishBuild(driver, tutorInfo)),
      live: () => activate(driver, { shell, 'mfe-tutor': tutor }, tester),
      next: async () => (next = await publishBuild(driver, tutorInfo, 'two')),
      activate: () => activate(driver, { 'mfe-tutor': next }, tester),
      rollback: () => rollback(driver, 'mfe-tutor', undefined, tester),
    };
    for (const [name, work] of Object.entries(works)) {
      const seen = await tries(work);
      const last = { ...refused, outcome: 'done', isSame: false, logged: name === 'live' ? [1, 1] : [1] };
      expect(seen.length).toBeGreaterThan(1);
      expect(seen).toEqual([...seen.slice(1).map(() => refused), last]);
    }
    disk.free();
    expect((await driver.read()).registry.apps['mfe-tutor']).toMatchObject({ active: tutor, previous: null });
    expect(await diagnose(driver)).toEqual([]);
  });

  it('says that a change was made whose line found no space, and loses no line after a torn one', async () => {
    const { root, driver, tutor } = await liveRegistry();
    const next = await publishBuild(driver, tutorInfo, 'two');
    const full: RegistryDriver = {
      ...driver,
      appendAudit: async () => {
        await appendFile(join(root, 'audit.log'), '{"time":"2026-1');
        throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
      },
    };
    const refusal = await errorOf(() => activate(full, { 'mfe-tutor': next }, tester));
    expect(refusal).toMatchObject({
      code: 'NOT_LOGGED',
      message: expect.stringMatching(/^The change was made \(revision \d+\).*no space left/),
      remedy: expect.stringContaining(`"to":"${next}"`),
    });
    expect((await driver.read()).registry.apps['mfe-tutor']).toMatchObject({ active: next });
    await rollback(driver, 'mfe-tutor', undefined, tester);
    expect(await driver.readAudit(1)).toMatchObject([{ action: 'rollback', from: next, to: tutor }]);
  });
});

describe('a gateway that keeps releases on a full disk', () => {
  it('follows its store and serves every file of it, says so, and keeps them when there is space', async ({
    skip,
  }) => {
    const disk = await diskOf(4, skip);
    const store = await startBucket();
    const team = store.driver();
    const { tutor } = await publishLive(team);
    const folder = join(disk.path, 'cache');
    const open = () => startGateway(cachedDriver(store.driver(), folder, silent));
    const shown = async (url: string) => (await pageOf(`${url}/tutors`)).data().remotes[0]?.release;
    const script = 'static/js/dashboard.js';
    const statusOf = async (url: string, id: string) =>
      (await fetch(`${url}/releases/mfe-tutor/${id}/${script}`)).status;

    disk.fill();
    const { url } = await open();
    const ready = async () => (await fetch(`${url}/_gateway/readyz`)).json();
    expect(await shown(url)).toBe(tutor);
    expect(await statusOf(url, tutor)).toBe(200);
    await expect.poll(ready).toMatchObject({ cache: 'no space left' });
    const next = await publishBuild(team, tutorInfo, 'two');
    await activate(team, { 'mfe-tutor': next }, tester);
    await expect.poll(() => shown(url)).toBe(next);
    expect(await statusOf(url, next)).toBe(200);
    expect((await namesIn(disk.path)).filter((name) => name.endsWith('.part'))).toEqual([]);

    disk.free();
    await expect.poll(ready).toMatchObject({ status: 'ok', cache: 'complete' });
    expect(existsSync(join(folder, 'releases/mfe-tutor', next, script))).toBe(true);
    store.away(true);
    const again = await open();
    expect([await shown(again.url), await statusOf(again.url, next)]).toEqual([next, 200]);
  });
});
