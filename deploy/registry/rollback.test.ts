import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  errorOf,
  liveRegistry,
  publishActive,
  remoteInfo,
  shellInfo,
  tester,
  tutorInfo,
} from '../testing/fixtures.ts';
import { rollback, toResult } from './index.ts';

describe('rollback', () => {
  it('is one write, there and back, with its reason in the log', async () => {
    const { driver, tutor } = await liveRegistry();
    const next = await publishActive(driver, tutorInfo, 'two');
    const { revision } = (await driver.read()).registry;
    expect(await rollback(driver, 'mfe-tutor', undefined, { actor: 'a', reason: 'it blinks' })).toEqual({
      app: 'mfe-tutor',
      from: next,
      to: tutor,
    });
    const { registry } = await driver.read();
    expect(registry.revision).toBe(revision + 1);
    expect(registry.apps['mfe-tutor']).toMatchObject({ active: tutor, previous: null });
    expect((await driver.readAudit(1))[0]).toMatchObject({
      action: 'rollback',
      actor: 'a',
      reason: 'it blinks',
      from: next,
      to: tutor,
      revision: revision + 1,
    });
    await rollback(driver, 'mfe-tutor', next, tester);
    expect((await driver.read()).registry.apps['mfe-tutor']?.active).toBe(next);
  });

  it('again and again goes further back, and never to a release that was rolled back', async () => {
    const { driver, tutor } = await liveRegistry();
    const ship = (word: string) => publishActive(driver, tutorInfo, word);
    const goBack = async () => (await rollback(driver, 'mfe-tutor', undefined, tester)).to;
    const two = await ship('two');
    await ship('three');
    expect(await goBack()).toBe(two);
    await ship('four');
    expect(await goBack()).toBe(two);
    expect(await goBack()).toBe(tutor);
    expect(await errorOf(goBack)).toMatchObject({ code: 'NO_PREVIOUS' });
    // By its name any of them; it counts as good again.
    await rollback(driver, 'mfe-tutor', two, tester);
    const five = await ship('five');
    expect((await rollback(driver, 'mfe-tutor', tutor, tester)).from).toBe(five);
    expect(await goBack()).toBe(two);
  });

  it('takes the shell back alone; the remotes stay as they are', async () => {
    const { driver, shell } = await liveRegistry();
    await publishActive(driver, shellInfo, 'two');
    const before = (await driver.read()).registry.apps;
    await rollback(driver, 'shell', undefined, tester);
    const { apps } = (await driver.read()).registry;
    expect(apps['shell']).toMatchObject({ active: shell, previous: null });
    expect(apps['mfe-tutor']).toEqual(before['mfe-tutor']);
  });

  it('refuses when there is nothing to go back to, or its files are gone', async () => {
    const { root, driver, tutor } = await liveRegistry();
    expect(await errorOf(() => rollback(driver, 'mfe-tutor', undefined, tester))).toMatchObject({
      code: 'NO_PREVIOUS',
      remedy: expect.stringContaining('rollback mfe-tutor'),
    });
    const next = await publishActive(driver, tutorInfo, 'two');
    await rm(join(root, 'releases', 'mfe-tutor', tutor, 'remoteEntry.js'));
    expect((await errorOf(() => rollback(driver, 'mfe-tutor', undefined, tester))).code).toBe(
      'ASSET_MISSING',
    );
    expect((await driver.read()).registry.apps['mfe-tutor']?.active).toBe(next);
  });

  it('OPS-384 needs neither the release that is taken back nor one of another app to be whole', async () => {
    const { root, driver, tutor } = await liveRegistry();
    const next = await publishActive(driver, tutorInfo, 'two');
    const other = await publishActive(driver, remoteInfo('mfe-other', ['/other']));
    for (const [app, id] of [
      ['mfe-tutor', next],
      ['mfe-other', other],
    ] as const)
      await writeFile(join(root, 'releases', app, id, 'release.json'), '{"name":');
    expect(await rollback(driver, 'mfe-tutor', undefined, tester)).toEqual({
      app: 'mfe-tutor',
      from: next,
      to: tutor,
    });
    expect((await driver.read()).registry.apps['mfe-other']?.active).toBe(other);
  });

  it('by two at once happens once; the other is told', async () => {
    const { driver, tutor } = await liveRegistry();
    await publishActive(driver, tutorInfo, 'two');
    const both = await Promise.all(
      [1, 2].map(() => toResult(() => rollback(driver, 'mfe-tutor', undefined, tester))),
    );
    expect((await driver.read()).registry.apps['mfe-tutor']?.active).toBe(tutor);
    expect(both.map((outcome) => (outcome.ok ? outcome.value.to : outcome.error.code)).toSorted()).toEqual(
      [tutor, 'CONFLICT'].toSorted(),
    );
  });
});
