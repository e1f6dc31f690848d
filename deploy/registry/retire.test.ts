import type { BuildInfo } from '@porao/contracts';
import { expect, it } from 'vitest';
import { errorOf, liveRegistry, publishBuild, remoteInfo, tester, tutorInfo } from '../testing/fixtures.ts';
import { activate, retire, rollback, startCanary } from './index.ts';

const title = { en: 'Reports', bn: 'প্রতিবেদন' };

async function live(...infos: BuildInfo[]) {
  const registry = await liveRegistry();
  const picks: Record<string, string> = {};
  for (const info of infos) picks[info.name] = await publishBuild(registry.driver, info);
  if (infos.length > 0) await activate(registry.driver, picks, tester);
  return registry;
}

it('OPS-102 takes an app and its canary away in one write, which the log has; a rollback brings it back', async () => {
  const { driver, tutor } = await live();
  const canary = await publishBuild(driver, tutorInfo, 'two');
  await startCanary(driver, { 'mfe-tutor': canary }, 10, tester);
  const { revision } = (await driver.read()).registry;
  expect(await retire(driver, 'mfe-tutor', { actor: 'rahim', reason: 'not wanted' })).toBe(tutor);
  const { registry } = await driver.read();
  expect(registry.revision).toBe(revision + 1);
  const releases = [tutor, canary];
  expect(registry.apps['mfe-tutor']).toEqual({ active: null, previous: tutor, rollout: null, releases });
  expect(await driver.readAudit(1)).toMatchObject([
    { action: 'retire', app: 'mfe-tutor', from: tutor, to: '', actor: 'rahim', reason: 'not wanted' },
  ]);
  expect(await driver.getFile('mfe-tutor', tutor, 'remoteEntry.js')).not.toBeNull();
  expect(await rollback(driver, 'mfe-tutor', undefined, tester)).toMatchObject({ from: null, to: tutor });
  await retire(driver, 'mfe-tutor', tester);
  await activate(driver, { 'mfe-tutor': canary }, tester);
  expect((await driver.read()).registry.apps['mfe-tutor']?.active).toBe(canary);
});

it('OPS-102 refuses what is not live', async () => {
  const { driver } = await live();
  await publishBuild(driver, remoteInfo('mfe-reports', ['/reports']));
  for (const app of ['mfe-reports', 'mfe-unknown'])
    expect(await errorOf(() => retire(driver, app, tester))).toMatchObject({ code: 'NOT_LIVE' });
});

const area = { name: 'reports', basePath: '/reports', label: title, roles: ['auditor'], home: '/reports' };
const reports = remoteInfo('mfe-reports', ['/reports'], { area });
const routeInArea = { path: '/x', layout: 'reports', access: 'anyone', title };
const entry = { place: 'reports', order: 1, path: '/x', label: title, icon: 'star' };

it.each<[string, string, BuildInfo[], RegExp]>([
  ['the shell', 'shell', [], /Every page/],
  ['the front page', 'mfe-x', [remoteInfo('mfe-x', ['/'])], /the page \/, which/],
  ['the sign-in page', 'mfe-x', [remoteInfo('mfe-x', ['/auth/signin'])], /\/auth\/signin/],
  [
    'an area with a page of another app',
    'mfe-reports',
    [reports, remoteInfo('mfe-x', [], { routes: [routeInArea] })],
    /^mfe-x .*area reports of mfe-reports/,
  ],
  [
    'an area with a menu entry of another app',
    'mfe-reports',
    [reports, remoteInfo('mfe-x', ['/x'], { menu: [entry] })],
    /^mfe-x /,
  ],
])('OPS-102 refuses what others need: %s', async (_, app, infos, words) => {
  const { driver } = await live(...infos);
  const { registry } = await driver.read();
  const error = await errorOf(() => retire(driver, app, tester));
  expect(error.code).toBe('NEEDED');
  expect(error.message).toMatch(words);
  expect((await driver.read()).registry).toEqual(registry);
});
