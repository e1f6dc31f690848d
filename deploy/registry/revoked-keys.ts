import type { Registry } from '@porao/contracts';
import { parseRelease } from './assets.gate.ts';
import { possibleOf } from './composition.ts';
import type { RegistryDriver } from './driver.ts';
import { changeRegistry } from './registry.change.ts';
import { RegistryError } from './registry-error.ts';
import {
  isInScope,
  publicKeyOf,
  type SigningKey,
  signatureFile,
  type Trust,
  type TrustPolicy,
  trustOf,
} from './signature.ts';
import { isRevocation, liveFault, signRevocation } from './signed-live.ts';

/** The keys without what owners withdrew: such a key signs nothing. An entry counts by a key of an owner that no entry
 * before it withdrew. */
export function withoutRevoked(
  policy: TrustPolicy,
  { revoked = [] }: Pick<Registry, 'revoked'>,
): TrustPolicy {
  const keys = new Map(policy.keys);
  for (const entry of revoked) {
    const [by, known] = [keys.get(entry.key), keys.get(entry.text)];
    if (by && known && isInScope(by, '*') && isRevocation(entry))
      keys.set(entry.text, { ...known, scope: new Set() });
  }
  return { ...policy, keys };
}

/** Trust in a release as it is stored. */
export async function storedTrust(
  { getFile }: Pick<RegistryDriver, 'getFile'>,
  app: string,
  id: string,
  policy: TrustPolicy,
): Promise<Trust> {
  const content = await getFile(app, id, 'release.json');
  const release = content && parseRelease(content, app, id);
  if (!content || !release) return { state: 'unsigned' };
  return trustOf(release, content, await getFile(app, id, signatureFile), policy);
}

interface Revocation {
  /** Releases that lack a signature now, each as `app id`, with what visitors get. */
  readonly unsigned: readonly string[];
  /** Apps whose live state is to be signed by another key. */
  readonly live: readonly string[];
}

/** Withdraws a key from every gateway at once, and says what it leaves unsigned. */
export async function revokeKey(
  driver: RegistryDriver,
  name: string,
  { key, policy, reason }: { key: SigningKey; policy: TrustPolicy; reason: string },
): Promise<Revocation> {
  const named = [...policy.keys].filter(([, known]) => known.name === name).map(([publicKey]) => publicKey);
  const own = publicKeyOf(key.privateKey);
  const by = policy.keys.get(own);
  if (named.length === 0)
    throw new RegistryError('NO_KEY', `There is no key ${name} here.`, 'Look at `release keys list`.');
  if (!by || !isInScope(by, '*') || named.includes(own))
    throw new RegistryError(
      'SCOPE',
      `The key ${key.name} cannot withdraw ${name}.`,
      'A key of another owner, which signs all apps, can: RELEASE_KEY=/path/owner.pem',
    );
  const audit = [{ action: 'revoke', app: 'shell', from: null, to: name, actor: key.name, reason }] as const;
  await changeRegistry(driver, ({ revoked = [] }) => {
    const added = named.filter((publicKey) => !revoked.some(({ text }) => text === publicKey));
    const entries = added.map((publicKey) => signRevocation(publicKey, key));
    return added.length === 0 ? null : { revoked: [...revoked, ...entries], audit };
  });
  const { registry } = await driver.read();
  return leftUnsigned(driver, registry, withoutRevoked(policy, registry));
}

async function leftUnsigned(
  driver: RegistryDriver,
  registry: Registry,
  policy: TrustPolicy,
): Promise<Revocation> {
  const unsigned: string[] = [];
  for (const [app, { releases }] of Object.entries(registry.apps))
    for (const id of releases) {
      const { state } = await storedTrust(driver, app, id, policy);
      const mark = possibleOf(registry.apps, app).includes(id) ? ' (visitors get it)' : '';
      if (state !== 'signed') unsigned.push(`${app} ${id}${mark}`);
    }
  const live = Object.keys(registry.apps).filter((app) => liveFault(registry, app, policy.keys));
  return { unsigned, live };
}
