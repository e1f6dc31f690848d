import { join } from 'node:path';
import { longPatience, type Patience, s3Bucket } from '@porao/server';
import type { Logger } from 'pino';
import { z } from 'zod';
import { cachedDriver } from './cached.driver.ts';
import { dataDir, registryDir } from './data-dir.ts';
import type { RegistryDriver } from './driver.ts';
import { fileDriver } from './file.driver.ts';
import { RegistryError } from './registry-error.ts';
import { registryIssues } from './registry-faults.ts';
import { signingKey, timestampKey, trustPolicy } from './release-keys.ts';
import { storedTrust, withoutRevoked } from './revoked-keys.ts';
import { s3Driver } from './s3.driver.ts';
import type { SigningKey, TrustPolicy } from './signature.ts';
import { signedDriver } from './signed.driver.ts';
import { trustedDriver } from './trusted.driver.ts';

const Environment = z.object({
  REGISTRY_URL: z.url({ protocol: /^https?$/ }).optional(),
  REGISTRY_REGION: z.string().default('auto'),
  REGISTRY_ACCESS_KEY_ID: z.string().optional(),
  REGISTRY_SECRET_ACCESS_KEY: z.string().optional(),
});

/** The registry that the environment names: a bucket by REGISTRY_URL, or else the folder in DATA_DIR. What is changed
 * is signed by the key that the environment names. */
export function openRegistry(env: NodeJS.ProcessEnv): RegistryDriver {
  const driver = bucketOf(env, longPatience) ?? fileDriver(registryDir(env));
  const policy = trustPolicy(env);
  const signers = { policy: () => policy, key: () => signingKey(env), timestampKey: () => timestampKey(env) };
  return {
    ...signedDriver(driver, signers),
    signingAll: signedDriver(driver, signers, true),
    registryIssues: (registry) => registryIssues(registry, policy),
    async trust(app, id) {
      return storedTrust(driver, app, id, withoutRevoked(policy, (await driver.read()).registry));
    },
  };
}

/** The same for a gateway: a bucket is followed and kept on disk, and only what known keys signed is served. */
export function followedRegistry(
  env: NodeJS.ProcessEnv,
  log: Pick<Logger, 'warn' | 'info' | 'error'>,
): RegistryDriver {
  const bucket = bucketOf(env);
  const driver = bucket
    ? cachedDriver(bucket, join(dataDir(env), 'registry-cache'), log)
    : fileDriver(registryDir(env));
  const policy = () => trustPolicy(env);
  warnOfKeys(policy(), log);
  const seen = join(dataDir(env), 'registry-seen.json');
  const signers = { policy, key: () => gatewayKey(env), timestampKey: () => timestampKey(env) };
  return trustedDriver(driver, { signers, seen, log });
}

/** The registry in the folder of a developer's own site, whatever else the environment names. */
export const ownRegistry = (dir: string): RegistryDriver =>
  openRegistry({ ...process.env, DATA_DIR: dir, REGISTRY_URL: '' });

/** Reads the key of the machine's owner; production's gateways have none, and can take a canary back alone. */
function gatewayKey(env: NodeJS.ProcessEnv): SigningKey {
  try {
    return signingKey(env);
  } catch {
    throw new RegistryError(
      'NO_KEY',
      'This gateway has no key of an owner, so it makes nothing live.',
      'Use the command, which has one: release rollback, promote or activate.',
    );
  }
}

function warnOfKeys({ keys }: TrustPolicy, log: Pick<Logger, 'warn'>): void {
  const idle = [...keys.values()].filter(({ scope }) => scope.size === 0).map(({ name }) => name);
  if (keys.size === 0) log.warn('no key is known (RELEASE_KEYS): every release is refused');
  if (idle.length > 0)
    log.warn({ keys: idle }, 'RELEASE_KEYS has no apps for these keys, so they sign none: name=<key>:*');
}

/** A gateway asks again soon, and has a copy; a command has to get through. */
function bucketOf(env: NodeJS.ProcessEnv, patience?: Patience): RegistryDriver | undefined {
  const set = Object.entries(env).filter(([, value]) => value !== '');
  const values = Environment.safeParse(Object.fromEntries(set));
  if (!values.success) throw wrongSettings(`REGISTRY_URL is no address: ${env['REGISTRY_URL']}.`);
  const {
    REGISTRY_URL: url,
    REGISTRY_REGION: region,
    REGISTRY_ACCESS_KEY_ID: accessKeyId,
    REGISTRY_SECRET_ACCESS_KEY: secretAccessKey,
  } = values.data;
  if (url === undefined) return undefined;
  if (!accessKeyId || !secretAccessKey)
    throw wrongSettings('REGISTRY_URL needs REGISTRY_ACCESS_KEY_ID and REGISTRY_SECRET_ACCESS_KEY.');
  const address = { url, region, accessKeyId, secretAccessKey };
  return s3Driver(s3Bucket(address, "The registry's store", patience));
}

const wrongSettings = (message: string) =>
  new RegistryError(
    'SETTINGS',
    message,
    'Set it as https://host/bucket/prefix with its keys, or leave it out for the folder in DATA_DIR.',
  );
