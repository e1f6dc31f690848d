import type { PageRemote } from '@porao/contracts';
import { matchPath } from '@porao/platform/shell';

export type ManifestRoute = PageRemote['manifest']['routes'][number];
export interface RouteMatch {
  remote: PageRemote;
  route: ManifestRoute;
}

/** Something that stands at a path pattern of React Router's kind. */
interface Placed {
  route: { path: string };
}

/** How exact a pattern is: a fixed part outweighs a parameter, a parameter outweighs the rest of a path. */
function weight(path: string): number {
  return path
    .split('/')
    .filter(Boolean)
    .reduce((sum, part) => sum + (part === '*' ? 1 : part.startsWith(':') ? 10 : 100), 0);
}

/** Every route of these remotes. */
export const routeMatchesOf = (remotes: readonly PageRemote[]): RouteMatch[] =>
  remotes.flatMap((remote) => remote.manifest.routes.map((route) => ({ remote, route })));

/** Says what a path belongs to: the most exact pattern, of equal ones the first. Fixed paths are looked up, so that
 * it costs the same with hundreds of remotes. */
export function finderOf<T extends Placed>(places: readonly T[]): (pathname: string) => T | undefined {
  const fixed = new Map<string, T>();
  const open: { place: T; patterns: string[]; exactness: number }[] = [];
  for (const place of places) {
    const { path } = place.route;
    if (!isFixed(path)) open.push({ place, patterns: patternsOf(path), exactness: weight(path) });
    else if (!fixed.has(plain(path))) fixed.set(plain(path), place);
  }
  open.sort((a, b) => b.exactness - a.exactness);
  return (pathname) =>
    fixed.get(plain(pathname)) ??
    open.find(({ patterns }) => patterns.some((path) => matchPath(path, pathname)))?.place;
}

/** As React Router compares paths. */
const plain = (path: string): string => path.toLowerCase().replace(/\/+$/, '');

/** Whether no other pattern could be more exact. */
export const isFixed = (path: string): boolean => !/[:*?]/.test(path);

/** `/job-details/:jobId?` stands for two patterns. */
function patternsOf(path: string): string[] {
  return path.endsWith('?') ? [path.slice(0, -1), path.slice(0, path.lastIndexOf('/')) || '/'] : [path];
}
