import pino from 'pino';
import { expect, it } from 'vitest';
import { cachedDriver } from '../../registry/cached.driver.ts';
import { activate, type RegistryDriver } from '../../registry/index.ts';
import { liveRegistry, publishBuild, temporaryFolder, tester, tutorInfo } from '../../testing/fixtures.ts';
import { followRegistry } from './live-site.ts';

const silent = pino({ level: 'silent' });

/** Reads fail while it is told so; the stamp is answered on. */
function failingReads(driver: RegistryDriver) {
  const state = { fails: false, failed: 0 };
  const read: RegistryDriver['read'] = async () => {
    if (!state.fails) return driver.read();
    state.failed += 1;
    throw new Error('EIO: i/o error, read');
  };
  return { state, driver: { ...driver, read } };
}

it.each([
  ['a folder', async (driver: RegistryDriver) => driver],
  ['a kept store', async (driver: RegistryDriver) => cachedDriver(driver, await temporaryFolder(), silent)],
])('a state of %s that could not be read is tried again, without another change', async (_, over) => {
  const { driver, tutor } = await liveRegistry();
  const failing = failingReads(driver);
  const live = followRegistry(await over(failing.driver), silent);
  const shown = async () => (await live.current())?.remotes[0]?.release.id;
  expect(await shown()).toBe(tutor);
  const next = await publishBuild(driver, tutorInfo, 'two');
  failing.state.fails = true;
  await activate(driver, { 'mfe-tutor': next }, tester);
  const tried = async () => [await shown(), failing.state.failed > 1];
  await expect.poll(tried).toEqual([tutor, true]);
  failing.state.fails = false;
  await expect.poll(shown).toBe(next);
});
