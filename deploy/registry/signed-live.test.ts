import { join } from 'node:path';
import type { Registry } from '@porao/contracts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  errorOf,
  liveRegistry,
  publishActive,
  publishBuild,
  temporaryFolder,
  tester,
  testKey,
  tutorInfo,
} from '../testing/fixtures.ts';
import { gatewayOver, keyOf, policyOf, publishBy, signedBy, signedRegistry } from '../testing/trusted.ts';
import { adoptReleases } from './adopt.ts';
import { activate, endCanary, promote, type RegistryDriver, startCanary } from './index.ts';
import { startPreview } from './preview.ts';
import { changeRegistry } from './registry.change.ts';
import { registryIssues } from './registry-faults.ts';
import { retire } from './retire.ts';
import { revokeKey } from './revoked-keys.ts';
import { signTimestamp } from './signed-live.ts';

const team = keyOf('team');
const online = keyOf('online');
const policy = policyOf([testKey, [team, 'mfe-tutor'], [online, 'timestamp']]);

/** A store in whose place an attacker can put a state. */
function replaceable(store: RegistryDriver) {
  let put: Registry | undefined;
  const version = () => `put ${JSON.stringify(put).length} ${put?.revision} ${put?.timestamp?.signature}`;
  const driver: RegistryDriver = {
    ...store,
    read: async () => (put ? { registry: put, version: version() } : store.read()),
    stamp: async () => (put ? version() : store.stamp()),
    write: async (registry, expected) => {
      if (!put) return store.write(registry, expected);
      put = registry;
      return version();
    },
  };
  return {
    driver,
    put: (registry: Registry | undefined) => {
      put = registry;
    },
  };
}

const stateOf = async (driver: RegistryDriver): Promise<Registry> =>
  structuredClone((await driver.read()).registry);

const entryOf = ({ apps }: Registry) => {
  const entry = apps['mfe-tutor'];
  if (!entry) throw new Error('There is no state of the remote.');
  return entry;
};

const Ready = z.looseObject({
  refused: z.unknown(),
  registry: z.object({ code: z.string(), remedy: z.string() }).optional(),
});
const readyOf = async (ready: () => Promise<unknown>) => Ready.parse(await ready());

describe('what is live', () => {
  it("OPS-184 is not changed by a key of another app, and the gateway goes on with the owners' state", async () => {
    const { driver, store, tutor, shell } = await signedRegistry();
    const { shown, ready, trusted } = await gatewayOver(store, policy);
    await shown();
    const old = await publishBuild(driver, tutorInfo, 'two');
    const wide = policyOf([team, testKey]);
    // In the team's own view its key signs everything.
    const attacker = signedBy(store, team, wide);
    await changeRegistry(attacker, () => ({ service_worker: 'off', audit: [] }));
    await activate(attacker, { 'mfe-tutor': old }, tester);
    const gateway = await gatewayOver(store, policyOf([testKey, [team, 'mfe-x'], [online, 'timestamp']]));
    // A timestamp by a key that does not sign it is none.
    expect((await fetch(`${gateway.url}/_gateway/readyz`)).status).toBe(503);
    expect((await shown()).shell.release).toBe(shell);
    const { registry } = await store.read();
    const rest = { ...registry, timestamp: undefined };
    await store.write(
      {
        ...rest,
        revision: rest.revision + 1,
        timestamp: signTimestamp({ ...rest, revision: rest.revision + 1 }, online),
      },
      (await store.read()).version,
    );
    const page = await shown();
    expect(page.remotes[0]?.release).toBe(old);
    expect((await trusted.read()).registry.service_worker).toBeUndefined();
    expect(await ready()).toMatchObject({
      refused: ['shell: is signed by team, a key that does not sign shell'],
    });
    expect((await fetch(`${gateway.url}/_gateway/readyz`)).status).toBe(503);
    expect(tutor).not.toBe(old);
  });

  it('OPS-184 commands refuse a key of another app: activation, retirement, service worker, preview', async () => {
    const { store, shell, driver } = await signedRegistry();
    const attacker = signedBy(store, team, policy);
    const next = await publishBuild(driver, { ...tutorInfo }, 'two');
    await activate(attacker, { 'mfe-tutor': next }, tester);
    const other = signedBy(store, keyOf('x'), policyOf([testKey]));
    const tries = [
      () => changeRegistry(attacker, () => ({ service_worker: 'off' as const, audit: [] })),
      () => startPreview(attacker, { shell }, tester),
      () => retire(signedBy(store, online, policy), 'mfe-tutor', tester),
    ];
    for (const work of tries) expect((await errorOf(work)).code).toBe('SCOPE');
    // A key that is not known here signs; gateways do not take it.
    await activate(other, { 'mfe-tutor': next }, tester);
  });

  it("OPS-185 a gateway's key takes a canary back, and makes nothing live", async () => {
    const { driver, store, tutor } = await signedRegistry();
    const next = await publishBuild(driver, tutorInfo, 'two');
    await startCanary(driver, { 'mfe-tutor': next }, 50, tester);
    const { trusted } = await gatewayOver(store, policy, { key: online });
    await trusted.read();
    expect((await errorOf(() => promote(trusted, 'mfe-tutor', tester))).code).toBe('SCOPE');
    await endCanary(trusted, 'mfe-tutor', { actor: 'gateway', reason: 'fails' });
    const other = await gatewayOver(store, policy);
    expect((await other.trusted.read()).registry.apps['mfe-tutor']).toMatchObject({
      active: tutor,
      rollout: null,
    });
    expect(registryIssues((await store.read()).registry, policy)).toEqual([]);
  });
});

