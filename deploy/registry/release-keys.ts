import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { basename, join } from 'node:path';
import { hasCode, messageOf } from '@porao/server';
import { dataDir as dataDirOf } from './data-dir.ts';
import { RegistryError } from './registry-error.ts';
import {
  KeyName,
  type KnownKeys,
  PublicKey,
  publicKeyOf,
  readSigningKey,
  type SigningKey,
} from './signature.ts';

const privateEnd = '.pem';
const publicEnd = '.pub';

/** Private keys of the publishers on this machine, and the public keys that are known here. */
export const keysFolder = (dataDir: string) => join(dataDir, 'release-keys');

/** Writes a new pair of keys; a name that is taken is refused. */
export function createKey(dataDir: string, name: string): SigningKey {
  if (!KeyName.safeParse(name).success)
    throw new RegistryError(
      'NO_KEY',
      `${name} cannot be the name of a key.`,
      'Take lower-case letters, digits, dots and hyphens: release keys new rahim',
    );
  const folder = keysFolder(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { privateKey } = generateKeyPairSync('ed25519');
  try {
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });
    writeFileSync(join(folder, name + privateEnd), pem, { flag: 'wx', mode: 0o600, flush: true });
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
    throw new RegistryError('NO_KEY', `There is a key ${name} already.`, 'Choose another name.');
  }
  writeFileSync(join(folder, name + publicEnd), `${publicKeyOf(privateKey)}\n`, { mode: 0o600 });
  return { name, privateKey };
}

/** The key that releases are signed with: the file RELEASE_KEY, or the only private key of DATA_DIR. */
export function signingKey(env: NodeJS.ProcessEnv): SigningKey {
  const folder = keysFolder(dataDirOf(env));
  const [only, ...more] = namesIn(folder, privateEnd).map((name) => join(folder, name + privateEnd));
  const file = env['RELEASE_KEY'] || only;
  if (file === undefined)
    throw new RegistryError(
      'NO_KEY',
      `There is no key to sign with in ${folder}.`,
      'Make one (release keys new), or name its file: RELEASE_KEY=/path/name.pem',
    );
  if (!env['RELEASE_KEY'] && more.length > 0)
    throw new RegistryError(
      'NO_KEY',
      `There are several keys in ${folder}.`,
      `Choose one: RELEASE_KEY=${file}`,
    );
  try {
    return readSigningKey(basename(file, privateEnd), readFileSync(file, 'utf8'));
  } catch (error) {
    const words = messageOf(error);
    throw new RegistryError('NO_KEY', `${file} cannot be used: ${words}`, 'Name another one by RELEASE_KEY.');
  }
}

/** The key of a developer's own site, made when there is none. */
export function localKey(env: NodeJS.ProcessEnv): SigningKey {
  const dataDir = dataDirOf(env);
  if (env['RELEASE_KEY'] || namesIn(keysFolder(dataDir), privateEnd).length > 0) return signingKey(env);
  return createKey(dataDir, ownName());
}

/** The user's name as a key can have it. */
export function ownName(): string {
  const name = userInfo()
    .username.toLowerCase()
    .replaceAll(/[^a-z0-9._-]/g, '-')
    .slice(0, 40);
  return KeyName.safeParse(name).success ? name : 'local';
}

/** The public keys of RELEASE_KEYS (`rahim=<key>,karima=<key>`) and of DATA_DIR. */
export function knownKeys(env: NodeJS.ProcessEnv): KnownKeys {
  const folder = keysFolder(dataDirOf(env));
  const ofFolder = namesIn(folder, publicEnd).map((name): [string, string] => [
    readFileSync(join(folder, name + publicEnd), 'utf8').trim(),
    name,
  ]);
  return new Map([...ofFolder.filter(([key]) => PublicKey.safeParse(key).success), ...givenKeys(env)]);
}

function givenKeys(env: NodeJS.ProcessEnv): [string, string][] {
  const pairs = (env['RELEASE_KEYS'] ?? '').split(',').filter((pair) => pair.trim() !== '');
  return pairs.map((pair) => {
    const [name = '', key = ''] = pair.trim().split(/=(.*)/s);
    if (KeyName.safeParse(name).success && PublicKey.safeParse(key).success) return [key, name];
    throw new RegistryError(
      'SETTINGS',
      `RELEASE_KEYS has ${pair.trim()}, which is not a name with its public key.`,
      'Take the lines of `release keys list`, with commas: rahim=<key>,karima=<key>',
    );
  });
}

function namesIn(folder: string, end: string): string[] {
  try {
    const names = readdirSync(folder).filter((name) => name.endsWith(end));
    return names.map((name) => name.slice(0, -end.length)).filter((name) => KeyName.safeParse(name).success);
  } catch {
    return [];
  }
}
