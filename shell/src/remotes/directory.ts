import type { PageData, PageRemote, SiteRoutes } from '@porao/contracts';
import { forgetReleases, isFixedPath, noteReleases, routeMatcher, routesFile } from '@porao/contracts/page';
import { createStore, retry } from '@porao/platform';
import { declareEvents } from '@porao/platform/shell';
import { own } from '../common/own-copies.ts';
import { registerAll } from './federation.ts';
import type { LiveReleases } from './live-releases.ts';
import { matcherOf, type RouteMatch, routesOf } from './route-match.ts';

/** `unknown` as long as the page has not read the description of the remote that the address belongs to. */
export type RouteResolution = RouteMatch | 'nothing' | 'unknown';

/** The gateway no longer describes the state of the registry that this page is made of: the page must be reloaded. */
export class StateGoneError extends Error {}

export type Directory = ReturnType<typeof createDirectory>;

type OwnerMatcher = (pathname: string) => SiteRoutes[number] | undefined;

/** The page's data about the remotes. */
interface Knowledge {
  readonly routes: readonly RouteMatch[];
  readonly match: ReturnType<typeof matcherOf>;
  /** Finds the remote of any path; undefined until the routes of the whole site are read. */
  readonly ownerOf?: OwnerMatcher;
  readonly isUnreachable?: boolean;
}

/** The remotes of the page: the one that it came with, and the others as they come to be needed. */
export function createDirectory(page: PageData) {
  const { remotes } = page;
  let { site, described = {} } = page;
  // The gateway compared this address with the routes of every remote.
  const first = location.pathname;
  const known = createStore<Knowledge>(knowledgeOf(routesOf(remotes)));
  let readOnce = onceEach();
  noteReleases([{ ...page.shell, name: 'shell' }, ...remotes]);
  registerAll(remotes);

  const update = (change: Partial<Knowledge>) => known.set({ ...known.current(), ...change });

  function at(pathname: string): RouteResolution {
    const { match, ownerOf, isUnreachable } = known.current();
    const found = match(pathname);
    if (site === undefined) return found ?? 'nothing';
    if (found && pathname === first) return found;
    if (ownerOf) {
      const owner = ownerOf(pathname);
      if (!owner) return 'nothing';
      if (found?.remote.name === owner.name) return found;
      // Only a remote that was read of another state lacks a page of its own.
      return remoteOf(owner.name) ? 'nothing' : 'unknown';
    }
    // A pattern of another remote could be more specific; without an answer the page uses the routes that it has.
    return found && (isFixedPath(found.route.path) || isUnreachable) ? found : 'unknown';
  }

  const knownRemotes = () => [...new Set(known.current().routes.map(({ remote }) => remote))];
  const remoteOf = (name: string) => knownRemotes().find((remote) => remote.name === name);

  /** The routes of every live remote. */
  const readRoutes = (): Promise<SiteRoutes> =>
    readOnce(routesFile, async () => {
      const asked = site;
      try {
        const routes = await readRoutesAt(`${asked}`);
        if (asked === site) update({ ownerOf: ownerMatcher(routes) });
        return routes;
      } catch (error) {
        update({ isUnreachable: true });
        throw error;
      }
    });

  const readRemote = (name: string): Promise<void> =>
    readOnce(name, async () => {
      if (remoteOf(name)) return;
      const remote = await readRemoteAt(described[name] ?? `${site}${name}.json`);
      registerAll([remote]);
      update(knowledgeOf([...known.current().routes, ...routesOf([remote])]));
    });

  return {
    at,
    remoteOf,
    /** Addresses of what describes the shell and each remote, by app; empty without `site`. */
    described: (): Readonly<Record<string, string>> => described,
    /** The releases of the remotes that the page knows, by app. */
    made: (): Record<string, string> =>
      Object.fromEntries(knownRemotes().map(({ name, release }) => [name, release])),
    /** Returns whether the page is made of what is live, or will be as it reads more. */
    isLive: ({ site: live, releases = {} }: LiveReleases): boolean =>
      live === site && knownRemotes().every(({ name, release }) => (releases[name] ?? release) === release),
    /** Puts other releases of remotes in their place. What the page reads from now on is of the state at `address`, with
     * these routes. */
    replace(others: readonly PageRemote[], address: string, live: SiteRoutes): void {
      site = address;
      const { shell } = described;
      described = { ...(shell && { shell }), ...describedIn(live) };
      forgetReleases(others.flatMap(({ name }) => remoteOf(name) ?? []));
      noteReleases(others);
      readOnce = onceEach();
      void readOnce(routesFile, () => Promise.resolve(live));
      const names = new Set(others.map(({ name }) => name));
      const rest = known.current().routes.filter(({ remote }) => !names.has(remote.name));
      // The page that is shown may be of a pattern: it stays without a look at the routes.
      known.set({ ...knowledgeOf([...rest, ...routesOf(others)]), ownerOf: ownerMatcher(live) });
    },
    routes: (): readonly RouteMatch[] => known.current().routes,
    subscribe: known.subscribe,
    /** Reads what is missing to resolve an address; undefined where no remote has it. */
    async find(pathname: string): Promise<RouteMatch | undefined> {
      if (at(pathname) === 'unknown') {
        await readRoutes();
        const owner = known.current().ownerOf?.(pathname);
        if (owner) await readRemote(owner.name);
      }
      const resolution = at(pathname);
      return typeof resolution === 'string' ? undefined : resolution;
    },
    /** Reads the description of a remote that has something for a page of another one. */
    async remote(name: string): Promise<PageRemote> {
      if (site !== undefined) await readRemote(name);
      const found = known.current().routes.find(({ remote }) => remote.name === name);
      if (!found) throw new StateGoneError(name);
      return found.remote;
    },
    /** Reads the routes of the whole site before a link is followed. */
    async prepare(): Promise<void> {
      if (site !== undefined) await readRoutes();
    },
    /** Reads the descriptions of every remote that has pages in an area. */
    async readArea(area: string): Promise<void> {
      if (site === undefined) return;
      const routes = await readRoutes();
      const inArea = routes.filter(({ areas }) => areas.some((own) => own === area));
      await Promise.all(inArea.map(({ name }) => readRemote(name)));
    },
  };
}

