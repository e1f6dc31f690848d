import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import type { Release } from '@porao/contracts';
import { routeMatcher, signInPath } from '@porao/contracts/page';
import { z } from 'zod';
import { parseJson } from './parse-json.ts';
import { publishAgain, RegistryError } from './registry-error.ts';

/** Beside release.json, which it is of: that names every file with its hash. A line for each signature. */
export const signatureFile = 'release.sig';

export const KeyName = z.string().regex(/^[a-z0-9][a-z0-9._-]{0,39}$/);

/** 32 bytes of an Ed25519 public key, base64url. */
export const PublicKey = z.string().regex(/^[A-Za-z0-9_-]{43}$/);

export interface SigningKey {
  readonly name: string;
  readonly privateKey: KeyObject;
}

export interface KnownKey {
  readonly name: string;
  /** The apps that it signs; `*` are all, with the timestamp. */
  readonly scope: ReadonlySet<string>;
}

/** By public key. */
export type KnownKeys = ReadonlyMap<string, KnownKey>;

export interface TrustPolicy {
  readonly keys: KnownKeys;
  /** Signatures of different keys that a critical release needs. */
  readonly threshold: number;
}

/** The scope of keys that gateways hold: they sign that the registry is the newest one, and nothing that is live. */
export const timestampScope = 'timestamp';

export const isInScope = ({ scope }: KnownKey, app: string) => scope.has('*') || scope.has(app);

/** The apps of a scope, and what else it may sign, as RELEASE_KEYS has it. */
export const scopeText = ({ scope }: KnownKey) => [...scope].join(',');

const Signature = z.object({ name: KeyName, key: PublicKey, signature: z.base64() });
type Signature = z.infer<typeof Signature>;

/** Signatures of a release that are looked at. */
const mostSignatures = 16;

export type Trust =
  | { readonly state: 'signed'; readonly by: string }
  | { readonly state: 'unsigned' }
  | { readonly state: 'unknown-key'; readonly by: string }
  | { readonly state: 'out-of-scope'; readonly by: string }
  | { readonly state: 'too-few'; readonly by: string; readonly needed: number }
  | { readonly state: 'forged'; readonly by: string };

export function publicKeyOf(privateKey: KeyObject): string {
  return PublicKey.parse(createPublicKey(privateKey).export({ format: 'jwk' }).x);
}

export function readSigningKey(name: string, pem: string): SigningKey {
  const privateKey = createPrivateKey(pem);
  if (privateKey.asymmetricKeyType !== 'ed25519') throw new Error(`${name} is not an Ed25519 key.`);
  return { name: KeyName.parse(name), privateKey };
}

export function signatureOf(content: Uint8Array, { name, privateKey }: SigningKey): Signature {
  const signature = sign(null, content, privateKey).toString('base64');
  return { name, key: publicKeyOf(privateKey), signature };
}

/** False for a key that is none, too. */
export function isSignatureOf(content: Uint8Array, { key, signature }: Omit<Signature, 'name'>): boolean {
  try {
    const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: key }, format: 'jwk' });
    return verify(null, content, publicKey, Buffer.from(signature, 'base64'));
  } catch {
    return false;
  }
}

/** The content of release.sig, with what `others` signed before. */
export function signRelease(
  release: Uint8Array,
  key: SigningKey,
  others: Uint8Array | null = null,
): Uint8Array {
  const own = signatureOf(release, key);
  const all = [...signaturesIn(others).filter((before) => before.key !== own.key), own];
  return Buffer.from(all.map((one) => `${JSON.stringify(one)}\n`).join(''));
}

const signaturesIn = (content: Uint8Array | null): Signature[] =>
  Buffer.from(content ?? [])
    .toString()
    .split('\n')
    .slice(0, mostSignatures)
    .flatMap((line) => parseJson(Signature, line) ?? []);

/** Returns whether a release has every session in its hands: the shell, and the remote with the sign-in page. */
export const isCritical = ({ name, manifest }: Pick<Release, 'name' | 'manifest'>): boolean =>
  name === 'shell' || routeMatcher(manifest?.routes ?? [], ({ path }) => path)(signInPath) !== undefined;

/** Trust in the content of a release.json, of which `release` is what it says. */
export function trustOf(
  release: Pick<Release, 'name' | 'manifest'>,
  content: Uint8Array,
  signatures: Uint8Array | null,
  { keys, threshold }: TrustPolicy,
): Trust {
  const valid = new Map<string, string>();
  let refused: Trust = { state: 'unsigned' };
  for (const signature of signaturesIn(signatures)) {
    const known = keys.get(signature.key);
    if (known === undefined) refused = { state: 'unknown-key', by: signature.name };
    else if (!isSignatureOf(content, signature)) refused = { state: 'forged', by: known.name };
    else if (!isInScope(known, release.name)) refused = { state: 'out-of-scope', by: known.name };
    else valid.set(signature.key, known.name);
  }
  if (valid.size === 0) return refused;
  const by = [...valid.values()].join(', ');
  const needed = isCritical(release) ? threshold : 1;
  return valid.size >= needed ? { state: 'signed', by } : { state: 'too-few', by, needed };
}

const adopt = 'If its content is what it should be, sign it: release keys adopt.';

export function checkTrust(app: string, id: string, trust: Trust): void {
  const refuse = (message: string, remedy: string): never => {
    throw new RegistryError('UNSIGNED', `${app} ${id} ${message}`, remedy);
  };
  switch (trust.state) {
    case 'signed':
      return;
    case 'unsigned':
      return refuse('is not signed.', adopt);
    case 'unknown-key':
      return refuse(
        `is signed by ${trust.by}, a key that is not known here.`,
        `Add the public key of ${trust.by} to RELEASE_KEYS (docs/shipping.md). ${adopt}`,
      );
    case 'out-of-scope':
      return refuse(
        `is signed by ${trust.by}, a key that does not sign ${app}.`,
        `An owner of ${app} signs it: release keys adopt ${app} ${id}. Or RELEASE_KEYS gets it: ${trust.by}=<key>:${app}`,
      );
    case 'too-few':
      return refuse(
        `is signed by ${trust.by} alone and needs ${trust.needed} signatures.`,
        `Another owner signs it: release keys adopt ${app} ${id}.`,
      );
    case 'forged':
      return refuse(`has a signature of ${trust.by} that is of another content.`, publishAgain(app, id));
  }
}
