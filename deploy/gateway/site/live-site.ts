import type { Logger } from 'pino';
import { type RegistryDriver, RegistryError } from '../../registry/index.ts';
import { loadSite, type Site } from './site.ts';

export type LiveSite = ReturnType<typeof followRegistry>;

/** Before a state that could not be read is tried again, in ms. */
const retryMs = 1_000;

/** Follows the registry: each call checks whether it changed, so the next page has the new release. */
export function followRegistry(driver: RegistryDriver, log: Logger) {
  let site: Site | undefined;
  let version: string | undefined;
  let seen: string | undefined;
  let retryAt = Number.POSITIVE_INFINITY;
  let refusal: RegistryError | undefined;
  let isReached = true;
  let looking: Promise<Site | undefined> | undefined;

  async function load(stamp: string): Promise<void> {
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
    try {
      const stamp = await driver.stamp();
      isReached = true;
      if (stamp !== seen || performance.now() >= retryAt) await load(stamp);
    } catch (error) {
      isReached = false;
      log.error({ err: error }, 'registry cannot be reached; the last good one stays');
    }
    return site;
  }

  return {
    /** Why the newest state of the registry is refused; undefined while it is served. */
    refusal: () => refusal,
    /** Returns whether the newest state could be read the last time. */
    isCurrent: () => isReached && retryAt === Number.POSITIVE_INFINITY,
    /** The last readable state; undefined when there never was one. */
    current(): Promise<Site | undefined> {
      looking ??= look().finally(() => {
        looking = undefined;
      });
      return looking;
    },
  };
}
