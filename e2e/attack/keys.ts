import assert from 'node:assert/strict';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { liveReleasesPath } from '@porao/contracts/page';
import { activate, fileDriver, publish, repoRoot } from '../../deploy/registry/index.ts';
import { openRegistry } from '../../deploy/registry/open.ts';
import { createKey, localKey } from '../../deploy/registry/release-keys.ts';
import { publicKeyOf, type SigningKey } from '../../deploy/registry/signature.ts';
import { signTimestamp } from '../../deploy/registry/signed-live.ts';
import { startGateway } from '../support/gateway.ts';
import type { Test } from './report.ts';

const dayMs = 24 * 3_600_000;
const by = { actor: 'attacker', reason: 'attack', anySize: true };

interface Site {
  readonly apiUrl: string;
  /** With releases that are live. */
  readonly dataDir: string;
}

/** Tries what somebody with the store and the key of a team can do. `folder` is for gateways of their own. */
export async function attackKeys({ apiUrl, dataDir }: Site, folder: string, test: Test): Promise<void> {
  const owner = localKey({ DATA_DIR: dataDir });
  const team = createKey(join(folder, 'team'), 'team');
  const keys = `owner=${publicKeyOf(owner.privateKey)}:*,team=${publicKeyOf(team.privateKey)}:mfe-tutor`;
  const store = (name: string) => join(folder, name, 'registry');
  const gateway = async (name: string) => {
    const child = startGateway(
      { apiUrl, dataDir: join(folder, name) },
      { RELEASE_KEYS: keys, REGISTRY_URL: '', TILE_URL: '' },
    );
    const url = `http://127.0.0.1:${await child.ready}`;
    const json = async (path: string) => (await fetch(url + path)).json() as Promise<Record<string, unknown>>;
    return {
      stop: () => child.stop(),
      url,
      live: async () => JSON.stringify((await json(liveReleasesPath))['releases']),
      ready: async () => JSON.stringify(await json('/_gateway/readyz')),
    };
  };
  const copy = (name: string) => cpSync(join(dataDir, 'registry'), store(name), { recursive: true });

  await test("a team's key publishes no other app", async () => {
    copy('scopes');
    const site = await gateway('scopes');
    try {
      const before = await site.live();
      // In the attacker's own view the key signs everything.
      const driver = openRegistry({ DATA_DIR: join(folder, 'team') });
      rmSync(store('team'), { recursive: true, force: true });
      cpSync(store('scopes'), store('team'), { recursive: true });
      const id = await publishShell(driver, team, join(folder, 'shell'));
      await activate(driver, { shell: id }, by);
      rmSync(store('scopes'), { recursive: true });
      cpSync(store('team'), store('scopes'), { recursive: true });
      assert.equal(await site.live(), before);
      const file = await fetch(`${site.url}/releases/shell/${id}/attack.txt`);
      assert.equal(file.status, 404);
      assert.match(await site.ready(), /NOT_TIMESTAMPED|does not sign shell/);
      return 'a shell by a key for mfe-tutor: not live, its files 404, named in readyz';
    } finally {
      await site.stop();
    }
  });

  await test('an old registry that is put back is not served', async () => {
    copy('old');
    const ofOwner = openRegistry({
      DATA_DIR: join(folder, 'old'),
      RELEASE_KEY: keyFile(dataDir, owner),
      RELEASE_KEYS: keys,
    });
    const id = await publishShell(ofOwner, owner, join(folder, 'newer-shell'));
    await activate(ofOwner, { shell: id }, by);
    let site = await gateway('old');
    try {
      const before = await site.live();
      assert.match(before, new RegExp(id));
      for (const part of ['registry.json', 'revisions']) {
        rmSync(join(store('old'), part), { recursive: true });
        cpSync(join(dataDir, 'registry', part), join(store('old'), part), { recursive: true });
      }
      assert.equal(await site.live(), before);
      assert.match(await site.ready(), /"code":"ROLLBACK"/);
      await site.stop();
      site = await gateway('old');
      assert.equal(await site.live(), before);
      return 'ROLLBACK in readyz, the newer shell served on, after a restart too';
    } finally {
      await site.stop();
    }
  });

  await test('an expired registry is not served as new', async () => {
    copy('late');
    const driver = fileDriver(store('late'));
    const { registry, version } = await driver.read();
    const late = { ...registry, revision: registry.revision + 1 };
    await driver.write({ ...late, timestamp: signTimestamp(late, owner, Date.now() - 2 * dayMs) }, version);
    const site = await gateway('late');
    try {
      const { status } = await fetch(`${site.url}/_gateway/readyz`);
      assert.equal(status, 503);
      assert.match(await site.ready(), /"code":"EXPIRED"/);
      return '503 and EXPIRED in readyz of a gateway that never saw it';
    } finally {
      await site.stop();
    }
  });
}

const keyFile = (dataDir: string, { name }: SigningKey) => join(dataDir, 'release-keys', `${name}.pem`);

/** The built shell with one more file, so that it is another release. */
async function publishShell(
  driver: ReturnType<typeof openRegistry>,
  key: SigningKey,
  dist: string,
): Promise<string> {
  mkdirSync(dist, { recursive: true });
  cpSync(join(repoRoot, 'shell/dist'), dist, { recursive: true });
  writeFileSync(join(dist, 'attack.txt'), dist);
  return (await publish(driver, { app: 'shell', dist, key, commit: '' })).id;
}
