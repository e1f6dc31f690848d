import type { PageRemote } from '@porao/contracts';
import { routeMatcher } from '@porao/contracts/page';

export interface RouteMatch {
  remote: PageRemote;
  route: PageRemote['manifest']['routes'][number];
}

export const routesOf = (remotes: readonly PageRemote[]): RouteMatch[] =>
  remotes.flatMap((remote) => remote.manifest.routes.map((route) => ({ remote, route })));

export const matcherOf = (routes: readonly RouteMatch[]) => routeMatcher(routes, ({ route }) => route.path);
