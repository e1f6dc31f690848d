import type { Role } from '../common.ts';
import type { RemoteManifest } from '../remote.ts';

type RouteAccess = RemoteManifest['routes'][number]['access'];

/** What is done with a visitor of a route before any code of its remote is loaded. */
export type RouteAuthorization = 'allowed' | 'sign-in' | 'own-dashboard' | 'front-page';

/** Guests of a guarded route sign in, the wrong role goes to the front page, signed-in people skip guest pages. */
export function authorizeRoute(access: RouteAccess, role: Role | null): RouteAuthorization {
  if (access === 'anyone') return 'allowed';
  if (access === 'guest') return role === null ? 'allowed' : 'own-dashboard';
  if (role === null) return 'sign-in';
  return access === 'signed-in' || access === role ? 'allowed' : 'front-page';
}

export const dashboardPath = (role: Role): string => `/${role}/dashboard`;
