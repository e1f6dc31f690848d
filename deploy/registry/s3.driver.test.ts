import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StoreError } from '@porao/server';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { startBucket } from '../testing/bucket.ts';
import {
  errorOf,
  publishBuild,
  publishLive,
  temporaryFolder,
  tester,
  tutorInfo,
} from '../testing/fixtures.ts';
import { pageOf, startGateway } from '../testing/gateway.ts';
import { cachedDriver } from './cached.driver.ts';
import { collect } from './collect.ts';
import { diagnose } from './doctor.ts';
import { activate, type RegistryDriver, rollback, toResult } from './index.ts';

const silent = pino({ level: 'silent' });

async function liveBucket() {
  const store = await startBucket();
  const team = store.driver();
  return { ...store, team, ...(await publishLive(team)) };
}

describe('the registry in a bucket', () => {
  it('publishes, activates, rolls back and collects as the folder does', async () => {
    const { team, tutor } = await liveBucket();
    const next = await publishBuild(team, tutorInfo, 'two');
    expect(await publishBuild(team, tutorInfo, 'two')).toBe(next);
    await activate(team, { 'mfe-tutor': next }, tester);
    await rollback(team, 'mfe-tutor', undefined, tester);
    const { registry } = await team.read();
    expect(registry.apps['mfe-tutor']).toMatchObject({
      active: tutor,
      previous: null,
      releases: [tutor, next],
    });
    expect(await team.readAudit(2)).toMatchObject([
      { action: 'activate', to: next, revision: registry.revision - 1 },
      { action: 'rollback', to: tutor, revision: registry.revision },
    ]);
    expect(await diagnose(team)).toEqual([]);
    const third = await publishBuild(team, tutorInfo, 'three');
    await collect(team, [{ app: 'mfe-tutor', id: third }], tester);
    expect(await team.listFiles('mfe-tutor', third)).toEqual([]);
    expect(await team.getFile('mfe-tutor', tutor, '../../registry.json')).toBeNull();
  });

  it('has one winner of two activations at once; the other is told', async () => {
    const { driver, team, tutor } = await liveBucket();
    const ids = [await publishBuild(team, tutorInfo, 'two'), await publishBuild(team, tutorInfo, 'three')];
    const outcomes = await Promise.all(
      ids.map((id) => toResult(() => activate(driver(), { 'mfe-tutor': id }, tester))),
    );
    const won = outcomes.flatMap((outcome) => (outcome.ok ? outcome.value.map(({ to }) => to) : []));
    const told = outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.error.code]));
    expect(won).toHaveLength(1);
    expect(told).toEqual(['CONFLICT']);
    expect((await team.read()).registry.apps['mfe-tutor']).toMatchObject({ active: won[0], previous: tutor });
  });

  it('refuses a write over a state that is no longer the one read', async () => {
    const { team } = await liveBucket();
    const { registry, version } = await team.read();
    const next = { ...registry, revision: registry.revision + 1 };
    await team.write(next, version);
    expect((await errorOf(() => team.write({ ...next, service_worker: 'off' }, version))).code).toBe(
      'CONFLICT',
    );
  });

  it('OPS-381 shows the copy of a torn registry, writes nothing over it, and the doctor says so', async () => {
    const { team, bucket, tutor } = await liveBucket();
    const before = (await team.read()).registry;
    await bucket.put('registry.json', '{"revision": 99, "ap');
    expect((await team.read()).registry).toEqual(before);
    expect(await diagnose(team)).toMatchObject([{ code: 'TORN_WRITE' }]);
    expect(await errorOf(() => publishBuild(team, tutorInfo, 'two'))).toMatchObject({
      code: 'UNREADABLE',
      remedy: expect.stringContaining('revisions/'),
    });
    await bucket.put('registry.json', JSON.stringify(before));
    const next = await publishBuild(team, tutorInfo, 'two');
    await activate(team, { 'mfe-tutor': next }, tester);
    expect((await team.read()).registry.apps['mfe-tutor']).toMatchObject({ active: next, previous: tutor });
    expect(await diagnose(team)).toEqual([]);
  });
});

describe('gateways on one bucket', () => {
  async function twoGateways() {
    const live = await liveBucket();
    const open = async (folder: string) => startGateway(cachedDriver(live.driver(), folder, silent));
    const folders = [await temporaryFolder(), await temporaryFolder()];
    const urls = (await Promise.all(folders.map(open))).map(({ url }) => url);
    const shown = async (url: string) => (await pageOf(`${url}/tutors`)).data().remotes[0]?.release;
    return { ...live, open, folders, urls, shown };
  }

  it('both show an activation without a restart', async () => {
    const { team, urls, shown, tutor } = await twoGateways();
    for (const url of urls) expect(await shown(url)).toBe(tutor);
    const next = await publishBuild(team, tutorInfo, 'two');
    await activate(team, { 'mfe-tutor': next }, tester);
    await Promise.all(urls.map((url) => expect.poll(() => shown(url), { interval: 50 }).toBe(next)));
  });

  it('are ready once every file is kept, and go on filling when the store is back', async () => {
    const { driver, tutor } = await liveBucket();
    let isBroken = true;
    const store = driver();
    const flaky: RegistryDriver = {
      ...store,
      async getFile(app, id, path) {
        if (isBroken && path.startsWith('static/js/dashboard')) throw new StoreError('away');
        return store.getFile(app, id, path);
      },
    };
    const folder = await temporaryFolder();
    const { url } = await startGateway(cachedDriver(flaky, folder, silent));
    const ready = async () => (await fetch(`${url}/_gateway/readyz`)).json();
    const readyState = expect.objectContaining({
      cache: 'filling',
      status: expect.stringContaining('on their way'),
    });
    await expect.poll(ready).toEqual(readyState);
    isBroken = false;
    await expect.poll(ready).toMatchObject({ status: 'ok', cache: 'complete' });
    expect(existsSync(join(folder, 'releases/mfe-tutor', tutor, 'static/js/dashboard.js'))).toBe(true);
  });

  it('open the site while the store is away, also after a restart, with every file of it', async () => {
    const { urls, folders, open, shown, away, tutor, team, bucket } = await twoGateways();
    const file = `/releases/mfe-tutor/${tutor}/static/js/dashboard.js`;
    await shown(urls[0] ?? '');
    // Downloaded in advance, without a request for it.
    const kept = join(folders[0] ?? '', 'releases/mfe-tutor', tutor, 'static/js/dashboard.js');
    await expect.poll(() => existsSync(kept)).toBe(true);
    away(true);
    expect(await shown(urls[0] ?? '')).toBe(tutor);
    const { url } = await open(folders[0] ?? '');
    expect(await shown(url)).toBe(tutor);
    expect((await fetch(url + file)).status).toBe(200);
    // An emptied store is not a site without releases.
    away(false);
    const whole = await team.read();
    await bucket.remove('registry.json');
    const again = await open(folders[0] ?? '');
    expect(await shown(again.url)).toBe(tutor);
    await bucket.put('registry.json', JSON.stringify(whole.registry));
    const next = await publishBuild(team, tutorInfo, 'two');
    await activate(team, { 'mfe-tutor': next }, tester);
    await expect.poll(() => shown(url)).toBe(next);
  });
});
