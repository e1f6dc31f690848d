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
} from '../testing/fixtures.ts';
import { activate, type RegistryDriver, retire, rollback, rollbackTogether, startCanary } from './index.ts';

const schema = (type: 'integer' | 'string') =>
  ({ type: 'object', properties: { reportId: { type } }, required: ['reportId'] }) as const;

const plain = remoteInfo('mfe-reports', ['/reports']);
const declaring = (type: 'integer' | 'string' = 'integer', name = 'mfe-reports'): BuildInfo =>
  remoteInfo(name, [name.replace('mfe-', '/')], { events: { 'report.sent@1': schema(type) } });
const listening = (word = 'fees') =>
  remoteInfo(`mfe-${word}`, [`/${word}`], { listens: ['report.sent@1'], emits: ['job.saved@1'] });

async function refusalOf(driver: RegistryDriver, info: BuildInfo) {
  const id = await publishBuild(driver, info, 'next');
  return errorOf(() => activate(driver, { [info.name]: id }, tester));
}

it('OPS-394 an event that a live remote declares may be emitted and listened to by every app', async () => {
  const { driver } = await liveRegistry();
  expect(await refusalOf(driver, listening())).toMatchObject({
    code: 'EVENT_UNKNOWN',
    message: expect.stringMatching(/mfe-fees \w+ emits or listens to report\.sent@1, which neither/),
    remedy: expect.stringContaining('`events` in its manifest'),
  });
  await publishActive(driver, declaring());
  await publishActive(driver, listening());
  const both = { ...declaring('integer', 'mfe-own'), events: ['own.sent@1'] };
  const own = both.manifest && { ...both.manifest, events: { 'own.sent@1': schema('string') } };
  await publishActive(driver, { ...both, manifest: own && { ...own, emits: ['own.sent@1'] } });
});

it('OPS-394 the two go live in one step, and a canary without the declaration is refused', async () => {
  const { driver } = await liveRegistry();
  const picks = {
    'mfe-fees': await publishBuild(driver, listening()),
    'mfe-reports': await publishBuild(driver, declaring()),
  };
  await activate(driver, picks, tester);
  const without = await publishBuild(driver, plain);
  const error = await errorOf(() => startCanary(driver, { 'mfe-reports': without }, 10, tester));
  expect(error).toMatchObject({
    code: 'EVENT_UNKNOWN',
    message: expect.stringMatching(/mfe-reports \w+ no longer declares report\.sent@1, which mfe-fees \w+ /),
  });
});

it('OPS-394 an event has one owner', async () => {
  const { driver } = await liveRegistry();
  await publishActive(driver, declaring());
  expect(await refusalOf(driver, declaring('integer', 'mfe-other'))).toMatchObject({
    code: 'EVENT_TAKEN',
    message: expect.stringContaining('declares report.sent@1, which mfe-reports'),
  });
  const events = { 'job.saved@1': schema('integer') };
  expect(await refusalOf(driver, remoteInfo('mfe-other', ['/other'], { events }))).toMatchObject({
    code: 'EVENT_TAKEN',
    message: expect.stringContaining('which shell'),
  });
});

it('OPS-394 its schema changes by a new version alone, once another app uses it', async () => {
  const { driver } = await liveRegistry();
  await publishActive(driver, declaring('string'));
  await publishActive(driver, declaring('integer'));
  await publishActive(driver, listening());
  expect(await refusalOf(driver, declaring('string'))).toMatchObject({
    code: 'EVENT_CHANGED',
    message: expect.stringMatching(/another schema for report\.sent@1, which mfe-fees/),
    remedy: expect.stringContaining('@2'),
  });
});

it('OPS-394 it is not taken away while another app uses it: by a release, by a rollback, by retiring its owner', async () => {
  const { driver } = await liveRegistry();
  const old = await publishActive(driver, plain);
  await publishActive(driver, declaring());
  const fees = await publishActive(driver, listening());
  expect(await refusalOf(driver, plain)).toMatchObject({ code: 'EVENT_UNKNOWN' });
  expect(await errorOf(() => rollback(driver, 'mfe-reports', old, tester))).toMatchObject({
    code: 'EVENT_UNKNOWN',
    remedy: expect.stringContaining('--with'),
  });
  expect(await errorOf(() => retire(driver, 'mfe-reports', tester))).toMatchObject({
    code: 'NEEDED',
    message: 'mfe-fees uses the event report.sent@1 of mfe-reports.',
  });
  expect((await rollbackTogether(driver, 'mfe-reports', old, tester)).at(-1)).toEqual({
    app: 'mfe-fees',
    action: 'retire',
    from: fees,
    to: '',
  });
});

it('OPS-394 a newer shell without it leaves it to its owner', async () => {
  const { driver } = await liveRegistry();
  await publishActive(driver, declaring());
  await publishActive(driver, listening());
  await publishActive(driver, shellInfo, 'newer');
  expect(await refusalOf(driver, { ...shellInfo, events: ['job.saved@1', 'report.sent@1'] })).toMatchObject({
    code: 'EVENT_TAKEN',
  });
});
