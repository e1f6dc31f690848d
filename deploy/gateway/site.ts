import type { PageRemote, Registry, Release } from '@porao/contracts';
import type { Logger } from 'pino';
import { type RegistryDriver, readRelease } from '../registry/index.ts';

/** A live release and where its files are served. */
export interface LiveApp {
  /** Of a development server only what the page needs is set; `integrity` is then empty. */
  readonly release: Omit<Release, 'sizes' | 'commit' | 'author' | 'published_at'>;
  readonly base: string;
}

export interface LiveShell extends LiveApp {
  readonly html: string;
}

/** Everything that is live at one revision of the registry. */
export interface Site {
  readonly revision: number;
  readonly shell: LiveShell;
  readonly remotes: readonly LiveApp[];
}

export const baseOf = (app: string, id: string) => `/releases/${app}/${id}/`;

/** Reads what is live. A remote that cannot be read is left out and logged; without a shell there is no site. */
export async function loadSite(driver: RegistryDriver, registry: Registry, log: Logger): Promise<Site> {
  const shellId = registry.apps['shell']?.active;
  if (!shellId) throw new Error('No shell is live. Publish one: pnpm release publish shell --activate');
  const release = await readRelease(driver, 'shell', shellId);
  const html = release.html === null ? null : await driver.getFile('shell', shellId, release.html);
  if (html === null) throw new Error(`shell ${shellId} has no page template.`);
  const live = Object.entries(registry.apps).flatMap(([app, { active }]) =>
    app === 'shell' || active === null ? [] : [{ app, id: active }],
  );
  const remotes = await Promise.all(
    live.map(async ({ app, id }): Promise<LiveApp[]> => {
      try {
        return [{ release: await readRelease(driver, app, id), base: baseOf(app, id) }];
      } catch (error) {
        log.error({ err: error, app, release: id }, 'live release cannot be read; the page goes without it');
        return [];
      }
    }),
  );
  return {
    revision: registry.revision,
    shell: { release, base: baseOf('shell', shellId), html: Buffer.from(html).toString() },
    remotes: remotes.flat(),
  };
}

/** A remote as the page carries it; null for a release that cannot run as one. */
export function pageRemoteOf({ release, base }: LiveApp): PageRemote | null {
  const { name, id, entry, global, manifest, chunks, initial, needs, integrity } = release;
  if (manifest === null || global === null) return null;
  return { name, release: id, base, entry, global, manifest, chunks, initial, needs, integrity };
}

/** Which release of each app a page of this site is made of; a page compares it with its own. */
export function liveReleases({ revision, shell, remotes }: Site) {
  const apps = [shell, ...remotes.filter((remote) => pageRemoteOf(remote) !== null)];
  return { revision, releases: Object.fromEntries(apps.map(({ release }) => [release.name, release.id])) };
}
