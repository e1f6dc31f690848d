import type { Area, Registry, Release } from '@porao/contracts';
import { baseOf } from '../../gateway/site/site.ts';
import { type RegistryDriver, readRelease } from '../../registry/index.ts';

type Route = NonNullable<Release['manifest']>['routes'][number];

/** `full`: every route, and every chunk in another look. `quick`: one route of each chunk. */
export const depths = ['full', 'quick'] as const;
export type Depth = (typeof depths)[number];

/** Says how a visitor has set the site: `other` is Bengali, dark and 360 px wide. */
export type Look = 'usual' | 'other';

/** A page to open, as whom: a session record for guarded routes. */
export interface Visit {
  readonly path: string;
  readonly session?: string;
  /** Role of the session; `guest` without one. */
  readonly role: string;
  /** Start of the addresses that the page must load from. */
  readonly base: string;
  readonly look: Look;
  /** Is the time for which the page is watched after it is mounted. */
  readonly watchMs: number;
}

/** Applies to each page, and to one page of each chunk, which is watched for timers that a start sets. */
const watchMs = { each: 500, chunk: 2000 };

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
  return [...new Map(visits.toReversed().map((visit) => [keyOf(visit), visit])).values()].toReversed();
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
