import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startBucket } from '../testing/bucket.ts';
import {
  errorOf,
  hashedInfo,
  liveRegistry,
  publishBuild,
  temporaryRegistry,
  tester,
  tutorInfo,
} from '../testing/fixtures.ts';
import { checkIntegrity, checkPresent, readRelease } from './assets.gate.ts';
import { collect } from './collect.ts';
import { diagnose } from './doctor.ts';
import type { RegistryDriver } from './driver.ts';
import { s3Driver } from './s3.driver.ts';

const [one, two] = ['1', '2'].map((digit) => hashedInfo(tutorInfo, digit)) as [
  ReturnType<typeof hashedInfo>,
  ReturnType<typeof hashedInfo>,
];
const { same } = one;
const text = 'same'.repeat(500);

const drivers: Record<string, () => Promise<RegistryDriver>> = {
  'a folder': async () => (await temporaryRegistry()).driver,
  'a bucket': async () => s3Driver((await startBucket()).bucket),
};

it.each(Object.keys(drivers))(
  'OPS-426 in %s releases share a file whose name contains its hash, until none of them is kept',
  async (kind) => {
    const driver = (await drivers[kind]?.()) as RegistryDriver;
    const [first, second] = [
      await publishBuild(driver, one.info, 'one', { [same]: text }),
      await publishBuild(driver, two.info, 'two', { [same]: text }),
    ];
    for (const id of [first, second]) {
      const release = await readRelease(driver, 'mfe-tutor', id);
      await checkPresent(driver, release);
      await checkIntegrity(driver, release);
    }
    const shared = (await driver.listFiles('mfe-tutor', second)).map(({ path }) => path);
    expect(shared.filter((path) => path === same)).toEqual([same]);
    expect(shared).toEqual(expect.arrayContaining([one.info.entry, two.info.entry, `${same}.br`]));
    await collect(driver, [{ app: 'mfe-tutor', id: first }], tester);
    const left = (await driver.listFiles('mfe-tutor', second)).map(({ path }) => path);
    expect(left).not.toContain(one.info.entry);
    expect(left).toEqual(expect.arrayContaining([same, `${same}.br`, two.info.entry]));
    await collect(driver, [{ app: 'mfe-tutor', id: second }], tester);
    expect(await driver.getFile('mfe-tutor', second, same)).toBeNull();
    expect(await driver.getFile('mfe-tutor', second, `${same}.br`)).toBeNull();
  },
);

it('OPS-426 a file is in one place, and what its name says nothing of is in the folder of its release', async () => {
  const { root, driver } = await temporaryRegistry();
  const id = await publishBuild(driver, one.info, 'one', { 'sw.js': 'on' });
  const release = join(root, 'releases/mfe-tutor', id);
  expect(existsSync(join(root, 'files/mfe-tutor', same))).toBe(true);
  expect(existsSync(join(release, same))).toBe(false);
  expect(existsSync(join(release, 'sw.js'))).toBe(true);
  expect(existsSync(join(release, `${one.info.entry}.map.gz`))).toBe(true);
});

it('OPS-427 a build with another content under a name that is there is refused, and nothing is stored of it', async () => {
  const { driver } = await temporaryRegistry();
  await publishBuild(driver, one.info, 'one', { [same]: text });
  const before = await driver.read();
  const error = await errorOf(() => publishBuild(driver, two.info, 'two', { [same]: 'another' }));
  expect(error.code).toBe('ASSET_DIFFERS');
  expect(error.message).toContain(`files/mfe-tutor/${same}`);
  expect(await driver.read()).toEqual(before);
  expect(await driver.getFile('mfe-tutor', '000000000000', two.info.entry)).toBeNull();
});

it('OPS-427 a file that is removed before the registry names its release is written again', async () => {
  const { root, driver } = await temporaryRegistry();
  const file = join(root, 'files/mfe-tutor', same);
  const racing: RegistryDriver = {
    ...driver,
    async write(...change) {
      await rm(file);
      return driver.write(...change);
    },
  };
  await publishBuild(racing, one.info, 'one', { [same]: text });
  expect(await readFile(file, 'utf8')).toBe(text);
});

it('OPS-427 a file of a release that is collected stays for one that was published meanwhile', async () => {
  const { root, driver } = await temporaryRegistry();
  const id = await publishBuild(driver, one.info, 'one', { [same]: text });
  const racing: RegistryDriver = {
    ...driver,
    async removeRelease(...removed) {
      await publishBuild(driver, two.info, 'two', { [same]: text });
      return driver.removeRelease(...removed);
    },
  };
  await collect(racing, [{ app: 'mfe-tutor', id }], tester);
  for (const copy of ['', '.br', '.gz'])
    expect(existsSync(join(root, 'files/mfe-tutor', same + copy))).toBe(true);
  expect(await diagnose(driver)).toEqual([]);
});

it('OPS-427 a damaged file is named with its remedy', async () => {
  const { root, driver } = await liveRegistry(one.info);
  await rm(join(root, 'files/mfe-tutor', same));
  const [issue] = await diagnose(driver);
  expect(issue).toMatchObject({ code: 'ASSET_MISSING' });
  expect(issue?.remedy).toContain(`files/mfe-tutor/${same}`);
});
