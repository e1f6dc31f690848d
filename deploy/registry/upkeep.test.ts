import { appendFile, mkdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { liveRegistry, publishActive, publishBuild, tester, tutorInfo } from '../testing/fixtures.ts';
import { collect, findUnneeded } from './collect.ts';
import { diagnose } from './doctor.ts';
import { activate, type RegistryDriver, startCanary } from './index.ts';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

it('gc keeps what is live, the one before, the canary and the recent; nothing that an open page may need', async () => {
  const { driver, tutor } = await liveRegistry();
  const ids = [tutor];
  for (const content of ['two', 'three', 'four', 'five']) {
    const id = await publishBuild(driver, tutorInfo, content);
    ids.push(id);
    if (content !== 'five') await activate(driver, { 'mfe-tutor': id }, tester);
  }
  const [one = '', two = '', three, four, five = ''] = ids;
  await startCanary(driver, { 'mfe-tutor': two }, 5, tester);
  const rule = { days: 14, keep: 1 };
  expect(await findUnneeded(driver, rule)).toEqual([]);
  expect(await findUnneeded(driver, { ...rule, now: inDays(13) })).toEqual([]);
  const unneeded = await findUnneeded(driver, { ...rule, now: inDays(15) });
  expect(unneeded).toEqual([{ app: 'mfe-tutor', id: one }]);
  expect(await collect(driver, unneeded, { actor: 'rahim', reason: 'disk is full' })).toEqual(unneeded);
  expect(await driver.getFile('mfe-tutor', one, 'release.json')).toBeNull();
  expect((await driver.read()).registry.apps['mfe-tutor']?.releases).toEqual([two, three, four, five]);
  expect((await driver.readAudit(1))[0]).toMatchObject({
    action: 'gc',
    from: one,
    actor: 'rahim',
    reason: 'disk is full',
  });
});

it('gc keeps a release that went live between looking and removing', async () => {
  const { driver, tutor } = await liveRegistry();
  await publishActive(driver, tutorInfo, 'two');
  await activate(driver, { 'mfe-tutor': tutor }, tester);
  expect(await collect(driver, [{ app: 'mfe-tutor', id: tutor }], tester)).toEqual([]);
  expect(await driver.getFile('mfe-tutor', tutor, 'release.json')).not.toBeNull();
});

it('doctor finds nothing in a well registry', async () => {
  const { driver } = await liveRegistry();
  expect(await diagnose(driver)).toEqual([]);
});

it('doctor names releases that gateways refuse', async () => {
  const { driver, tutor } = await liveRegistry();
  const trust: RegistryDriver['trust'] = async (app) =>
    app === 'shell' ? { state: 'signed', by: 'rahim' } : { state: 'unknown-key', by: 'karima' };
  expect(await diagnose({ ...driver, trust })).toMatchObject([
    { code: 'UNSIGNED', message: expect.stringContaining(`mfe-tutor ${tutor} is signed by karima`) },
  ]);
});

it('doctor names what is broken and how to mend it', async () => {
  const { root, driver, tutor, shell } = await liveRegistry();
  const file = join(root, 'releases/mfe-tutor', tutor, 'remoteEntry.js');
  await writeFile(file, 'changed');
  await mkdir(join(root, 'releases/mfe-tutor/.new-1'));
  await utimes(join(root, 'releases/mfe-tutor/.new-1'), inDays(-1), inDays(-1));
  await appendFile(join(root, 'audit.log'), '{"half');
  const found = await diagnose(driver);
  expect(found.map(({ code }) => code).toSorted()).toEqual(['ASSET_DIFFERS', 'LEFTOVER', 'LOG']);
  expect(found.find(({ code }) => code === 'ASSET_DIFFERS')).toMatchObject({
    message: expect.stringContaining(`mfe-tutor ${tutor}: remoteEntry.js`),
    remedy: expect.stringContaining('release rollback mfe-tutor'),
  });
  for (const { remedy } of found) expect(remedy).not.toBe('');

  await rm(join(root, 'releases/shell', shell), { recursive: true });
  await writeFile(join(root, 'revisions/000000009.json'), '{"revision": 9, "apps"');
  const codes = (await diagnose(driver)).map(({ code }) => code);
  expect(codes).toContain('UNKNOWN_RELEASE');
  expect(codes).toContain('TORN_WRITE');
});
