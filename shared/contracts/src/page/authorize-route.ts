import type { Area, RemoteManifest } from '../remote.ts';

type Route = Pick<RemoteManifest['routes'][number], 'access' | 'layout'>;

/** Is the decision about a visitor of a route, made before any code of its remote is loaded. */
export type RouteAuthorization = 'allowed' | 'sign-in' | 'own-area' | 'front-page';

/** Guests of a guarded route sign in, the wrong role goes to the front page, signed-in people skip guest pages. */
export function authorizeRoute(
  { access, layout }: Route,
  role: string | null,
  areas: readonly Area[],
): RouteAuthorization {
  if (access === 'anyone') return 'allowed';
  if (access === 'guest') return role === null ? 'allowed' : 'own-area';
  if (role === null) return 'sign-in';
  const mayEnter = areas.find(({ name }) => name === layout)?.roles.includes(role) ?? true;
  return mayEnter && (access === 'signed-in' || access === role) ? 'allowed' : 'front-page';
}