const knowledgeOf = (routes: readonly RouteMatch[]) => ({ routes, match: matcherOf(routes) });

/** Finds the remote of any path in these routes. */
export function ownerMatcher(routes: SiteRoutes): OwnerMatcher {
  const owned = routes.flatMap((owner) => owner.paths.map((path) => ({ owner, path })));
  const match = routeMatcher(owned, ({ path }) => path);
  return (pathname) => match(pathname)?.owner;
}

/** Addresses of the descriptions of remotes, by name. */
export const describedIn = (routes: SiteRoutes): Record<string, string> =>
  Object.fromEntries(routes.flatMap(({ name, described }) => (described ? [[name, described]] : [])));

/** Reads the routes of every remote in the state of the site at `address`. */
export const readRoutesAt = (address: string): Promise<SiteRoutes> =>
  read<SiteRoutes>(`${address}${routesFile}`);

/** Runs the work of each key once; after a failure the next call runs it again. */
function onceEach() {
  const running = new Map<string, Promise<unknown>>();
  return <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const before = running.get(key);
    if (before) return before as Promise<T>;
    const result = work();
    running.set(key, result);
    result.catch(() => running.delete(key));
    return result;
  };
}

/** Reads the description of a remote. */
export async function readRemoteAt(address: string): Promise<PageRemote> {
  const remote = await read<PageRemote>(address);
  noteReleases([remote]);
  // A release that came back may have events that the page was made without.
  declareEvents(remote.manifest.events ?? {});
  return remote;
}

async function read<T>(url: string): Promise<T> {
  const answer = await retry(async () => {
    const tried = await own().fetch(url);
    if (!tried.ok && tried.status !== 404) throw new Error(`${url} answers ${tried.status}.`);
    return tried;
  });
  if (!answer.ok) throw new StateGoneError(url);
  return (await answer.json()) as T;
}
