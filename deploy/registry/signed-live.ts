import { hash } from 'node:crypto';
import { AppName, Registry, ReleaseId } from '@porao/contracts';
import { z } from 'zod';
import { parseJson } from './parse-json.ts';
import {
  isInScope,
  isSignatureOf,
  type KnownKeys,
  type SigningKey,
  signatureOf,
  timestampScope,
} from './signature.ts';

type Signed = NonNullable<Registry['timestamp']>;
type Preview = NonNullable<Registry['previews']>[string];

/** For so long a timestamp says that a registry is the newest one. */
const timestampMs = 24 * 3_600_000;

/** Owners of an app sign this, at a revision of the registry. */
const Statement = z.object({
  app: AppName,
  revision: z.int(),
  active: ReleaseId.nullable(),
  previous: ReleaseId.nullable(),
  rollout: Registry.shape.apps.valueType.shape.rollout,
  /** Is set for the shell alone. */
  service_worker: z.enum(['on', 'off']).optional(),
});
type Statement = z.infer<typeof Statement>;

/** The kind keeps a signature of one thing from being one of another. */
const content = (kind: 'live' | 'preview' | 'timestamp' | 'revoked', text: string) =>
  Buffer.from(`porao ${kind}\n${text}`);

function statementOf({ apps, service_worker = 'on' }: Registry, app: string, revision: number): Statement {
  const { active = null, previous = null, rollout = null } = apps[app] ?? {};
  return { app, revision, active, previous, rollout, ...(app === 'shell' && { service_worker }) };
}

export function signLive(registry: Registry, app: string, key: SigningKey): Signed {
  const text = JSON.stringify(statementOf(registry, app, registry.revision));
  return { text, ...signatureOf(content('live', text), key) };
}

/** Returns whether nothing that owners sign of an app differs. */
export const isSameLive = (registry: Registry, other: Registry, app: string): boolean =>
  JSON.stringify(statementOf(registry, app, 0)) === JSON.stringify(statementOf(other, app, 0));

const statementIn = (registry: Registry, app: string): Statement | undefined =>
  parseJson(Statement, registry.apps[app]?.signed?.text ?? '');

/** The revision at which the owners of an app signed it; 0 where they did not. */
export const signedAt = (registry: Registry, app: string): number =>
  statementIn(registry, app)?.revision ?? 0;

/** Why an app is not live as its owners signed it. A canary that has ended needs no signature: it goes back to stable. */
export function liveFault(registry: Registry, app: string, keys: KnownKeys): string | undefined {
  const entry = registry.apps[app];
  if (!entry?.signed) return entry?.active || entry?.rollout ? 'is not signed' : undefined;
  const { signed } = entry;
  const known = keys.get(signed.key);
  const statement = statementIn(registry, app);
  if (known === undefined) return `is signed by ${signed.name}, a key that is not known here`;
  if (!isInScope(known, app)) return `is signed by ${known.name}, a key that does not sign ${app}`;
  if (!isSignatureOf(content('live', signed.text), signed)) return `has a forged signature of ${known.name}`;
  const now = statementOf(registry, app, statement?.revision ?? 0);
  const isSame = [now, { ...now, rollout: statement?.rollout ?? null }].some(
    (one) => JSON.stringify(one) === JSON.stringify(statement),
  );
  return isSame && (entry.rollout === null || entry.rollout.release === statement?.rollout?.release)
    ? undefined
    : `is not what ${known.name} signed`;
}

const previewText = (id: string, { apps, until, by }: Preview) => JSON.stringify({ id, apps, until, by });

export const signPreview = (id: string, preview: Preview, key: SigningKey): Signed => ({
  text: '',
  ...signatureOf(content('preview', previewText(id, preview)), key),
});

export function isPreviewSigned(id: string, preview: Preview, keys: KnownKeys): boolean {
  const { signed } = preview;
  const known = signed && keys.get(signed.key);
  return (
    signed !== undefined &&
    known !== undefined &&
    Object.keys(preview.apps).every((app) => isInScope(known, app)) &&
    isSignatureOf(content('preview', previewText(id, preview)), signed)
  );
}

export const signRevocation = (text: string, key: SigningKey): Signed => ({
  text,
  ...signatureOf(content('revoked', text), key),
});

export const isRevocation = (entry: Signed): boolean => isSignatureOf(content('revoked', entry.text), entry);

/** Covers everything but the timestamp. */
export const hashOf = (registry: Registry): string =>
  hash('sha256', JSON.stringify(Registry.parse({ ...registry, timestamp: undefined })));

const Timestamp = z.object({ revision: z.int(), hash: z.string(), expires: z.iso.datetime() });

export function signTimestamp(registry: Registry, key: SigningKey, now = Date.now()): Signed {
  const expires = new Date(now + timestampMs).toISOString();
  const text = JSON.stringify({ revision: registry.revision, hash: hashOf(registry), expires });
  return { text, ...signatureOf(content('timestamp', text), key) };
}

export const mayTimestamp = (publicKey: string, keys: KnownKeys): boolean => {
  const known = keys.get(publicKey);
  return known !== undefined && isInScope(known, timestampScope);
};

/** Why a timestamp does not say that the registry is the newest one. */
export function timestampFault(
  registry: Registry,
  keys: KnownKeys,
  now = Date.now(),
): 'other' | 'expired' | undefined {
  const { timestamp } = registry;
  if (timestamp === undefined) return 'other';
  const stated = parseJson(Timestamp, timestamp.text);
  const isValid =
    mayTimestamp(timestamp.key, keys) && isSignatureOf(content('timestamp', timestamp.text), timestamp);
  if (!stated || !isValid || stated.revision !== registry.revision || stated.hash !== hashOf(registry))
    return 'other';
  return Date.parse(stated.expires) <= now ? 'expired' : undefined;
}