describe('a registry', () => {
  async function site() {
    const { store, driver, tutor } = await signedRegistry();
    const old = await stateOf(store);
    const next = await publishActive(driver, tutorInfo, 'two');
    const seen = join(await temporaryFolder(), 'registry-seen.json');
    const place = replaceable(store);
    const open = (key = testKey) => gatewayOver(place.driver, policy, { seen, key });
    const gateway = await open();
    expect(await gateway.tutorShown()).toBe(next);
    return { ...place, store, signing: driver, old, next, tutor, open, gateway };
  }

  it('OPS-186 that is older than the last one is not served, after a restart either (rollback)', async () => {
    const { put, old, next, open, gateway } = await site();
    put(old);
    for (const one of [gateway, await open()]) {
      expect(await one.tutorShown()).toBe(next);
      const { registry } = await readyOf(one.ready);
      expect(registry).toMatchObject({ code: 'ROLLBACK', remedy: expect.stringContaining('revisions') });
      expect((await errorOf(() => retire(one.trusted, 'mfe-tutor', tester))).code).toBe('ROLLBACK');
    }
    put(undefined);
    expect(await gateway.tutorShown()).toBe(next);
    expect((await readyOf(gateway.ready)).registry).toBeUndefined();
  });

  it('OPS-186 that mixes an older state of one app with newer ones is not served (mix-and-match)', async () => {
    const { put, old, next, store, open, gateway } = await site();
    const now = await stateOf(store);
    const { timestamp, ...mixed } = {
      ...now,
      revision: now.revision + 1,
      apps: { ...now.apps, 'mfe-tutor': entryOf(old) },
    };
    put({ ...mixed, timestamp });
    expect(await gateway.tutorShown()).toBe(next);
    expect((await readyOf(gateway.ready)).registry?.code).toBe('MIXED');
    // A gateway that never saw another one: no key that signs timestamps signed this.
    const fresh = await gatewayOver(
      { ...store, read: async () => ({ registry: { ...mixed, timestamp }, version: 'm' }) },
      policy,
    );
    const answer = await fetch(`${fresh.url}/_gateway/readyz`);
    expect([answer.status, await answer.json()]).toMatchObject([
      503,
      { refused: { code: 'NOT_TIMESTAMPED' } },
    ]);
    // Even when the key of a gateway was stolen.
    put({ ...mixed, timestamp: signTimestamp(mixed, online) });
    for (const one of [gateway, await open()]) {
      expect(await one.tutorShown()).toBe(next);
      expect((await readyOf(one.ready)).registry?.code).toBe('MIXED');
    }
  });

  it('OPS-186 that has expired is named, and served by a gateway alone that had it (freeze)', async () => {
    const { put, next, store, gateway, open } = await site();
    const now = await stateOf(store);
    const late = { ...now, timestamp: signTimestamp(now, online, Date.now() - 25 * 3_600_000) };
    put(late);
    for (const one of [gateway, await open()]) {
      expect(await one.tutorShown()).toBe(next);
      expect((await readyOf(one.ready)).registry).toMatchObject({
        code: 'EXPIRED',
        remedy: expect.stringContaining('release keys adopt'),
      });
    }
    const fresh = await gatewayOver(
      { ...store, read: async () => ({ registry: late, version: 'l' }) },
      policy,
    );
    const answer = await fetch(`${fresh.url}/_gateway/readyz`);
    expect([answer.status, await answer.json()]).toMatchObject([503, { refused: { code: 'EXPIRED' } }]);
    await fresh.trusted.renew?.();
    expect((await fetch(`${fresh.url}/_gateway/readyz`)).status).toBe(503);
    // Whoever had it and has the key renews it.
    await gateway.trusted.renew?.();
    expect(await gateway.tutorShown()).toBe(next);
    expect((await readyOf(gateway.ready)).registry).toBeUndefined();
  });

  it('OPS-186 commands do not renew what has expired; adopt does', async () => {
    const { put, driver, store, signing } = await site();
    const now = await stateOf(store);
    put({ ...now, timestamp: signTimestamp(now, testKey, Date.now() - 25 * 3_600_000) });
    const command = signedBy(driver, testKey, policy);
    expect((await errorOf(() => retire(command, 'mfe-tutor', tester))).code).toBe('EXPIRED');
    await adoptReleases(command, testKey, { reason: 'after a day', policy });
    expect(registryIssues((await driver.read()).registry, policy)).toEqual([]);
    expect(registryIssues((await signing.read()).registry, policy)).toEqual([]);
  });

  it('OPS-187 of a team without the timestamp is signed by a gateway that saw what was before, and by no other', async () => {
    const { store } = await signedRegistry();
    const gateway = await gatewayOver(store, policy, { key: online });
    const before = await gateway.tutorShown();
    const command = signedBy(store, team, policy);
    const next = await publishBy(command, team, 'two');
    await activate(command, { 'mfe-tutor': next }, tester);
    expect(await gateway.tutorShown()).toBe(before);
    const fresh = await gatewayOver(store, policy, { key: online });
    await fresh.trusted.renew?.();
    expect((await fetch(`${fresh.url}/_gateway/readyz`)).status).toBe(503);
    await gateway.trusted.renew?.();
    for (const one of [gateway, fresh]) expect(await one.tutorShown()).toBe(next);
    const { revision } = (await store.read()).registry;
    await gateway.trusted.renew?.();
    expect((await store.read()).registry.revision).toBe(revision);
  });
});

