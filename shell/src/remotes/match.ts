import type { PageRemote } from '@porao/contracts';
import { matchPath } from '@porao/platform/shell';

export type ManifestRoute = PageRemote['manifest']['routes'][number];
export interface Mount {
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
export const mountsOf = (remotes: readonly PageRemote[]): Mount[] =>
  remotes.flatMap((remote) => remote.manifest.routes.map((route) => ({ remote, route })));

/** The most exact first. */
export const byExactness = <T extends Placed>(places: readonly T[]): T[] =>
  places.toSorted((a, b) => weight(b.route.path) - weight(a.route.path));

/** What a path belongs to, of places in their order. */
export function findMount<T extends Placed>(places: readonly T[], pathname: string): T | undefined {
  return places.find(({ route }) => patternsOf(route.path).some((path) => matchPath(path, pathname)));
}

/** Whether no other pattern could be more exact. */
export const isFixed = (path: string): boolean => !/[:*?]/.test(path);

/** `/job-details/:jobId?` stands for two patterns. */
function patternsOf(path: string): string[] {
  return path.endsWith('?') ? [path.slice(0, -1), path.slice(0, path.lastIndexOf('/')) || '/'] : [path];
}
