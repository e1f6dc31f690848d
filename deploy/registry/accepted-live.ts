import { readFile } from 'node:fs/promises';
import { Registry } from '@porao/contracts';
import type { Logger } from 'pino';
import type { RegistryDriver, Snapshot, Version } from './driver.ts';
import { writeWhole } from './files.ts';
import { parseJson } from './parse-json.ts';
import { changeRegistry } from './registry.change.ts';
import type { Issue, RegistryError } from './registry-error.ts';
import { orderFault, ownersRegistry, registryFault } from './registry-faults.ts';
import { withoutRevoked } from './revoked-keys.ts';
import { publicKeyOf } from './signature.ts';
import { type Signers, signedDriver } from './signed.driver.ts';
import { mayTimestamp, timestampFault } from './signed-live.ts';

/** A timestamp with less time left than this is renewed, in ms. */
const renewMs = 6 * 3_600_000;

export interface AcceptOptions {
  readonly signers: Signers;
  /** The file of this disk with the last registry that was accepted. */
  readonly seen: string;
  readonly log: Pick<Logger, 'warn' | 'error'>;
}

/** Gives a gateway the registry that it serves. It keeps the last one that it accepted on its disk, and serves that
 * while the store has an old, a mixed or an expired one. */
export function acceptedLive(driver: RegistryDriver, { signers, seen, log }: AcceptOptions) {
  const { policy, timestampKey } = signers;
  const writer = signedDriver(driver, signers);
  let last: Registry | undefined;
  let fault: RegistryError | undefined;
  let held: ReadonlyMap<string, string> = new Map();
  let judged: Snapshot | undefined;
  let logged: Version | undefined;

  const checks = async (registry: Registry) => {
    last ??= parseJson(Registry, await readFile(seen, 'utf8').catch(() => ''));
    return { policy: withoutRevoked(policy(), registry), last };
  };

  async function read(): Promise<Snapshot> {
    const { registry, version } = await driver.read();
    if (judged?.version === version && held.size === 0) {
      fault = undefined;
      return judged;
    }
    const by = await checks(registry);
    fault = registryFault(registry, by);
    if (fault) {
      if (logged !== version) log.error({ err: fault, kept: last?.revision ?? null }, 'registry refused');
      logged = version;
      if (last === undefined) throw fault;
      return { registry: last, version };
    }
    const usable = ownersRegistry(registry, by);
    held = usable.held;
    if (held.size > 0 && logged !== version)
      log.error({ apps: Object.fromEntries(held) }, 'not live as their owners signed them; kept as before');
    if (held.size > 0) logged = version;
    last = usable.registry;
    judged = { registry: last, version };
    // Where the disk is full, a gateway that starts knows an older state.
    await writeWhole(seen, JSON.stringify(last)).catch((error: unknown) =>
      log.warn({ err: error }, 'the registry that was accepted cannot be kept'),
    );
    return judged;
  }

  /** A refused registry stays in the store as it is. */
  async function write(registry: Registry, expected: Version): Promise<Version> {
    if (fault) throw fault;
    const stored = (await driver.read()).registry;
    const apps = Object.entries(registry.apps).map(([app, entry]) => [
      app,
      held.has(app) ? (stored.apps[app] ?? entry) : entry,
    ]);
    const { service_worker } = held.has('shell') ? stored : registry;
    return writer.write({ ...registry, apps: Object.fromEntries(apps), service_worker }, expected);
  }

  async function renew(): Promise<void> {
    const { registry } = await driver.read();
    const by = timestampKey();
    const { keys } = withoutRevoked(policy(), registry);
    const isFresh = timestampFault(registry, keys, Date.now() + renewMs) === undefined;
    if (isFresh || !by || !mayTimestamp(publicKeyOf(by.privateKey), keys)) return;
    const known = await checks(registry);
    // Without a memory, or with something that no owner signed, an attacker's state would be signed.
    if (!known.last?.timestamp || orderFault(registry, known.last)) return;
    if (ownersRegistry(registry, known).held.size > 0) return;
    const { revision, timestamp } = registry;
    await changeRegistry(signedDriver(driver, signers, true), (now) =>
      now.revision === revision && now.timestamp?.text === timestamp?.text
        ? {
            audit: [
              { action: 'timestamp', app: 'shell', from: null, to: '', actor: 'gateway', reason: 'renewed' },
            ],
          }
        : null,
    );
  }

  /** Reports what is refused now; a timestamp expires without a change of the registry. */
  function report(): { refused: string[]; registry?: Issue } {
    const late = last && registryFault(last, { policy: withoutRevoked(policy(), last), last });
    const refused = [...held].map(([app, words]) => `${app}: ${words}`);
    const said = fault ?? late;
    if (!said) return { refused };
    return { refused, registry: { code: said.code, message: said.message, remedy: said.remedy } };
  }

  return {
    read,
    write,
    renew,
    report,
    /** The keys without those that were withdrawn. */
    policy: () => withoutRevoked(policy(), last ?? {}),
  };
}
