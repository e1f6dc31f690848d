import type { Logger } from 'pino';
import { type RegistryDriver, RegistryError } from '../../registry/index.ts';
import { loadSite, type Site } from './site.ts';

export interface LiveSite {
  /** Returns what is live now: the last readable state while the registry is not readable, undefined when there never
   * was one. */
  current(): Promise<Site | undefined>;
  /** Why the newest state of the registry is refused; undefined while it is served. */
  refusal(): RegistryError | undefined;
  /** Returns whether the newest state could be read the last time. */
  isCurrent(): boolean;
}

/** Before a state that could not be read is tried again, in ms. */
const retryMs = 1_000;

/** Follows the registry: each call checks whether it changed, so the next page has the new release. */
export function followRegistry(driver: RegistryDriver, log: Logger): LiveSite {
  let site: Site | undefined;
  let version: string | undefined;
  let seen: string | undefined;
  let retryAt = Number.POSITIVE_INFINITY;
  let refusal: RegistryError | undefined;
  let isReached = true;
  let loading: Promise<void> = Promise.resolve();

  const isDue = (stamp: string) => stamp !== seen || performance.now() >= retryAt;

  async function load(stamp: string): Promise<void> {
    if (!isDue(stamp)) return;
    const isChange = stamp !== seen;
    seen = stamp;
    retryAt = Number.POSITIVE_INFINITY;
    try {
      const snapshot = await driver.read();
      if (snapshot.version === version) return;
      site = await loadSite(driver, snapshot.registry, log, site);
      version = snapshot.version;
      refusal = undefined;
      log.info({ revision: snapshot.registry.revision }, 'registry read');
    } catch (error) {
      refusal = error instanceof RegistryError ? error : undefined;
      retryAt = performance.now() + retryMs;
      // Logged once, until the next change.
      if (isChange)
        log.error(
          { err: error, kept: site?.revision ?? null },
          'registry cannot be used; the last good one stays',
        );
    }
  }

  async function look(): Promise<Site | undefined> {
    let reached = true;
    const stamp = await driver.stamp().catch((error: unknown) => {
      log.error({ err: error }, 'registry cannot be reached; the last good one stays');
      reached = false;
      return seen;
    });
    isReached = reached;
    if (stamp !== undefined && isDue(stamp)) loading = loading.then(() => load(stamp));
    await loading;
    return site;
  }

  return {
    refusal: () => refusal,
    isCurrent: () => isReached && retryAt === Number.POSITIVE_INFINITY,
    current: sharedCalls(look),
  };
}

/** At most one call at a time and one after it, however many wait: each gets what a call answered that began after it
 * asked. */
function sharedCalls<T>(call: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  let next: Promise<T> | undefined;
  const begin = (): Promise<T> => {
    running = call().finally(() => {
      running = undefined;
    });
    return running;
  };
  return () => {
    if (!running) return next ?? begin();
    const start = () => {
      next = undefined;
      return begin();
    };
    next ??= running.then(start, start);
    return next;
  };
}
