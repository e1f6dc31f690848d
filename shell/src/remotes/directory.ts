import type { PageData, PageRemote, SiteRoutes } from '@porao/contracts';
import { isFixedPath, routeMatcher, routesFile } from '@porao/contracts/page';
import { createStore, retry } from '@porao/platform';
import { registerAll } from './federation.ts';
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
export function createDirectory({ site, remotes }: PageData) {
  // The gateway compared this address with the routes of every remote.
  const first = location.pathname;
  const known = createStore<Knowledge>(knowledgeOf(routesOf(remotes)));
  const readOnce = onceEach();
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
      return found?.remote.name === owner.name ? found : 'unknown';
    }
    // A pattern of another remote could be more specific; without an answer the page uses the routes that it has.
    return found && (isFixedPath(found.route.path) || isUnreachable) ? found : 'unknown';
  }

  /** The routes of every live remote. */
  const readRoutes = (): Promise<SiteRoutes> =>
    readOnce(routesFile, async () => {
      try {
        const routes = await read<SiteRoutes>(`${site}${routesFile}`);
        const owned = routes.flatMap((owner) => owner.paths.map((path) => ({ owner, path })));
        const match = routeMatcher(owned, ({ path }) => path);
        update({ ownerOf: (pathname) => match(pathname)?.owner });
        return routes;
      } catch (error) {
        update({ isUnreachable: true });
        throw error;
      }
    });

  const readRemote = (name: string): Promise<void> =>
    readOnce(name, async () => {
      if (known.current().routes.some(({ remote }) => remote.name === name)) return;
      const remote = await read<PageRemote>(`${site}${name}.json`);
      registerAll([remote]);
      update(knowledgeOf([...known.current().routes, ...routesOf([remote])]));
    });

  return {
    at,
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

async function read<T>(url: string): Promise<T> {
  const answer = await retry(async () => {
    const tried = await fetch(url);
    if (!tried.ok && tried.status !== 404) throw new Error(`${url} answers ${tried.status}.`);
    return tried;
  });
  if (!answer.ok) throw new StateGoneError(url);
  return (await answer.json()) as T;
}
