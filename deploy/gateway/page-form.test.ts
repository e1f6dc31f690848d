import { expect, it } from 'vitest';
import type { RegistryDriver } from '../registry/index.ts';
import { activate, promote, rollback, startCanary } from '../registry/index.ts';
import { changeRegistry } from '../registry/registry.change.ts';
import {
  errorOf,
  publishBuild,
  shellInfo,
  slotlessHtml,
  temporaryRegistry,
  tester,
  tutorInfo,
} from '../testing/fixtures.ts';
import { pageOf, startGateway, startLive } from '../testing/gateway.ts';

const old = (driver: RegistryDriver, page: number) =>
  publishBuild(driver, { ...shellInfo, page }, `form ${page}`, { 'index.html': slotlessHtml });

/** As a registry is that was written before the gate was there. */
const makeLive = (driver: RegistryDriver, shell: string) =>
  changeRegistry(driver, ({ apps }) => ({
    apps: {
      ...apps,
      shell: { active: shell, previous: apps['shell']?.active ?? null, rollout: null, releases: [shell] },
    },
    audit: [{ action: 'activate', app: 'shell', from: null, to: shell, ...tester }],
  }));

it.each([1, 2])('a shell of page form %i is not made live, whatever is forced', async (form) => {
  const { driver, shell } = await startLive();
  const shellOfOldForm = await old(driver, form);
  const force = { ...tester, force: true };
  const errors = [
    await errorOf(() => activate(driver, { shell: shellOfOldForm }, force)),
    await errorOf(() => rollback(driver, 'shell', shellOfOldForm, force)),
    await errorOf(() => startCanary(driver, { shell: shellOfOldForm }, 10, force)),
  ];
  for (const error of errors) {
    expect(error).toMatchObject({ code: 'PAGE_FORM', message: expect.stringContaining(`form ${form}`) });
    expect(error.remedy).toContain('publish');
  }
  expect((await driver.read()).registry.apps['shell']?.active).toBe(shell);
});

it('a gateway that finds one live says so in readyz, and serves what was live before', async () => {
  const { url, driver, shell } = await startLive();
  expect((await pageOf(`${url}/ui`)).data().shell.release).toBe(shell);
  await makeLive(driver, await old(driver, 2));
  expect((await pageOf(`${url}/ui`)).data().shell.release).toBe(shell);
  const kept = await fetch(`${url}/_gateway/readyz`);
  expect(kept.status).toBe(200);
  expect(await kept.json()).toMatchObject({ status: 'ok', refused: { code: 'PAGE_FORM' } });

  const started = await startGateway(driver);
  const answer = await fetch(`${started.url}/_gateway/readyz`);
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({
    status: 'the live shell is refused',
    refused: { code: 'PAGE_FORM', remedy: expect.stringContaining('newer shell') },
  });
});

it.each([3, 4])(
  'a shell of page form %i, whose page has no slots, is served as one that has them',
  async (form) => {
    const { driver } = await temporaryRegistry();
    const shell = await old(driver, form);
    const tutor = await publishBuild(driver, tutorInfo);
    await activate(driver, { shell, 'mfe-tutor': tutor }, tester);
    const { url } = await startGateway(driver);
    const { text } = await pageOf(`${url}/tutors/7`, { cookie: 'gt_selected_language=bn' });
    expect(text).toContain('<html lang="bn">');
    expect(text).toContain('<title>শিক্ষক</title>');
    expect(text).toContain('content="Porao brings families and tutors in Bangladesh together."');
    expect(text).not.toContain('<script defer');
    expect(text).toContain(`[["/releases/shell/${shell}/static/js/index.js","sha384-`);
    expect(text).not.toContain('PORAO_NONCE');
    expect(text).not.toContain('<!--porao:');
  },
);

it('a canary that was started before is not promoted', async () => {
  const { driver } = await startLive();
  const shellOfOldForm = await old(driver, 2);
  await changeRegistry(driver, ({ apps }) => ({
    apps: Object.fromEntries(
      Object.entries(apps).map(([name, app]) => [
        name,
        name === 'shell' ? { ...app, rollout: { release: shellOfOldForm, percent: 10 } } : app,
      ]),
    ),
    audit: [{ action: 'canary', app: 'shell', from: null, to: shellOfOldForm, ...tester }],
  }));
  expect((await errorOf(() => promote(driver, 'shell', tester))).code).toBe('PAGE_FORM');
});
