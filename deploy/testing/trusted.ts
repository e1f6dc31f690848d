import { generateKeyPairSync } from 'node:crypto';
import { join } from 'node:path';
import pino from 'pino';
import { publish, type RegistryDriver } from '../registry/index.ts';
import { type KnownKey, publicKeyOf, type SigningKey, type TrustPolicy } from '../registry/signature.ts';
import { signedDriver } from '../registry/signed.driver.ts';
import { trustedDriver } from '../registry/trusted.driver.ts';
import {
  publishLive,
  temporaryFolder,
  temporaryRegistry,
  testKey,
  tutorInfo,
  writeDist,
} from './fixtures.ts';
import { pageOf, startGateway } from './gateway.ts';

const log = pino({ level: 'silent' });

export const keyOf = (name: string): SigningKey => ({
  name,
  privateKey: generateKeyPairSync('ed25519').privateKey,
});

/** Keys with the apps that they sign; by default all of them. */
export function policyOf(
  keys: readonly (SigningKey | readonly [SigningKey, ...string[]])[] = [testKey],
  threshold = 1,
): TrustPolicy {
  const all = keys.map((one): [string, KnownKey] => {
    const [{ name, privateKey }, ...scope] = 'name' in one ? [one, '*'] : one;
    return [publicKeyOf(privateKey), { name, scope: new Set(scope) }];
  });
  return { keys: new Map(all), threshold };
}

/** A gateway that accepts the key of the tests. */
export async function gatewayOver(
  driver: RegistryDriver,
  policy = policyOf(),
  { seen, key = testKey }: { seen?: string; key?: SigningKey } = {},
) {
  const signers = { policy: () => policy, key: () => key, timestampKey: () => key };
  const file = seen ?? join(await temporaryFolder(), 'registry-seen.json');
  const trusted = trustedDriver(driver, { signers, seen: file, log });
  const gateway = await startGateway(trusted);
  const shown = async () => (await pageOf(`${gateway.url}/tutors/7`)).data();
  const tutorShown = async () => (await shown()).remotes[0]?.release;
  const ready = async () => (await fetch(`${gateway.url}/_gateway/readyz`)).json();
  return { ...gateway, trusted, shown, tutorShown, ready };
}

export async function publishBy(
  driver: RegistryDriver,
  key: SigningKey,
  content: string,
  info = tutorInfo,
): Promise<string> {
  const dist = await writeDist(info, content);
  return (await publish(driver, { dist, key, commit: 'c0ffee' })).id;
}

/** A driver that signs what it makes live by this key. */
export function signedBy(driver: RegistryDriver, key: SigningKey, policy = policyOf()): RegistryDriver {
  const signers = { policy: () => policy, key: () => key, timestampKey: () => key };
  return { ...signedDriver(driver, signers), signingAll: signedDriver(driver, signers, true) };
}

/** A shell and the tutor's remote, live and signed by the key of the tests. */
export async function signedRegistry() {
  const { root, driver } = await temporaryRegistry();
  const signing = signedBy(driver, testKey);
  return { root, driver: signing, store: driver, ...(await publishLive(signing)) };
}
