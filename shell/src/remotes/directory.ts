import type { PageData, PageRemote, SiteRoutes } from '@porao/contracts';
import { retry } from '@porao/platform';
import { registerAll } from './federation.ts';
import { finderOf, isFixed, type RouteMatch, routeMatchesOf } from './match.ts';

/** Where an address leads; `unknown` as long as the page has not read of the remote that has it. */
export type Place = RouteMatch | 'nothing' | 'unknown';

/** The releases that this page is made of are not described any more; a new page is made of those that are live. */
export class GoneError extends Error {}

export type Directory = ReturnType<typeof createDirectory>;

/** The remotes of the page: the one that it came with, and the others as they come to be needed. */
export function createDirectory({ site, remotes }: PageData) {
  // The gateway knew every remote when it chose the one of this address.
  const first = location.pathname;
  const listeners = new Set<() => void>();
  let mounts = routeMatchesOf(remotes);
  let findKnown = finderOf(mounts);
  let findOwner: ((pathname: string) => Owner | undefined) | undefined;
  let reachable = true;
  let reading: Promise<SiteRoutes> | undefined;
  const asked = new Map<string, Promise<void>>();
  registerAll(remotes);

  const changed = () => {
    for (const listener of listeners) listener();
  };

  function at(pathname: string): Place {
    const known = findKnown(pathname);
    if (site === undefined) return known ?? 'nothing';
    if (known && pathname === first) return known;
    if (findOwner) {
      const owner = findOwner(pathname);
      if (!owner) return 'nothing';
      return known?.remote.name === owner.name ? known : 'unknown';
    }
    // A pattern of another remote could be more exact; without an answer the page goes by what it has.
    return known && (isFixed(known.route.path) || !reachable) ? known : 'unknown';
  }

  /** Where everything stands that is live. */
  async function readRoutes(): Promise<SiteRoutes> {
    reading ??= read<SiteRoutes>(`${site}routes.json`).then(
      (routes) => {
        const all = routes.flatMap(({ name, paths }) => paths.map((path) => ({ name, route: { path } })));
        findOwner = finderOf(all);
        changed();
        return routes;
      },
      (error: unknown) => {
        reading = undefined;
        reachable = false;
        changed();
        throw error;
      },
    );
    return reading;
  }

  function know(name: string): Promise<void> {
    const known = asked.get(name);
    if (known || mounts.some(({ remote }) => remote.name === name)) return known ?? Promise.resolve();
    const asking = read<PageRemote>(`${site}${name}.json`).then(
      (remote) => {
        registerAll([remote]);
        mounts = [...mounts, ...routeMatchesOf([remote])];
        findKnown = finderOf(mounts);
        changed();
      },
      (error: unknown) => {
        asked.delete(name);
        throw error;
      },
    );
    asked.set(name, asking);
    return asking;
  }

  return {
    /** What is known now. */
    at,
    mounts: (): readonly RouteMatch[] => mounts,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Reads what is missing to say where an address leads; undefined where it leads nowhere. */
    async find(pathname: string): Promise<RouteMatch | undefined> {
      let place = at(pathname);
      if (place === 'unknown') {
        await readRoutes();
        const owner = findOwner?.(pathname);
        if (owner) await know(owner.name);
        place = at(pathname);
      }
      return typeof place === 'string' ? undefined : place;
    },
    /** Reads where everything stands, before anybody asks. */
    async prepare(): Promise<void> {
      if (site !== undefined) await readRoutes();
    },
    /** Reads of every remote that has pages in an area. */
    async knowArea(area: string): Promise<void> {
      if (site === undefined) return;
      const routes = await readRoutes();
      await Promise.all(
        routes.filter(({ areas }) => areas.some((own) => own === area)).map(({ name }) => know(name)),
      );
    },
  };
}

interface Owner {
  name: string;
  route: { path: string };
}

async function read<T>(url: string): Promise<T> {
  const answer = await retry(async () => {
    const tried = await fetch(url);
    if (!tried.ok && tried.status !== 404) throw new Error(`${url} answers ${tried.status}.`);
    return tried;
  });
  if (!answer.ok) throw new GoneError(url);
  return (await answer.json()) as T;
}
