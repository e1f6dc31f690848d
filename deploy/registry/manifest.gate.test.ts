import type { BuildInfo, RemoteManifest } from '@porao/contracts';
import { expect, it } from 'vitest';
import {
  errorOf,
  liveRegistry,
  publishActive,
  publishBuild,
  remoteInfo,
  tester,
} from '../testing/fixtures.ts';
import { activate, type RegistryDriver, rollback, toResult } from './index.ts';

const label = { en: 'Reports', bn: 'প্রতিবেদন' };
const area = { name: 'reports', basePath: '/reports', label, roles: ['auditor'], home: '/reports/today' };

async function outcomeOf(driver: RegistryDriver, info: BuildInfo) {
  const id = await publishBuild(driver, info);
  const outcome = await toResult(() => activate(driver, { [info.name]: id }, tester));
  return outcome.ok ? 'live' : outcome.error;
}

it.each([
  ['everything', '/:anything', 'ROUTE_TAKEN', 'takes in pages below those of'],
  ['everything of two words', '/:a/:b', 'ROUTE_TAKEN', '/:a/:b'],
  ['whatever is left', '/*', 'ROUTE_TAKEN', '/*'],
  ['a language first', '/:language?/reports', 'ROUTE_TAKEN', '/:language?/reports'],
  ['what is below a page of another app', '/fees/:slug', 'ROUTE_TAKEN', 'of mfe-fees'],
  ['all below it', '/Fees/*', 'ROUTE_TAKEN', 'of mfe-fees'],
  ['paths of the gateway', '/_gateway/*', 'ROUTE_TAKEN', 'which the gateway has'],
  ['one path of the gateway', '/api/reports', 'ROUTE_TAKEN', 'which the gateway has'],
])('OPS-385 refuses a pattern that takes in %s', async (_, path, code, words) => {
  const { driver } = await liveRegistry();
  await publishActive(driver, remoteInfo('mfe-fees', ['/fees']));
  const error = await outcomeOf(driver, remoteInfo('mfe-reports', [path]));
  expect(error).toMatchObject({ code, message: expect.stringContaining(words) });
  expect(error).toMatchObject({ remedy: expect.stringContaining('another path') });
});

it('OPS-385 takes patterns below a word of its own, and those that are live already', async () => {
  const { driver } = await liveRegistry();
  const info = remoteInfo('mfe-reports', ['/reports/:id', '/reports/:id/*']);
  await publishActive(driver, info);
  await publishActive(driver, remoteInfo('mfe-fees', ['/reports']));
  const second = await publishActive(driver, info, 'two');
  expect((await driver.read()).registry.apps['mfe-reports']?.active).toBe(second);
});

it('OPS-385 a rollback brings a wide pattern back that was live before', async () => {
  const { driver } = await liveRegistry();
  const wide = await publishActive(driver, remoteInfo('mfe-reports', ['/fees/:slug']));
  await publishActive(driver, remoteInfo('mfe-fees', ['/fees']));
  await publishActive(driver, remoteInfo('mfe-reports', ['/reports']));
  expect((await rollback(driver, 'mfe-reports', wide, tester)).to).toBe(wide);
});

it('OPS-385 refuses an area for a role that the area of another app is for', async () => {
  const { driver } = await liveRegistry();
  const roles = ['auditor', 'tutor'];
  const info = remoteInfo('mfe-reports', ['/reports/today'], { area: { ...area, roles } });
  expect(await outcomeOf(driver, info)).toMatchObject({
    code: 'ROLE_TAKEN',
    message: expect.stringMatching(/an area for the role tutor, which mfe-tutor/),
    remedy: expect.stringContaining('Choose another role'),
  });
});

const menuOf = (name: string, place: string, entries: number): BuildInfo => {
  const paths = Array.from({ length: entries }, (_, n) => `/${name}/${n}`);
  const menu: RemoteManifest['menu'] = paths.map((path, order) => ({
    place,
    order,
    path,
    label,
    icon: 'star',
  }));
  return remoteInfo(name, paths, { menu });
};

it('OPS-386 refuses entries for which a shared menu has no room, and lets the owner of an area have more', async () => {
  const { driver } = await liveRegistry();
  expect(await outcomeOf(driver, menuOf('mfe-a', 'main', 5))).toBe('live');
  expect(await outcomeOf(driver, menuOf('mfe-b', 'main', 4))).toMatchObject({
    code: 'MENU_FULL',
    message: expect.stringMatching(
      /mfe-b \w+ has 4 entries for the menu main, where 5 of other apps are; 8 fit/,
    ),
    remedy: expect.stringContaining('src/menu.ts'),
  });
  expect(await outcomeOf(driver, menuOf('mfe-b', 'main', 3))).toBe('live');
  expect(await outcomeOf(driver, menuOf('mfe-c', 'tutor', 9))).toMatchObject({ code: 'MENU_FULL' });
  const own = menuOf('mfe-reports', 'reports', 9);
  const manifest = own.manifest && { ...own.manifest, area };
  expect(await outcomeOf(driver, { ...own, manifest })).toBe('live');
});

it('OPS-387 refuses events that the code names and the manifest does not, with file and line', async () => {
  const { driver } = await liveRegistry();
  const spoken = { emits: { 'job.saved@1': 'src/save.ts:3' }, listens: {} };
  const info = remoteInfo('mfe-reports', ['/reports']);
  expect(await outcomeOf(driver, { ...info, spoken })).toMatchObject({
    code: 'EVENT_UNDECLARED',
    message: expect.stringContaining('emits job.saved@1 at src/save.ts:3'),
    remedy: expect.stringContaining('`emits` in src/manifest.ts'),
  });
  expect(await outcomeOf(driver, remoteInfo('mfe-reports', ['/reports'], { emits: ['job.saved@1'] }))).toBe(
    'live',
  );
});

it('OPS-384 one error has everything that several gates refuse', async () => {
  const { driver } = await liveRegistry();
  const info = remoteInfo('mfe-reports', ['/tutor/dashboard']);
  const id = await publishBuild(driver, { ...info, uses: { '@porao/ui': ['Slider'] } });
  const error = await errorOf(() => activate(driver, { 'mfe-reports': id }, tester));
  expect(error.message).toMatch(/Slider/);
  expect(error.message).toMatch(/ROUTE_TAKEN: .*\/tutor\/dashboard/);
});
