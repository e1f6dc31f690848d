import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { basename, join } from 'node:path';
import { AppName } from '@porao/contracts';
import { hasCode, messageOf } from '@porao/server';
import { z } from 'zod';
import { dataDir as dataDirOf } from './data-dir.ts';
import { RegistryError } from './registry-error.ts';
import {
  isInScope,
  KeyName,
  type KnownKey,
  PublicKey,
  publicKeyOf,
  readSigningKey,
  type SigningKey,
  scopeText,
  type TrustPolicy,
  timestampScope,
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

/** The key that says which registry is the newest one: TIMESTAMP_KEY, or the one that releases are signed with. */
export function timestampKey(env: NodeJS.ProcessEnv): SigningKey | undefined {
  const text = env['TIMESTAMP_KEY'];
  if (!text) {
    try {
      return signingKey(env);
    } catch {
      return undefined;
    }
  }
  try {
    const key = createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' });
    return readSigningKey('timestamp', key.export({ type: 'pkcs8', format: 'pem' }).toString());
  } catch {
    throw new RegistryError(
      'SETTINGS',
      'TIMESTAMP_KEY is not a private key.',
      'Make one: release keys new online timestamp',
    );
  }
}

/** A new key for TIMESTAMP_KEY, which no file keeps. */
export function createTimestampKey(): { readonly public: string; readonly secret: string } {
  const { privateKey } = generateKeyPairSync('ed25519');
  const secret = privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64');
  return { public: publicKeyOf(privateKey), secret };
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

/** The public keys of RELEASE_KEYS (`rahim=<key>:*,karima=<key>:mfe-tutor,mfe-parent`) and of DATA_DIR. A key without
 * apps signs none; the keys of DATA_DIR that RELEASE_KEYS does not name are those of this machine's owner. */
export function trustPolicy(env: NodeJS.ProcessEnv): TrustPolicy {
  const folder = keysFolder(dataDirOf(env));
  const keys = new Map<string, KnownKey>();
  for (const name of namesIn(folder, publicEnd)) {
    const key = readFileSync(join(folder, name + publicEnd), 'utf8').trim();
    if (PublicKey.safeParse(key).success) keys.set(key, { name, scope: new Set(['*']) });
  }
  for (const [key, known] of givenKeys(env)) keys.set(key, known);
  return { keys, threshold: thresholdOf(env) };
}

function givenKeys(env: NodeJS.ProcessEnv): [string, KnownKey][] {
  const given: [string, { name: string; scope: Set<string> }][] = [];
  for (const part of (env['RELEASE_KEYS'] ?? '').split(',').map((text) => text.trim())) {
    const [, name, key, first] = /^([^=]+)=([^:]+)(?::(.*))?$/.exec(part) ?? [];
    const word = name === undefined ? part : (first ?? '').trim();
    if (part === '') continue;
    if (KeyName.safeParse(name).success && PublicKey.safeParse(key).success)
      given.push([key ?? '', { name: name ?? '', scope: new Set() }]);
    else if (name !== undefined || given.length === 0) throw wrongKeys(part);
    if (word === '') continue;
    if (!Scope.safeParse(word).success) throw wrongKeys(part);
    given.at(-1)?.[1].scope.add(word);
  }
  return given;
}

/** An app, all apps, or the timestamp of the registry alone. */
const Scope = z.union([AppName, z.enum(['*', timestampScope])]);

const wrongKeys = (part: string) =>
  new RegistryError(
    'SETTINGS',
    `RELEASE_KEYS has ${part}, which is neither a name with its public key nor an app.`,
    'Take the lines of `release keys list`, with commas: rahim=<key>:*,karima=<key>:mfe-tutor,mfe-parent',
  );

function thresholdOf(env: NodeJS.ProcessEnv): number {
  const text = env['RELEASE_THRESHOLD'] || '1';
  if (/^[1-9]$/.test(text)) return Number(text);
  throw new RegistryError(
    'SETTINGS',
    `RELEASE_THRESHOLD is ${text}, not a number from 1 to 9.`,
    'It says by how many keys the shell and the remote with sign-in are signed: 2.',
  );
}

/** Refuses to sign for an app that the key is not for. A key that is not known here is left to the gateways. */
export function checkScope(key: SigningKey, apps: readonly string[], { keys }: TrustPolicy): void {
  const known = keys.get(publicKeyOf(key.privateKey));
  if (known === undefined) return;
  const app = apps.find((name) => !isInScope(known, name));
  if (app === undefined) return;
  throw new RegistryError(
    'SCOPE',
    `The key ${key.name} does not sign ${app}; RELEASE_KEYS has ${scopeText(known) || 'no apps'} for it.`,
    `Sign by a key of the owners of ${app}, or have its list changed: ${key.name}=<key>:${app}`,
  );
}

function namesIn(folder: string, end: string): string[] {
  try {
    const names = readdirSync(folder).filter((name) => name.endsWith(end));
    return names.map((name) => name.slice(0, -end.length)).filter((name) => KeyName.safeParse(name).success);
  } catch {
    return [];
  }
}
