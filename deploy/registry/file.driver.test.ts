import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import {
  errorOf,
  liveRegistry,
  publishActive,
  publishBuild,
  temporaryFolder,
  temporaryRegistry,
  tester,
  tutorInfo,
} from '../testing/fixtures.ts';
import { diagnose } from './doctor.ts';
import { activate, fileDriver, type RegistryDriver, rollback } from './index.ts';

const tutorOf = async (driver: RegistryDriver) => (await driver.read()).registry.apps['mfe-tutor']?.active;

const runFile = promisify(execFile);

describe('the pointer', () => {
  it('is written by one of several processes at once; the others are told', async () => {
    const { root, driver } = await temporaryRegistry();
    const { version } = await driver.read();
    const script = `
      const { fileDriver } = await import(${JSON.stringify(join(import.meta.dirname, 'file.driver.ts'))});
      await new Promise((done) => setTimeout(done, Math.max(0, Number(process.argv[2]) - Date.now())));
      const app = { active: null, previous: null, rollout: null, releases: [] };
      try {
        await fileDriver(process.argv[1]).write({ revision: 1, apps: { ['mfe-p' + process.pid]: app } }, ${JSON.stringify(version)});
        console.log('won mfe-p' + process.pid);
      } catch (error) { console.log(error.code ?? error.stack); }`;
    const start = String(Date.now() + 1_500);
    const results = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const { stdout } = await runFile(process.execPath, [
          '--input-type=module',
          '-e',
          script,
          root,
          start,
        ]);
        return stdout.trim();
      }),
    );
    const winners = results.filter((line) => line.startsWith('won '));
    expect(winners).toHaveLength(1);
    expect(results.filter((line) => line === 'CONFLICT')).toHaveLength(3);
    const { registry } = await driver.read();
    expect(registry.revision).toBe(1);
    expect(Object.keys(registry.apps)).toEqual([winners[0]?.slice(4)]);
  });

  it('refuses a write over a state that is no longer the one read', async () => {
    const { driver } = await temporaryRegistry();
    const { version } = await driver.read();
    await driver.write({ revision: 1, apps: {} }, version);
    const error = await errorOf(() => driver.write({ revision: 2, apps: {} }, version));
    expect(error).toMatchObject({ code: 'CONFLICT', remedy: expect.stringContaining('try again') });
  });

  it('keeps the previous state when a writer ends before it is done', async () => {
    const { root, driver } = await liveRegistry();
    const before = await driver.read();
    await writeFile(join(root, '.registry-half'), '{"revision": 99, "apps');
    expect(await driver.read()).toEqual(before);
    const next = await publishBuild(driver, tutorInfo, 'two');
    expect((await driver.read()).registry.apps['mfe-tutor']?.releases).toContain(next);
  });

  it('counts a claimed revision even when its writer died before the rename', async () => {
    const { root, driver } = await temporaryRegistry();
    const { version } = await driver.read();
    await driver.write({ revision: 1, apps: {} }, version);
    await mkdir(join(root, 'revisions'), { recursive: true });
    await writeFile(join(root, 'revisions', '000000002.json'), '{"revision":2,"apps":{}}');
    expect((await driver.read()).registry.revision).toBe(2);
  });

  it('is the previous state when it is incomplete; the next change writes it again', async () => {
    const { root, driver, tutor } = await liveRegistry();
    const before = await driver.read();
    await truncate(join(root, 'registry.json'), 100);
    expect(await driver.read()).toEqual(before);
    expect(await diagnose(driver)).toMatchObject([{ code: 'TORN_WRITE' }]);
    const next = await publishBuild(driver, tutorInfo, 'two');
    expect((await driver.read()).registry.apps['mfe-tutor']).toMatchObject({
      active: tutor,
      releases: [tutor, next],
    });
    expect(await diagnose(driver)).toEqual([]);
  });

  it('is read and rolled back whichever of its files is cut short in place', async () => {
    const { root, driver, tutor } = await liveRegistry();
    const next = await publishActive(driver, tutorInfo, 'two');
    const files = [
      'registry.json',
      ...(await readdir(join(root, 'revisions'))).map((name) => `revisions/${name}`),
    ];
    expect(files.length).toBeGreaterThan(3);
    const shown: unknown[] = [];
    for (const file of files)
      for (const bytes of [0, 100]) {
        const copy = await temporaryFolder();
        await cp(root, copy, { recursive: true });
        await truncate(join(copy, file), bytes);
        const first = await tutorOf(fileDriver(copy));
        await rollback(fileDriver(copy), 'mfe-tutor', undefined, tester);
        const second = await tutorOf(fileDriver(copy));
        await rollback(fileDriver(copy), 'mfe-tutor', next, tester);
        shown.push([file, bytes, first, second, await tutorOf(fileDriver(copy))]);
      }
    expect(shown).toEqual(files.flatMap((file) => [0, 100].map((bytes) => [file, bytes, next, tutor, next])));
  });

  it('OPS-381 shows the state before when pointer and newest revision are cut short, and writes nothing over it', async () => {
    const { root, driver, tutor } = await liveRegistry();
    const { revision } = (await driver.read()).registry;
    const next = await publishActive(driver, tutorInfo, 'two');
    await truncate(join(root, 'registry.json'), 10);
    const torn = join(root, `revisions/${String(revision + 2).padStart(9, '0')}.json`);
    await truncate(torn, 10);
    expect(await tutorOf(driver)).toBe(tutor);
    const again = () => activate(driver, { 'mfe-tutor': next }, tester);
    expect(await errorOf(again)).toMatchObject({
      code: 'UNREADABLE',
      message: expect.stringContaining(torn),
      remedy: expect.stringContaining('remove it'),
    });
    await rm(torn);
    await again();
    expect((await driver.read()).registry).toMatchObject({ revision: revision + 2 });
    expect(await tutorOf(fileDriver(root))).toBe(next);
  });

  it('says what to do when it cannot be read', async () => {
    const { root, driver } = await temporaryRegistry();
    await writeFile(join(root, 'registry.json'), '{"rev');
    expect(await errorOf(() => driver.read())).toMatchObject({
      code: 'UNREADABLE',
      remedy: expect.stringContaining('revisions'),
    });
  });
});
