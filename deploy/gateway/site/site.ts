import type { PageData, PageRemote, Registry, Release, RemoteManifest } from '@porao/contracts';
import { filesPath, fillsOf, inspectorFile, isContentNamed, releasesPath } from '@porao/contracts/page';
import type { Logger } from 'pino';
import { type CanaryRun, canaryRun } from '../../registry/composition.ts';
import { checkPageForm, type RegistryDriver, readRelease } from '../../registry/index.ts';
import type { Preview } from '../../registry/preview.ts';
import { compileTemplate, type PageTemplate } from './template.ts';

/** A live release and where its files are served. */
export interface LiveApp {
  /** A development server sets only what the page needs; `integrity` is then empty. */
  readonly release: Omit<Release, 'sizes' | 'commit' | 'author' | 'published_at'> &
    Partial<Pick<Release, 'published_at'>>;
  readonly base: string;
}

export interface LiveShell extends LiveApp {
  readonly template: PageTemplate;
}

/** Everything that is live at one revision of the registry. */
export interface Site {
  readonly revision: number;
  readonly shell: LiveShell;
  readonly remotes: readonly LiveApp[];
  /** Releases beside the live ones, for some visitors. */
  readonly canaries: readonly Canary[];
  readonly serviceWorker: 'on' | 'off';
  /** Where files of releases are loaded from, if not from the site itself. */
  readonly assetOrigin?: string;
  /** Ended ones too. */
  readonly previews: NonNullable<Registry['previews']>;
  /** Releases of each app, in the order in which they were published. */
  readonly published: Readonly<Record<string, readonly string[]>>;
  /** Lists what this one browser has in place of live releases. */
  readonly overrides?: PageData['overrides'];
  readonly preview?: Preview;
}

export interface Canary {
  readonly app: LiveApp | LiveShell;
  /** The stable release, which the other visitors get. */
  readonly stable: string;
  readonly percent: number;
  readonly run: CanaryRun;
}

/** Below it every file of a release is served, and is read only where its name does not contain its content's hash. */
export const baseOf = (app: string, id: string) => `${releasesPath}${app}/${id}/`;

/** Releases of builds before page form 12 have no file that others share. */
const isByContent = ({ entry }: Pick<Release, 'entry'>) => isContentNamed(entry);

/** Address of a file of a live release. */
export const addressOfFile = ({ release, base }: LiveApp, file: string): string =>
  (isByContent(release) && !isContentNamed(file) ? baseOf(release.name, release.id) : base) + file;

/** Reuses what was live `before`. A remote that cannot be read stays as it was; without a shell there is no site. */
export async function loadSite(
  driver: RegistryDriver,
  registry: Registry,
  log: Logger,
  before?: Site,
): Promise<Site> {
  const known = new Map(
    before?.remotes.map((remote) => [`${remote.release.name} ${remote.release.id}`, remote]),
  );
  const shellId = registry.apps['shell']?.active;
  if (!shellId) throw new Error('No shell is live. Publish one: pnpm release publish shell --activate');
  const shell = await readShell(driver, shellId);
  const live = Object.entries(registry.apps).flatMap(([app, { active }]) =>
    app === 'shell' || active === null ? [] : [{ app, id: active }],
  );
  const remotes = await Promise.all(
    live.map(async ({ app, id }): Promise<LiveApp[]> => {
      try {
        return [known.get(`${app} ${id}`) ?? (await readApp(driver, app, id))];
      } catch (error) {
        const last = before?.remotes.filter(({ release }) => release.name === app) ?? [];
        log.error(
          { err: error, app, release: id, kept: last[0]?.release.id ?? null },
          'live release cannot be used; the page goes on with the one before, or without it',
        );
        return last;
      }
    }),
  );
  const canaries = await Promise.all(
    Object.entries(registry.apps).map(async ([name, entry]): Promise<Canary[]> => {
      const { active, rollout } = entry;
      const run = canaryRun(name, entry);
      if (active === null || rollout === null || run === undefined) return [];
      try {
        const app = await readApp(driver, name, rollout.release);
        return [{ app, stable: active, percent: rollout.percent, run }];
      } catch (error) {
        log.error(
          { err: error, app: name, release: rollout.release },
          'canary cannot be read; nobody gets it',
        );
        return [];
      }
    }),
  );
  return {
    revision: registry.revision,
    shell,
    remotes: remotes.flat(),
    canaries: canaries.flat(),
    serviceWorker: registry.service_worker ?? 'on',
    previews: registry.previews ?? {},
    published: Object.fromEntries(
      Object.entries(registry.apps).map(([app, { releases }]) => [app, releases]),
    ),
  };
}

