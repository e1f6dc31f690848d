import { join } from 'node:path';
import type { Logger } from 'pino';
import { z } from 'zod';
import { cachedDriver } from './cached.driver.ts';
import { dataDir, registryDir } from './data-dir.ts';
import type { RegistryDriver } from './driver.ts';
import { fileDriver } from './file.driver.ts';
import { RefusalError } from './refusal.ts';
import { s3Bucket } from './s3.client.ts';
import { s3Driver } from './s3.driver.ts';

const Environment = z.object({
  REGISTRY_URL: z.url({ protocol: /^https?$/ }).optional(),
  REGISTRY_REGION: z.string().default('auto'),
  REGISTRY_ACCESS_KEY_ID: z.string().optional(),
  REGISTRY_SECRET_ACCESS_KEY: z.string().optional(),
});

/** The registry that the environment names: a bucket by REGISTRY_URL, or else the folder in DATA_DIR. */
export function openRegistry(env: NodeJS.ProcessEnv): RegistryDriver {
  return bucketOf(env) ?? fileDriver(registryDir(env));
}

/** The same for a gateway: a bucket is followed and kept on disk. */
export function followedRegistry(env: NodeJS.ProcessEnv, log: Pick<Logger, 'warn' | 'info'>): RegistryDriver {
  const bucket = bucketOf(env);
  return bucket
    ? cachedDriver(bucket, join(dataDir(env), 'registry-cache'), log)
    : fileDriver(registryDir(env));
}

function bucketOf(env: NodeJS.ProcessEnv): RegistryDriver | undefined {
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
  return s3Driver(s3Bucket({ url, region, accessKeyId, secretAccessKey }));
}

const wrongSettings = (message: string) =>
  new RefusalError(
    'SETTINGS',
    message,
    'Set it as https://host/bucket/prefix with its keys, or leave it out for the folder in DATA_DIR.',
  );
