import { expect, it } from 'vitest';
import { activate, readRelease } from '../../registry/index.ts';
import { liveRegistry, publishActive, publishBuild, remoteInfo, tester } from '../../testing/fixtures.ts';
import { type Depth, type Visit, visitsOf } from './visits.ts';

async function visited(app: 'shell' | 'mfe-tutor', depth: Depth) {
  const { driver, shell, tutor } = await liveRegistry();
  const changed = await readRelease(driver, app, app === 'shell' ? shell : tutor);
  const visits = await visitsOf(driver, (await driver.read()).registry.apps, [changed], depth);
  return visits.map(textOf);
}
const textOf = ({ path, look, watchMs, session, away }: Visit) =>
  `${path} ${look} ${watchMs}${session ? ' signed in' : ''}${away ? ` to ${away.path}` : ''}`;

it('opens every route, one of each chunk longer and in the other look with its optional parts', async () => {
  expect(await visited('mfe-tutor', 'full')).toEqual([
    '/tutor/dashboard usual 5000 signed in to /ui',
    '/tutor/dashboard other 500 signed in',
    '/tutors usual 5000 to /ui',
    '/tutors/1 other 500',
    '/tutor usual 500 signed in',
  ]);
});

it('opens one route of each chunk when it is to be quick', async () => {
  expect(await visited('mfe-tutor', 'quick')).toEqual([
    '/tutor/dashboard usual 500 signed in',
    '/tutors usual 500',
  ]);
});

it('opens the own pages of a shell, and a route of each live remote', async () => {
  expect(await visited('shell', 'quick')).toEqual(['/ui usual 500', '/tutor/dashboard usual 500 signed in']);
});

it.each<[Depth, string[]]>([
  ['full', ['/c1 5000', '/c2 5000', '/c3 5000', '/c4 1000', '/c5 1000']],
  ['long', ['/c1 5000', '/c2 5000', '/c3 5000', '/c4 5000', '/c5 5000']],
  ['quick', ['/c1 500', '/c2 500', '/c3 500', '/c4 500', '/c5 500']],
])('OPS-401 watches one page of three chunks for 5 s, of all others for 1 s: %s', async (depth, expected) => {
  const { driver } = await liveRegistry();
  const paths = ['/c1', '/c2', '/c3', '/c4', '/c5'];
  const info = remoteInfo('mfe-reports', paths);
  const routes = info.manifest?.routes.map((route) => ({ ...route, chunk: route.path.slice(1) })) ?? [];
  const chunks = Object.fromEntries(paths.map((path) => [path.slice(1), [`static/js${path}.js`]]));
  const manifest = info.manifest && { ...info.manifest, routes };
  const id = await publishBuild(driver, { ...info, chunks, manifest });
  await activate(driver, { 'mfe-reports': id }, tester);
  const changed = [await readRelease(driver, 'mfe-reports', id)];
  const visits = await visitsOf(driver, (await driver.read()).registry.apps, changed, depth);
  const usual = visits.filter(({ look }) => look === 'usual');
  expect(usual.map(({ path, watchMs }) => `${path} ${watchMs}`)).toEqual(expected);
  expect(usual.filter(({ away }) => away).map(({ away }) => away?.path)).toEqual(
    expected.filter((text) => text.endsWith('5000')).map(() => '/tutors'),
  );
});

it('OPS-391 opens the page of another remote that has a content of the changed one', async () => {
  const { driver } = await liveRegistry();
  const label = { en: 'Card', bn: 'কার্ড' };
  const slot = { name: 'desk.cards@1', page: '/desk', props: {}, most: 2, height: 12 };
  const fill = { slot: 'desk.cards@1', order: 1, label, props: {}, chunk: 'card' };
  await publishActive(driver, remoteInfo('mfe-desk', ['/', '/desk'], { slots: [slot] }));
  const info = remoteInfo('mfe-a', ['/a'], { fills: [fill] });
  const id = await publishActive(driver, { ...info, chunks: { card: ['static/js/card.js'] } });
  const changed = [await readRelease(driver, 'mfe-a', id)];
  const visits = await visitsOf(driver, (await driver.read()).registry.apps, changed, 'quick');
  expect(visits.map(({ path }) => path)).toEqual(['/a', '/desk']);
});
