import type { BuildInfo } from '@porao/contracts';
import { expect, it } from 'vitest';
import {
  errorOf,
  liveRegistry,
  publishActive,
  publishBuild,
  remoteInfo,
  shellInfo,
  tester,
  tutorInfo,
} from '../testing/fixtures.ts';
import { activate, rollback, rollbackTogether, startCanary } from './index.ts';

const newer: BuildInfo = { ...shellInfo, provides: { '@porao/ui': ['Button', 'Card', 'Slider'] } };
const needy = (info: BuildInfo): BuildInfo => ({ ...info, uses: { '@porao/ui': ['Slider'] } });
const reports = remoteInfo('mfe-reports', ['/reports']);
const fees = remoteInfo('mfe-fees', ['/fees']);

/** A newer shell that two remotes need, each after a release that did not. */
async function grownSite() {
  const registry = await liveRegistry();
  const { driver } = registry;
  const oldReports = await publishActive(driver, reports);
  const newShell = await publishActive(driver, newer, 'newer');
  const newTutor = await publishActive(driver, needy(tutorInfo), 'needy');
  const newReports = await publishActive(driver, needy(reports), 'needy');
  const activeOf = async () => {
    const { apps } = (await driver.read()).registry;
    return Object.fromEntries(Object.entries(apps).map(([app, { active }]) => [app, active]));
  };
  return { ...registry, oldReports, newShell, newTutor, newReports, activeOf };
}

it('OPS-384 a rollback that cannot be names all apps in the way, and the fewest that have to go with it', async () => {
  const { driver, shell, tutor, newTutor, oldReports, newReports, activeOf } = await grownSite();
  const before = await activeOf();
  const error = await errorOf(() => rollback(driver, 'shell', undefined, tester));
  expect(error.code).toBe('NAME_NOT_PROVIDED');
  expect(error.message).toContain(`shell ${shell} does not go with what is live of mfe-tutor, mfe-reports`);
  for (const id of [newTutor, newReports]) expect(error.message).toContain(`${id} uses Slider`);
  expect(error.remedy).toContain(`release rollback shell ${shell} --with`);
  expect(error.remedy).toContain(`mfe-tutor: ${newTutor} -> ${tutor}`);
  expect(error.remedy).toContain(`mfe-reports: ${newReports} -> ${oldReports}`);
  expect(await activeOf()).toEqual(before);
});

it('OPS-384 it makes that set in one write, which the log says of each app', async () => {
  const { driver, shell, newShell, tutor, newTutor, oldReports, newReports, activeOf } = await grownSite();
  const { revision } = (await driver.read()).registry;
  const steps = await rollbackTogether(driver, 'shell', undefined, { actor: 'rahim', reason: 'white pages' });
  const back = (app: string, from: string, to: string) => ({ app, action: 'rollback', from, to });
  expect(steps).toEqual([
    back('shell', newShell, shell),
    back('mfe-tutor', newTutor, tutor),
    back('mfe-reports', newReports, oldReports),
  ]);
  expect(await activeOf()).toEqual({ shell, 'mfe-tutor': tutor, 'mfe-reports': oldReports });
  expect((await driver.read()).registry.revision).toBe(revision + 1);
  expect(await driver.readAudit(3)).toMatchObject(
    steps.map((step) => ({
      ...step,
      actor: 'rahim',
      reason: step.app === 'shell' ? 'white pages' : `white pages (with shell ${shell})`,
    })),
  );
  expect(await rollbackTogether(driver, 'shell', shell, tester)).toEqual([]);
});

it('OPS-384 only a canary in the way ends; an app of which nothing fits is taken away, unless every site needs it', async () => {
  const { driver, shell, tutor } = await liveRegistry();
  await publishActive(driver, newer, 'newer');
  const canary = await publishBuild(driver, needy(tutorInfo), 'canary');
  await startCanary(driver, { 'mfe-tutor': canary }, 10, tester);
  const only = await publishActive(driver, needy(fees));
  const steps = await rollbackTogether(driver, 'shell', undefined, tester);
  expect(steps.slice(1)).toEqual([
    { app: 'mfe-tutor', action: 'canary-end', from: canary, to: tutor },
    { app: 'mfe-fees', action: 'retire', from: only, to: '' },
  ]);
  const { apps } = (await driver.read()).registry;
  expect(apps['mfe-tutor']).toMatchObject({ active: tutor, rollout: null });
  expect(apps['mfe-fees']).toMatchObject({ active: null, previous: only });
  await publishActive(driver, newer, 'newest');
  await publishActive(driver, needy(remoteInfo('mfe-home', ['/'])));
  const error = await errorOf(() => rollbackTogether(driver, 'shell', shell, tester));
  expect(error).toMatchObject({
    code: 'NAME_NOT_PROVIDED',
    remedy: expect.stringContaining('Nothing that was live'),
  });
});

it('OPS-384 a remote takes the shell back that it needs, and an app that has its route by now', async () => {
  const { driver, shell, tutor } = await liveRegistry();
  const cards: BuildInfo = { ...tutorInfo, uses: { '@porao/ui': ['Card'] } };
  const old = await publishActive(driver, cards, 'cards');
  const now = await publishBuild(driver, tutorInfo, 'plain');
  const without = await publishBuild(
    driver,
    { ...shellInfo, provides: { '@porao/ui': ['Button'] } },
    'without',
  );
  await activate(driver, { 'mfe-tutor': now, shell: without }, tester);
  const steps = await rollbackTogether(driver, 'mfe-tutor', undefined, tester);
  expect(steps.map(({ app, to }) => [app, to])).toEqual([
    ['mfe-tutor', old],
    ['shell', shell],
  ]);
  // The route moves to another app, which has nothing older.
  await activate(driver, { 'mfe-tutor': tutor }, tester);
  const manifest = tutorInfo.manifest && {
    ...tutorInfo.manifest,
    routes: tutorInfo.manifest.routes.slice(0, 1),
  };
  await publishActive(driver, { ...tutorInfo, manifest }, 'fewer');
  const taken = await publishActive(driver, remoteInfo('mfe-people', ['/tutors']));
  expect((await rollbackTogether(driver, 'mfe-tutor', tutor, tester)).at(-1)).toEqual({
    app: 'mfe-people',
    action: 'retire',
    from: taken,
    to: '',
  });
});

it('OPS-384 it finds out that nothing fits, however many apps could move', async () => {
  const { driver, shell } = await liveRegistry();
  const names = ['mfe-a', 'mfe-b', 'mfe-c', 'mfe-d', 'mfe-e', 'mfe-f'];
  const infos = names.map((name) => remoteInfo(name, [`/${name}`]));
  for (const content of ['one', 'two', 'three'])
    for (const info of infos) await publishActive(driver, info, content);
  await publishActive(driver, newer, 'newer');
  for (const info of infos) await publishActive(driver, needy(info), 'needy');
  const set = await rollbackTogether(driver, 'shell', undefined, tester);
  expect(set.map(({ app }) => app)).toEqual(['shell', ...names]);
  await publishActive(driver, newer, 'newest');
  for (const info of infos) await publishActive(driver, needy(info), 'needy again');
  await publishActive(driver, needy(remoteInfo('mfe-home', ['/'])));
  const error = await errorOf(() => rollback(driver, 'shell', shell, tester));
  expect(error.remedy).toContain('Nothing that was live');
});
