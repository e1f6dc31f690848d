import { appendFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { StoreError } from '@porao/server';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import {
  errorOf,
  publishBuild,
  shellInfo,
  temporaryFolder,
  tester,
  testKey,
  tutorInfo,
  writeDist,
} from '../testing/fixtures.ts';
import { gatewayOver, keyOf, policyOf, publishBy, signedRegistry } from '../testing/trusted.ts';
import { adoptReleases } from './adopt.ts';
import { cachedDriver } from './cached.driver.ts';
import { activate, publish, type RegistryDriver, rollback } from './index.ts';
import { openRegistry } from './open.ts';
import { createKey } from './release-keys.ts';
import { signatureFile } from './signature.ts';

const log = pino({ level: 'silent' });
const stranger = keyOf('stranger');

/** A registry whose releases lost their signatures. */
async function unsignedRegistry() {
  const live = await signedRegistry();
  const folder = (app: string, id: string) => join(live.root, 'releases', app, id);
  await rm(join(folder('shell', live.shell), signatureFile));
  await rm(join(folder('mfe-tutor', live.tutor), signatureFile));
  return { ...live, folder };
}

describe('a gateway', () => {
  it('serves what a known key signed, and names nothing', async () => {
    const { driver, tutor } = await signedRegistry();
    const { tutorShown, ready, url } = await gatewayOver(driver);
    expect(await tutorShown()).toBe(tutor);
    expect(await ready()).toMatchObject({ status: 'ok', refused: [] });
    const file = await fetch(`${url}/releases/mfe-tutor/${tutor}/remoteEntry.js`);
    expect(await file.text()).toContain('mfe-tutor remoteEntry.js one');
    expect((await fetch(`${url}/releases/mfe-tutor/${tutor}/${signatureFile}`)).status).toBe(404);
  });

  it('refuses a release that no known key signed; the one before goes on', async () => {
    const { driver, tutor } = await signedRegistry();
    const { tutorShown, ready, url } = await gatewayOver(driver);
    expect(await tutorShown()).toBe(tutor);
    const next = await publishBy(driver, stranger, 'two');
    await activate(driver, { 'mfe-tutor': next }, tester);
    expect(await tutorShown()).toBe(tutor);
    expect((await fetch(`${url}/releases/mfe-tutor/${next}/remoteEntry.js`)).status).toBe(404);
    expect(await ready()).toMatchObject({ refused: [`mfe-tutor ${next}`] });
  });

  it.each([
    ['the page template', 'shell', 'index.html'],
    ['the server bundle', 'mfe-tutor', 'server/render.cjs'],
    ['a script', 'mfe-tutor', 'remoteEntry.js'],
  ] as const)('refuses %s that differs from what was signed', async (_, app, path) => {
    const { root, driver } = await signedRegistry();
    const server = { ...tutorInfo, server: 'server/render.cjs' };
    const tutor = await publishBuild(driver, server, 'two', { 'server/render.cjs': 'exports.one = 1;' });
    const shell = await publishBuild(driver, shellInfo, 'two');
    const id = app === 'shell' ? shell : tutor;
    const { trusted } = await gatewayOver(driver);
    const file = join(root, 'releases', app, id, path);
    expect(await trusted.getFile(app, id, path)).not.toBeNull();
    await appendFile(file, ' ');
    // A gateway that is started now, too.
    const { trusted: again } = await gatewayOver(driver);
    for (const one of [trusted, again]) expect(await one.getFile(app, id, path)).toBeNull();
  });

  it('names a file of a live release that differs', async () => {
    const { root, driver, tutor } = await signedRegistry();
    const { url, tutorShown, ready } = await gatewayOver(driver);
    await tutorShown();
    await appendFile(join(root, 'releases/mfe-tutor', tutor, 'static/js/remote.js'), ' ');
    const file = `/releases/mfe-tutor/${tutor}/static/js/remote.js`;
    expect((await fetch(url + file, { headers: { 'accept-encoding': 'identity' } })).status).toBe(404);
    expect(await ready()).toMatchObject({ refused: [`mfe-tutor ${tutor} static/js/remote.js`] });
  });

  it('reads again a file that differs on its own disk, and opens releases while the store is away', async () => {
    const { driver: store, tutor } = await signedRegistry();
    let isAway = false;
    const getFile: RegistryDriver['getFile'] = async (...place) => {
      if (isAway) throw new StoreError('away');
      return store.getFile(...place);
    };
    const stamp = async () => {
      if (isAway) throw new StoreError('away');
      return store.stamp();
    };
    const folder = await temporaryFolder();
    const open = () => gatewayOver(cachedDriver({ ...store, getFile, stamp }, folder, log));
    const first = await open();
    await expect.poll(first.ready).toMatchObject({ status: 'ok', cache: 'complete' });
    const kept = join(folder, 'releases/mfe-tutor', tutor, 'remoteEntry.js');
    await writeFile(kept, 'torn');
    const answer = await first.trusted.getFile('mfe-tutor', tutor, 'remoteEntry.js');
    expect(Buffer.from(answer ?? []).toString()).toContain('mfe-tutor remoteEntry.js one');
    isAway = true;
    expect(await (await open()).tutorShown()).toBe(tutor);
  });

  it('refuses a release.json that differs from what was signed', async () => {
    const { root, driver, shell } = await signedRegistry();
    await appendFile(join(root, 'releases/shell', shell, 'release.json'), ' ');
    const { trusted } = await gatewayOver(driver);
    expect(await errorOf(() => trusted.getFile('shell', shell, 'index.html'))).toMatchObject({
      code: 'UNSIGNED',
      message: expect.stringContaining('of another content'),
    });
  });

  it('refuses a compressed copy of another content', async () => {
    const { root, driver, tutor } = await signedRegistry();
    const { url } = await gatewayOver(driver);
    const copy = join(root, 'releases/mfe-tutor', tutor, 'remoteEntry.js.br');
    await writeFile(copy, brotliCompressSync('alert(1)'));
    const answer = await fetch(`${url}/releases/mfe-tutor/${tutor}/remoteEntry.js`, {
      headers: { 'accept-encoding': 'br' },
    });
    expect(await answer.text()).toContain('mfe-tutor remoteEntry.js one');
  });

  it('refuses a signed release under the id of another one', async () => {
    const { root, driver, tutor } = await signedRegistry();
    const next = await publishBuild(driver, tutorInfo, 'two');
    const folder = join(root, 'releases/mfe-tutor');
    await rm(join(folder, tutor), { recursive: true });
    await rename(join(folder, next), join(folder, tutor));
    const { trusted } = await gatewayOver(driver);
    expect((await errorOf(() => trusted.getFile('mfe-tutor', tutor, 'release.json'))).code).toBe('UNSIGNED');
  });
});

describe('release keys adopt', () => {
  it('signs what is whole, so that rollback and gateways take it', async () => {
    const { root, tutor } = await unsignedRegistry();
    const dataDir = await temporaryFolder();
    await rename(root, join(dataDir, 'registry'));
    const env = { DATA_DIR: dataDir };
    const key = createKey(dataDir, 'rahim');
    const driver = openRegistry(env);
    const next = await publishBy(driver, key, 'two');
    await activate(driver, { 'mfe-tutor': next }, tester);
    expect(await errorOf(() => rollback(driver, 'mfe-tutor', undefined, tester))).toMatchObject({
      code: 'UNSIGNED',
      remedy: expect.stringContaining('release keys adopt'),
    });
    const { signed, refused } = await adoptReleases(driver, key, {
      reason: 'before signatures',
      policy: policyOf([key]),
    });
    expect([signed.length, refused]).toEqual([2, []]);
    expect((await driver.readAudit(1))[0]).toMatchObject({ action: 'adopt', actor: 'rahim' });
    await rollback(driver, 'mfe-tutor', undefined, tester);
    const gateway = await gatewayOver(driver, policyOf([key]));
    expect(await gateway.tutorShown()).toBe(tutor);
    expect(await adoptReleases(driver, key, { reason: '', policy: policyOf([key]) })).toEqual({
      signed: [],
      refused: [],
      live: [],
    });
  });

  it('leaves out what was changed', async () => {
    const { driver, shell, tutor, folder } = await unsignedRegistry();
    await appendFile(join(folder('mfe-tutor', tutor), 'static/js/dashboard.js.gz'), 'x');
    const { signed, refused } = await adoptReleases(driver, testKey, { reason: '', policy: policyOf() });
    expect(signed).toEqual([{ app: 'shell', id: shell }]);
    expect(refused).toMatchObject([
      { code: 'ASSET_DIFFERS', message: expect.stringContaining('dashboard.js.gz') },
    ]);
  });
});

describe('symbolic links', () => {
  it('are served from no release', async () => {
    const { root, driver, tutor } = await signedRegistry();
    const folder = join(root, 'releases/mfe-tutor', tutor);
    const secret = join(await temporaryFolder(), 'secret');
    await rename(join(folder, 'remoteEntry.js'), secret);
    await symlink(secret, join(folder, 'remoteEntry.js'));
    expect(await driver.getFile('mfe-tutor', tutor, 'remoteEntry.js')).toBeNull();
    await rename(folder, `${secret}-folder`);
    await symlink(`${secret}-folder`, folder);
    expect(await driver.getFile('mfe-tutor', tutor, 'release.json')).toBeNull();
  });

  it('in a build are refused by name', async () => {
    const { driver } = await signedRegistry();
    const dist = await writeDist(tutorInfo, 'two');
    await symlink('/etc/hostname', join(dist, 'static/host.txt'));
    const error = await errorOf(() => publish(driver, { dist, key: testKey, commit: '' }));
    expect(error).toMatchObject({ code: 'BAD_BUILD', message: expect.stringContaining('static/host.txt') });
  });
});
