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
import { activate, type RegistryDriver, rollback } from './index.ts';

type Manifest = RemoteManifest;

const cards = 'desk.cards@1';
const label = { en: 'Cards', bn: 'কার্ড' };
const slot = { name: cards, page: '/desk', props: { userId: 'number' }, most: 2, height: 12 } as const;
const host = (slots: Manifest['slots'] = [slot]) => remoteInfo('mfe-desk', ['/desk'], { slots });

function filler(change: Partial<NonNullable<Manifest['fills']>[number]> = {}, count = 1, name = 'mfe-a') {
  const fill = { slot: cards, order: 1, label, props: {}, chunk: 'card', ...change };
  const info = remoteInfo(name, [`/${name}`], { fills: Array.from({ length: count }, () => fill) });
  return { ...info, chunks: { card: ['static/js/card.js', 'static/css/card.css'] } };
}

async function refusal(driver: RegistryDriver, info: BuildInfo, content = 'two') {
  const id = await publishBuild(driver, info, content);
  return errorOf(() => activate(driver, { [info.name]: id }, tester));
}

it('OPS-388 refuses to take away a slot that another app fills, and lets go of it with that app', async () => {
  const { driver } = await liveRegistry();
  await publishActive(driver, host());
  await publishActive(driver, filler({ props: { userId: 'number' } }));
  expect(await refusal(driver, host([]))).toMatchObject({
    code: 'SLOT_FILLED',
    message: expect.stringMatching(/mfe-desk \w+ has no slot desk.cards@1, which mfe-a \w+ fills/),
    remedy: expect.stringContaining('activate a mfe-a without it first'),
  });
  const picks = {
    'mfe-desk': await publishBuild(driver, host([]), 'three'),
    'mfe-a': await publishBuild(driver, remoteInfo('mfe-a', ['/mfe-a']), 'three'),
  };
  expect(await activate(driver, picks, tester)).toHaveLength(2);
});

it('OPS-388 a rollback of the page to a release without the slot is refused, too', async () => {
  const { driver } = await liveRegistry();
  const first = await publishActive(driver, host([]));
  await publishActive(driver, host(), 'two');
  await publishActive(driver, filler());
  const error = await errorOf(() => rollback(driver, 'mfe-desk', first, tester));
  expect(error.message).toContain('mfe-a');
});

it('OPS-389 refuses a slot of another app, one that nobody has, and props that it does not give', async () => {
  const { driver } = await liveRegistry();
  expect(await refusal(driver, filler())).toMatchObject({ code: 'SLOT_UNKNOWN' });
  expect(await refusal(driver, host([{ ...slot, page: '/other' }]))).toMatchObject({
    code: 'SLOT_UNKNOWN',
    message: expect.stringContaining('in the page /other, which is none of its routes'),
  });
  await publishActive(driver, host());
  expect(
    await refusal(driver, remoteInfo('mfe-b', ['/b'], { slots: [{ ...slot, page: '/b' }] })),
  ).toMatchObject({
    code: 'SLOT_TAKEN',
  });
  for (const props of [{ userId: 'string' }, { name: 'string' }] as const)
    expect(await refusal(driver, filler({ props }))).toMatchObject({ code: 'SLOT_PROPS' });
  await publishActive(driver, filler({ props: { userId: 'number' } }));
  expect(await refusal(driver, host([{ ...slot, props: {} }]))).toMatchObject({
    code: 'SLOT_PROPS',
    message: expect.stringContaining('takes userId (number) of the slot desk.cards@1'),
  });
});

it('OPS-389 refuses more contents than fit', async () => {
  const { driver } = await liveRegistry();
  await publishActive(driver, host());
  await publishActive(driver, filler());
  expect(await refusal(driver, filler({}, 2, 'mfe-b'))).toMatchObject({
    code: 'SLOT_FULL',
    message: expect.stringContaining(
      'has 2 contents for the slot desk.cards@1, where 1 of other apps are; 2 fit',
    ),
  });
  await publishActive(driver, filler({}, 1, 'mfe-b'));
});

it('OPS-390 refuses a content of more than 8 kB, and one whose chunk is not there', async () => {
  const { driver } = await liveRegistry();
  await publishActive(driver, host());
  expect(await refusal(driver, filler({ chunk: 'other' }))).toMatchObject({
    code: 'SIZE_BUDGET',
    message: expect.stringContaining('by the chunk other, which its build does not have'),
  });
  let noise = '';
  for (let n = 1; noise.length < 20_000; n += 1) noise += Math.sin(n).toString(36).slice(3);
  const info = filler();
  const id = await publishBuild(driver, info, 'big', { 'static/js/card.js': noise });
  expect(await errorOf(() => activate(driver, { 'mfe-a': id }, tester))).toMatchObject({
    code: 'SIZE_BUDGET',
    message: expect.stringMatching(/its content of desk.cards@1 takes \d+\.\d kB, its budget is 8\.0 kB/),
  });
});