describe('a registry without a timestamp', () => {
  it('OPS-188 is refused, and the remedy is said', async () => {
    const { driver } = await liveRegistry();
    const { url } = await gatewayOver(driver, policy);
    const answer = await fetch(`${url}/_gateway/readyz`);
    expect([answer.status, await answer.json()]).toMatchObject([
      503,
      { refused: { code: 'NOT_TIMESTAMPED', remedy: expect.stringContaining('release keys adopt') } },
    ]);
  });
});

it('OPS-189 a key that is withdrawn signs nothing, at once, and what that leaves unsigned is said', async () => {
  const { driver, store, shell, tutor } = await signedRegistry();
  const owners = policyOf([testKey, [team, 'mfe-tutor'], keyOf('rahim')]);
  const gateway = await gatewayOver(store, owners);
  const command = signedBy(driver, testKey, owners);
  const next = await publishBy(driver, team, 'two');
  await activate(signedBy(store, testKey, owners), { 'mfe-tutor': next }, tester);
  expect(await gateway.tutorShown()).toBe(next);
  const by = { key: testKey, policy: owners, reason: 'stolen' };
  for (const key of [team, keyOf('nobody')])
    expect((await errorOf(() => revokeKey(command, 'tester', { ...by, key }))).code).toBe('SCOPE');
  expect((await errorOf(() => revokeKey(command, 'nobody', by))).code).toBe('NO_KEY');
  expect(await revokeKey(command, 'team', by)).toEqual({
    unsigned: [`mfe-tutor ${next} (visitors get it)`],
    live: [],
  });
  await gateway.shown();
  expect(await gateway.trusted.trust?.('mfe-tutor', next)).toEqual({ state: 'out-of-scope', by: 'team' });
  expect(await gateway.trusted.trust?.('shell', shell)).toEqual({ state: 'signed', by: 'tester' });
  const revoked = signedBy(store, team, owners);
  expect((await errorOf(() => activate(revoked, { 'mfe-tutor': tutor }, tester))).code).toBe('SCOPE');
});
