import { hash } from 'node:crypto';
import type { Release } from '@porao/contracts';
import { type AcceptOptions, acceptedLive } from './accepted-live.ts';
import { contentCheck, type IsContent, parseRelease } from './assets.gate.ts';
import { possibleOf } from './composition.ts';
import type { RegistryDriver, SignatureReport, Snapshot } from './driver.ts';
import { checkTrust, signatureFile, type Trust, trustOf } from './signature.ts';

/** A refused release is checked again after this time: its key may be known by then. */
const recheckMs = 10_000;

interface Known {
  readonly trust: Trust;
  readonly bytes: Uint8Array;
  /** Undefined where release.json is of something else. */
  readonly release: Release | undefined;
}

/** A registry as a gateway serves it: nothing of a release that no known key signed, and no file that differs from what
 * was signed. */
export function trustedDriver(driver: RegistryDriver, options: AcceptOptions): RegistryDriver {
  const { log } = options;
  const releases = new Map<string, Promise<Known | null>>();
  /** SHA-256 of each stored file that was found to be what its release names. */
  const checked = new Map<string, string>();
  /** Files that differ, by release. */
  const differing = new Map<string, Set<string>>();
  let last: Snapshot | undefined;
  let revokedKeys = 0;
  const live = acceptedLive(driver, options);
  const { policy } = live;

  async function look(app: string, id: string, take: RegistryDriver['getFile']): Promise<Known | null> {
    const bytes = await take(app, id, 'release.json');
    if (bytes === null) return null;
    // While the store is away a release without a signature on this disk counts as unsigned.
    const signature = await take(app, id, signatureFile).catch(() => null);
    const release = parseRelease(bytes, app, id);
    if (release === undefined) return { trust: { state: 'unsigned' }, bytes, release };
    return { trust: trustOf(release, bytes, signature, policy()), bytes, release };
  }

  function releaseOf(app: string, id: string): Promise<Known | null> {
    const key = `${app} ${id}`;
    const before = releases.get(key);
    if (before) return before;
    const found = look(app, id, driver.getFile).then(async (first) => {
      if (first === null || first.trust.state === 'signed' || !driver.refetch) return first;
      // The file on this disk may be older than the store's, or incomplete.
      return look(app, id, driver.refetch).catch(() => first);
    });
    releases.set(key, found);
    const forget = () => {
      if (releases.get(key) === found) releases.delete(key);
    };
    found.then((result) => {
      if (result === null) return forget();
      if (result.trust.state === 'signed') return;
      log.error({ app, release: id, trust: result.trust }, 'release refused');
      setTimeout(forget, recheckMs).unref();
    }, forget);
    return found;
  }

  async function getFile(app: string, id: string, path: string): Promise<Uint8Array | null> {
    const found = await releaseOf(app, id);
    if (found === null) return null;
    checkTrust(app, id, found.trust);
    if (path === 'release.json') return found.bytes;
    const isContent = found.release && contentCheck(found.release, path);
    if (isContent === undefined) return null;
    const key = `${app} ${id}`;
    const kept = await driver.getFile(app, id, path);
    const isKept = kept !== null && (await isSame(`${key} ${path}`, kept, isContent));
    if (kept === null || isKept) {
      differing.get(key)?.delete(path);
      return kept;
    }
    // Logged once: anybody may ask for it repeatedly.
    if (!differing.get(key)?.has(path))
      log.error({ app, release: id, file: path }, 'a file differs from its release; refused');
    const fresh = await driver.refetch?.(app, id, path).catch(() => null);
    if (fresh && (await isSame(`${key} ${path}`, fresh, isContent))) return fresh;
    differing.set(key, (differing.get(key) ?? new Set()).add(path));
    return null;
  }

  async function isSame(key: string, content: Uint8Array, isContent: IsContent): Promise<boolean> {
    const digest = hash('sha256', content);
    if (checked.get(key) === digest) return true;
    if (!(await isContent(content))) return false;
    checked.set(key, digest);
    return true;
  }

  return {
    ...driver,
    getFile,
    async read() {
      const snapshot = await live.read();
      if (snapshot.version !== last?.version) {
        last = snapshot;
        await forgetUnsigned();
      }
      return snapshot;
    },
    write: live.write,
    renew: live.renew,
    async trust(app, id) {
      return (await releaseOf(app, id))?.trust ?? { state: 'unsigned' };
    },
    signatures,
  };

  /** A change of the registry may be a signature, or withdraw a key. */
  async function forgetUnsigned(): Promise<void> {
    const { revoked = [] } = last?.registry ?? {};
    const isChange = revoked.length !== revokedKeys;
    revokedKeys = revoked.length;
    for (const [key, found] of releases)
      if (isChange || (await found.catch(() => null))?.trust.state !== 'signed') releases.delete(key);
  }

  async function signatures(): Promise<SignatureReport> {
    const apps = last?.registry.apps ?? {};
    const { refused, registry } = live.report();
    const report = { refused: [...refused], ...(registry && { registry }) };
    for (const app of Object.keys(apps))
      for (const id of possibleOf(apps, app)) {
        const found = await releaseOf(app, id).catch(() => null);
        if (found && found.trust.state !== 'signed') report.refused.push(`${app} ${id}`);
        for (const path of differing.get(`${app} ${id}`) ?? []) report.refused.push(`${app} ${id} ${path}`);
      }
    return report;
  }
}
