import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { errorOf, temporaryFolder, testKey } from '../testing/fixtures.ts';
import { createKey, keysFolder, localKey, signingKey, trustPolicy } from './release-keys.ts';
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
    expect([...trustPolicy(env).keys.values()]).toEqual([{ name, scope: new Set('*') }]);
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

  it('OPS-182 are taken from RELEASE_KEYS with their apps, and sign none without', async () => {
    const DATA_DIR = await temporaryFolder();
    createKey(DATA_DIR, 'karima');
    const own = publicKeyOf(signingKey({ DATA_DIR }).privateKey);
    const key = publicKeyOf(testKey.privateKey);
    const known = (RELEASE_KEYS: string) =>
      Object.fromEntries(
        [...trustPolicy({ DATA_DIR, RELEASE_KEYS }).keys].map(([, { name, scope }]) => [name, [...scope]]),
      );
    expect(known(`karima=${own}:mfe-tutor, mfe-parent ,rahim=${key}`)).toEqual({
      karima: ['mfe-tutor', 'mfe-parent'],
      rahim: [],
    });
    expect(known(`rahim=${key}:*,`)).toEqual({ karima: ['*'], rahim: ['*'] });
  });

  it.each([
    'karima=short',
    'mfe-tutor',
    `karima=${'k'.repeat(43)}:tutor`,
    `karima=${'k'.repeat(43)}:mfe-a,who`,
  ])('OPS-182 RELEASE_KEYS=%s is refused', async (RELEASE_KEYS) => {
    const DATA_DIR = await temporaryFolder();
    expect((await errorOf(async () => trustPolicy({ DATA_DIR, RELEASE_KEYS }))).code).toBe('SETTINGS');
  });

  it('OPS-183 RELEASE_THRESHOLD is a number', async () => {
    const DATA_DIR = await temporaryFolder();
    expect(trustPolicy({ DATA_DIR, RELEASE_THRESHOLD: '2' }).threshold).toBe(2);
    const wrong = async () => trustPolicy({ DATA_DIR, RELEASE_THRESHOLD: 'two' });
    expect((await errorOf(wrong)).code).toBe('SETTINGS');
  });
});