/** A release as pages use it; a shell's includes its page. */
export const readApp = (driver: RegistryDriver, app: string, id: string): Promise<LiveApp | LiveShell> =>
  app === 'shell' ? readShell(driver, id) : readPlain(driver, app, id);

async function readPlain(driver: RegistryDriver, app: string, id: string): Promise<LiveApp> {
  const release = await readRelease(driver, app, id);
  checkPageForm(release);
  return { release, base: isByContent(release) ? `${filesPath}${app}/` : baseOf(app, id) };
}

async function readShell(driver: RegistryDriver, id: string): Promise<LiveShell> {
  const app = await readPlain(driver, 'shell', id);
  const { html: file } = app.release;
  const html = file === null ? null : await driver.getFile('shell', id, file);
  if (html === null) throw new Error(`shell ${id} has no page template.`);
  return { ...app, template: compileTemplate(Buffer.from(html).toString()) };
}

/** The site with these releases in the place of the live ones. */
export function replaceApps(site: Site, apps: readonly (LiveApp | LiveShell)[]): Site {
  const by = new Map(apps.map((app) => [app.release.name, app]));
  const shell = by.get('shell');
  const known = new Set(site.remotes.map(({ release }) => release.name));
  const added = apps.filter(({ release }) => release.name !== 'shell' && !known.has(release.name));
  return {
    ...site,
    shell: shell && 'template' in shell ? shell : site.shell,
    remotes: [...site.remotes.map((remote) => by.get(remote.release.name) ?? remote), ...added],
  };
}

export const isRemote = ({ release: { manifest, global } }: LiveApp): boolean =>
  manifest !== null && global !== null;

/** A remote as the page contains it, with what these others have for its slots; null for a release that cannot run as
 * one. */
export function pageRemoteOf({ release, base }: LiveApp, others?: readonly LiveApp[]): PageRemote | null {
  const { name, id, entry, global, manifest, needs } = release;
  if (manifest === null || global === null) return null;
  const integrity = browserFiles({ release, base });
  const fills = others && manifest.slots && { fills: fillsOf(manifest, manifestsOf(others)) };
  return { name, release: id, base, entry, global, manifest, ...fills, needs, integrity };
}

const manifestsOf = (remotes: readonly LiveApp[]): RemoteManifest[] =>
  remotes.filter(isRemote).flatMap(({ release }) => release.manifest ?? []);

/** The shell as the page contains it. */
export const shellOf = ({ shell }: Site): PageData['shell'] => ({
  release: shell.release.id,
  base: shell.base,
  integrity: browserFiles(shell),
});

/** Integrity of what visitors' browsers load: what renders on the server is none of it, nor is the inspector. */
function browserFiles({ release }: LiveApp): PageRemote['integrity'] {
  const { integrity, server } = release;
  const files = Object.entries(integrity).filter(([file]) =>
    isByContent(release) ? isContentNamed(file) : file !== server && file !== inspectorFile,
  );
  return Object.fromEntries(files);
}

/** Returns whether a release was taken back: an earlier one is live instead. A rollback, a canary that ended and the
 * activation of an earlier release are the same to a page. */
export function isWithdrawn({ remotes, published }: Site, app: string, id: string): boolean {
  const live = remotes.find(({ release }) => release.name === app)?.release.id;
  const order = published[app] ?? [];
  return live !== undefined && order.indexOf(id) > order.indexOf(live);
}

/** Names the release of each app that a page of this site is made of; a page compares it with its own. */
export function liveReleases({ revision, shell, remotes }: Site) {
  const apps = [shell, ...remotes.filter(isRemote)];
  return { revision, releases: Object.fromEntries(apps.map(({ release }) => [release.name, release.id])) };
}
