import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { z } from 'zod';
import { parseJson } from './parse-json.ts';
import { publishAgain, RegistryError } from './registry-error.ts';

/** Beside release.json, which it is of: that names every file with its hash. */
export const signatureFile = 'release.sig';

export const KeyName = z.string().regex(/^[a-z0-9][a-z0-9._-]{0,39}$/);

/** 32 bytes of an Ed25519 public key, base64url. */
export const PublicKey = z.string().regex(/^[A-Za-z0-9_-]{43}$/);

export interface SigningKey {
  readonly name: string;
  readonly privateKey: KeyObject;
}

/** Names by public key. */
export type KnownKeys = ReadonlyMap<string, string>;

const Signature = z.object({ name: KeyName, key: PublicKey, signature: z.base64() });

export type Trust =
  | { readonly state: 'signed'; readonly by: string }
  /** No valid signature, and the gateway had it before it checked any. */
  | { readonly state: 'accepted' }
  | { readonly state: 'unsigned' }
  | { readonly state: 'unknown-key'; readonly by: string }
  | { readonly state: 'forged'; readonly by: string };

export const isTrusted = ({ state }: Trust) => state === 'signed' || state === 'accepted';

export function publicKeyOf(privateKey: KeyObject): string {
  return PublicKey.parse(createPublicKey(privateKey).export({ format: 'jwk' }).x);
}

export function readSigningKey(name: string, pem: string): SigningKey {
  const privateKey = createPrivateKey(pem);
  if (privateKey.asymmetricKeyType !== 'ed25519') throw new Error(`${name} is not an Ed25519 key.`);
  return { name: KeyName.parse(name), privateKey };
}

/** The content of release.sig. */
export function signRelease(release: Uint8Array, { name, privateKey }: SigningKey): Uint8Array {
  const signature = sign(null, release, privateKey).toString('base64');
  return Buffer.from(`${JSON.stringify({ name, key: publicKeyOf(privateKey), signature })}\n`);
}

export function trustOf(release: Uint8Array, signature: Uint8Array | null, known: KnownKeys): Trust {
  const parsed = signature === null ? undefined : parseJson(Signature, signature);
  if (parsed === undefined) return { state: 'unsigned' };
  const by = known.get(parsed.key);
  if (by === undefined) return { state: 'unknown-key', by: parsed.name };
  const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: parsed.key }, format: 'jwk' });
  const isValid = verify(null, release, publicKey, Buffer.from(parsed.signature, 'base64'));
  return { state: isValid ? 'signed' : 'forged', by };
}

const adopt = 'If its content is what it should be, sign it: release keys adopt.';

export function checkTrust(app: string, id: string, trust: Trust): void {
  if (trust.state === 'signed' || trust.state === 'accepted') return;
  const refuse = (message: string, remedy: string): never => {
    throw new RegistryError('UNSIGNED', `${app} ${id} ${message}`, remedy);
  };
  if (trust.state === 'unsigned') refuse('is not signed.', adopt);
  else if (trust.state === 'unknown-key')
    refuse(
      `is signed by ${trust.by}, a key that is not known here.`,
      `Add the public key of ${trust.by} to RELEASE_KEYS (docs/shipping.md). ${adopt}`,
    );
  else refuse(`has a signature of ${trust.by} that is of another content.`, publishAgain(app, id));
}
