import { expect, it } from 'vitest';
import { rollback } from '../registry/rollback.ts';
import { shellInfo, temporaryRegistry, tester, testKey, tutorInfo, writeDist } from '../testing/fixtures.ts';
import { makeLive } from './releases.ts';

const by = { key: testKey, commit: 'c0ffee' };

it('activates new content, but not where somebody rolled back', async () => {
  const { driver } = await temporaryRegistry();
  const said: string[] = [];
  const start = async (content: string) => {
    const builds = [
      { app: 'shell', dist: await writeDist(shellInfo) },
      { app: 'mfe-tutor', dist: await writeDist(tutorInfo, content) },
    ];
    await makeLive(driver, builds, by, (line) => said.push(line));
    return (await driver.read()).registry.apps['mfe-tutor']?.active;
  };
  const one = await start('one');
  const two = await start('two');
  expect(two).not.toBe(one);
  await rollback(driver, 'mfe-tutor', undefined, tester);
  const { revision } = (await driver.read()).registry;

  expect(await start('two')).toBe(one);
  expect((await driver.read()).registry.revision).toBe(revision);
  expect(said.at(-1)).toContain(`stays at ${one}, which somebody activated`);

  const three = await start('three');
  expect([one, two]).not.toContain(three);
});
