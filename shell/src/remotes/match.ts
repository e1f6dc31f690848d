import type { PageRemote } from '@porao/contracts';
import { matchPath } from '@porao/platform/shell';

export type ManifestRoute = PageRemote['manifest']['routes'][number];
export interface Mount {
  remote: PageRemote;
  route: ManifestRoute;
}

/** How exact a pattern is: a fixed part outweighs a parameter, a parameter outweighs the rest of a path. */
function weight(path: string): number {
  return path
    .split('/')
    .filter(Boolean)
    .reduce((sum, part) => sum + (part === '*' ? 1 : part.startsWith(':') ? 10 : 100), 0);
}

/** Every route of every remote, the most exact first. */
export function mountsOf(remotes: readonly PageRemote[]): Mount[] {
  return remotes
    .flatMap((remote) => remote.manifest.routes.map((route) => ({ remote, route })))
    .sort((a, b) => weight(b.route.path) - weight(a.route.path));
}

/** The remote that a path belongs to. */
export function findMount(mounts: readonly Mount[], pathname: string): Mount | undefined {
  return mounts.find(({ route }) => patternsOf(route.path).some((path) => matchPath(path, pathname)));
}

/** `/job-details/:jobId?` stands for two patterns. */
function patternsOf(path: string): string[] {
  return path.endsWith('?') ? [path.slice(0, -1), path.slice(0, path.lastIndexOf('/')) || '/'] : [path];
}
