import type { Area, Registry, Release } from '@porao/contracts';
import { baseOf } from '../../gateway/site/site.ts';
import { type RegistryDriver, readRelease } from '../../registry/index.ts';
import type { Away } from './away-and-back.ts';

type Route = NonNullable<Release['manifest']>['routes'][number];

/** `full`: every route, and every chunk in another look. `quick`: one route of each chunk. `long`: as `full`, with one
 * route of each chunk watched for 5 s. */
export const depths = ['full', 'quick', 'long'] as const;
export type Depth = (typeof depths)[number];

/** Says how a visitor has set the site: `other` is Bengali, dark and 360 px wide. */
export type Look = 'usual' | 'other';

/** A page to open, as whom: a session record for guarded routes. */
export interface Visit {
  readonly path: string;
  readonly session?: string;
  /** Role of the session; `guest` without one. */
  readonly role: string;
  /** The release of which the page must load files, as its address starts. */
  readonly base: string;
  readonly look: Look;
  /** Is the time for which the page is watched after it is mounted. */
  readonly watchMs: number;
  /** Is set for pages that are watched one after the other, and left for that of another app. */
  readonly away?: Away;
}

/** Applies to each page, to one page of each chunk, which is watched for timers that a start sets, and to those that
 * are watched for work without an end. */
const watchMs = { each: 500, chunk: 1000, long: 5000 };
/** As many pages are watched long. */
const longVisits = 3;

/** The routes of the changed remotes and those with their contents; for a shell its own pages and one route of each
 * remote. */
export async function visitsOf(
  driver: RegistryDriver,
  apps: Registry['apps'],
  changed: readonly Release[],
  depth: Depth,
): Promise<Visit[]> {
  const visits = changed.flatMap((release) => remoteVisits(release, depth));
  const shell = changed.find(({ name }) => name === 'shell');
  if (shell) {
    for (const { path } of shell.pages)
      visits.push(...chunkVisits({ path, access: 'anyone', layout: 'public' }, shell, depth));
    for (const [app, { active }] of Object.entries(apps)) {
      if (app === 'shell' || !active || changed.some(({ name }) => name === app)) continue;
      const release = await readRelease(driver, app, active);
      const [first] = release.manifest?.routes ?? [];
      if (first) visits.push(...chunkVisits(first, release, depth));
    }
  }
  visits.push(...(await slotVisits(driver, apps, changed, depth)));
  const keyOf = ({ path, session = '', look }: Visit) => `${path} ${session} ${look}`;
  // The first visit of a chunk is the longest one of its path.
  const once = [...new Map(visits.toReversed().map((visit) => [keyOf(visit), visit])).values()].toReversed();
  return depth === 'quick' ? once : watchedLong(once, await pagesOf(driver, apps), depth);
}

/** One page of the first chunks, or of all, is watched longer, and left for a page of another app. */
function watchedLong(visits: readonly Visit[], pages: readonly Away[], depth: Depth): Visit[] {
  let left = depth === 'long' ? Number.POSITIVE_INFINITY : longVisits;
  return visits.map((visit) => {
    const away = pages.find(({ app }) => !visit.base.includes(`/${app}/`));
    if (visit.watchMs !== watchMs.chunk || left === 0) return visit;
    left -= 1;
    return { ...visit, watchMs: watchMs.long, ...(away && { away }) };
  });
}

/** A page of each live remote that anyone may open; of the shell the first one of its own. */
async function pagesOf(driver: RegistryDriver, apps: Registry['apps']): Promise<Away[]> {
  const live = Object.entries(apps).flatMap(([app, { active }]) => (active ? [{ app, active }] : []));
  const releases = await Promise.all(live.map(({ app, active }) => readRelease(driver, app, active)));
  const pages = releases.flatMap(({ name, manifest, pages: [own] }) => {
    const page = manifest?.routes.find(({ access }) => access === 'anyone') ?? own;
    return page ? [{ app: name, path: sample(page.path) }] : [];
  });
  return pages.toSorted((one, other) => Number(one.app === 'shell') - Number(other.app === 'shell'));
}

/** Pages of other remotes that have contents of the changed ones. */
async function slotVisits(...[driver, apps, changed, depth]: Parameters<typeof visitsOf>): Promise<Visit[]> {
  const filled = changed.flatMap(({ manifest }) => (manifest?.fills ?? []).map(({ slot }) => slot));
  if (filled.length === 0) return [];
  const live = Object.entries(apps).flatMap(([app, { active }]) => (active ? [[app, active] as const] : []));
  const hosts = await Promise.all(live.map(([app, id]) => readRelease(driver, app, id)));
  return hosts.flatMap((host) => {
    const pages = (host.manifest?.slots ?? []).flatMap(({ name, page }) =>
      filled.includes(name) ? [page] : [],
    );
    const routes = host.manifest?.routes.filter(({ path }) => pages.includes(path)) ?? [];
    return routes.flatMap((route) => chunkVisits(route, host, depth));
  });
}

function remoteVisits(release: Release, depth: Depth): Visit[] {
  const chunks = new Set<string | undefined>();
  return (release.manifest?.routes ?? []).flatMap((route) => {
    const isFirst = !chunks.has(route.chunk);
    chunks.add(route.chunk);
    if (isFirst) return chunkVisits(route, release, depth);
    if (depth === 'quick') return [];
    return [visitOf(route, release), { ...visitOf(route, release), path: sample(route.path, true) }];
  });
}

function chunkVisits(route: RouteOfPage, release: Release, depth: Depth): Visit[] {
  if (depth === 'quick') return [visitOf(route, release)];
  return [
    { ...visitOf(route, release), watchMs: watchMs.chunk },
    { ...visitOf(route, release), look: 'other', path: sample(route.path, true) },
  ];
}

type RouteOfPage = Pick<Route, 'path' | 'access' | 'layout'>;

function visitOf({ path, access, layout }: RouteOfPage, { name, id, manifest }: Release): Visit {
  const area: Area | undefined = manifest?.area;
  const [anyRole = 'tutor'] = area?.name === layout ? area.roles : [];
  const isOpen = access === 'anyone' || access === 'guest';
  const role = access === 'signed-in' ? anyRole : access;
  return {
    path: sample(path),
    base: baseOf(name, id),
    look: 'usual',
    watchMs: watchMs.each,
    role: isOpen ? 'guest' : role,
    ...(!isOpen && { session: sessionOf(role) }),
  };
}

/** A path that the pattern matches: `1` for a parameter. */
function sample(pattern: string, withOptional = false): string {
  const parts = pattern.split('/').filter((part) => part !== '' && part !== '*');
  return `/${parts
    .filter((part) => withOptional || !part.endsWith('?'))
    .map((part) => (part.startsWith(':') ? '1' : part.replace(/\?$/, '')))
    .join('/')}`;
}

/** Enough for the shell to open a guarded route; no API accepts it. */
function sessionOf(type: string): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const token = `${part({ alg: 'none' })}.${part({ exp: Math.round(Date.now() / 1000) + 3_600 })}.smoke`;
  const record = { token, type, tutorId: null, phone: '', OTPVerifyUseOnly: false };
  return encodeURIComponent(JSON.stringify(record));
}
