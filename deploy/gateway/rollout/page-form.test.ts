import { oldestPageForm, pageForm } from '@porao/contracts/page';
import { expect, it } from 'vitest';
import type { RegistryDriver } from '../../registry/index.ts';
import { activate, promote, rollback, startCanary } from '../../registry/index.ts';
import { changeRegistry } from '../../registry/registry.change.ts';
import { errorOf, publishBuild, shellInfo, tester, tutorInfo } from '../../testing/fixtures.ts';
import { pageOf, startGateway, startLive } from '../../testing/gateway.ts';

const tooOld = oldestPageForm - 1;
const shellOf = (driver: RegistryDriver, page: number) =>
  publishBuild(driver, { ...shellInfo, page }, `form ${page}`);

/** As a registry is that was written before the gate was there. */
const makeLive = (driver: RegistryDriver, shell: string) =>
  changeRegistry(driver, ({ apps }) => ({
    apps: {
      ...apps,
      shell: { active: shell, previous: apps['shell']?.active ?? null, rollout: null, releases: [shell] },
    },
    audit: [{ action: 'activate', app: 'shell', from: null, to: shell, ...tester }],
  }));

it.each([pageForm, pageForm - 1])('SHL-127 a shell of page form %i is served', async (form) => {
  const { url, driver } = await startLive();
  const shell = await shellOf(driver, form);
  await activate(driver, { shell }, tester);
  await expect.poll(async () => (await pageOf(`${url}/ui`)).data().shell.release).toBe(shell);
});

it('SHL-127 a release of an older page form is not made live, whatever is forced', async () => {
  const { driver, shell, tutor } = await startLive();
  const older = await shellOf(driver, tooOld);
  const force = { ...tester, force: true };
  const remote = await publishBuild(driver, { ...tutorInfo, page: tooOld }, 'older');
  const errors = [
    await errorOf(() => activate(driver, { shell: older }, force)),
    await errorOf(() => rollback(driver, 'shell', older, force)),
    await errorOf(() => startCanary(driver, { shell: older }, 10, force)),
    await errorOf(() => activate(driver, { 'mfe-tutor': remote }, force)),
  ];
  for (const error of errors) {
    expect(error).toMatchObject({ code: 'PAGE_FORM', message: expect.stringContaining(`form ${tooOld}`) });
    expect(error.remedy).toContain('publish');
  }
  const { apps } = (await driver.read()).registry;
  expect([apps['shell']?.active, apps['mfe-tutor']?.active]).toEqual([shell, tutor]);
});

it('SHL-127 a gateway that finds an older shell live says so in readyz, and serves what was live before', async () => {
  const { url, driver, shell } = await startLive();
  expect((await pageOf(`${url}/ui`)).data().shell.release).toBe(shell);
  await makeLive(driver, await shellOf(driver, tooOld));
  expect((await pageOf(`${url}/ui`)).data().shell.release).toBe(shell);
  const kept = await fetch(`${url}/_gateway/readyz`);
  expect(kept.status).toBe(200);
  expect(await kept.json()).toMatchObject({ status: 'ok', refused: { code: 'PAGE_FORM' } });

  const started = await startGateway(driver);
  const answer = await fetch(`${started.url}/_gateway/readyz`);
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({
    status: 'the live shell is refused',
    refused: { code: 'PAGE_FORM', remedy: expect.stringContaining('newer release') },
  });
});

it('SHL-127 a canary that was started before is not promoted', async () => {
  const { driver } = await startLive();
  const older = await shellOf(driver, tooOld);
  await changeRegistry(driver, ({ apps }) => ({
    apps: Object.fromEntries(
      Object.entries(apps).map(([name, app]) => [
        name,
        name === 'shell' ? { ...app, rollout: { release: older, percent: 10, key: 'k'.repeat(22) } } : app,
      ]),
    ),
    audit: [{ action: 'canary', app: 'shell', from: null, to: older, ...tester }],
  }));
  expect((await errorOf(() => promote(driver, 'shell', tester))).code).toBe('PAGE_FORM');
});
