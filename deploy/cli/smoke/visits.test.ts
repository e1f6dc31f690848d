import { expect, it } from 'vitest';
import { readRelease } from '../../registry/index.ts';
import { liveRegistry, publishActive, remoteInfo } from '../../testing/fixtures.ts';
import { type Depth, visitsOf } from './visits.ts';

async function visited(app: 'shell' | 'mfe-tutor', depth: Depth) {
  const { driver, shell, tutor } = await liveRegistry();
  const changed = await readRelease(driver, app, app === 'shell' ? shell : tutor);
  const visits = await visitsOf(driver, (await driver.read()).registry.apps, [changed], depth);
  return visits.map(
    ({ path, look, watchMs, session }) => `${path} ${look} ${watchMs}${session ? ' signed in' : ''}`,
  );
}

it('opens every route, one of each chunk longer and in the other look with its optional parts', async () => {
  expect(await visited('mfe-tutor', 'full')).toEqual([
    '/tutor/dashboard usual 2000 signed in',
    '/tutor/dashboard other 500 signed in',
    '/tutors usual 2000',
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
