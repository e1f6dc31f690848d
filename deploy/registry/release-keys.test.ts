import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { errorOf, temporaryFolder, testKey } from '../testing/fixtures.ts';
import { createKey, keysFolder, knownKeys, localKey, signingKey } from './release-keys.ts';
import { publicKeyOf } from './signature.ts';

describe('keys', () => {
  it('of a local site are made once, for their owner alone', async () => {
    const dataDir = await temporaryFolder();
    const env = { DATA_DIR: dataDir };
    const { name } = localKey(env);
    expect(localKey(env).name).toBe(name);
    for (const file of [`${name}.pem`, `${name}.pub`])
      expect((await stat(join(keysFolder(dataDir), file))).mode & 0o777).toBe(0o600);
    expect((await stat(keysFolder(dataDir))).mode & 0o777).toBe(0o700);
    expect([...knownKeys(env).values()]).toEqual([name]);
  });

  it('are named where several could sign, and are not written over', async () => {
    const dataDir = await temporaryFolder();
    const env = { DATA_DIR: dataDir };
    expect((await errorOf(async () => signingKey(env))).code).toBe('NO_KEY');
    createKey(dataDir, 'rahim');
    createKey(dataDir, 'karima');
    expect((await errorOf(async () => createKey(dataDir, 'rahim'))).message).toContain('rahim already');
    expect((await errorOf(async () => signingKey(env))).remedy).toContain('RELEASE_KEY=');
    const RELEASE_KEY = join(keysFolder(dataDir), 'karima.pem');
    expect(signingKey({ ...env, RELEASE_KEY }).name).toBe('karima');
  });

  it('are taken from RELEASE_KEYS, which refuses what is no key', async () => {
    const DATA_DIR = await temporaryFolder();
    const key = publicKeyOf(testKey.privateKey);
    expect([...knownKeys({ DATA_DIR, RELEASE_KEYS: `karima=${key}` })]).toEqual([[key, 'karima']]);
    expect((await errorOf(async () => knownKeys({ DATA_DIR, RELEASE_KEYS: 'karima=short' }))).code).toBe(
      'SETTINGS',
    );
  });
});
