import type { RemoteManifest } from '@porao/contracts';
import type { Session } from '@porao/platform';

export type RouteAccess = RemoteManifest['routes'][number]['access'];

/** What a guard decides before any code of a remote is loaded. */
export type Passage = { kind: 'enter' } | { kind: 'sign-in' } | { kind: 'go'; to: string };

/** The dashboard of a role; '/' where it has none. */
export const homeOf = (session: Session): string => `/${session.type}/dashboard`;

/** Guests of a guarded route sign in, the wrong role goes to '/', signed-in people skip guest pages. */
export function passage(access: RouteAccess, session: Session | null): Passage {
  if (access === 'anyone') return { kind: 'enter' };
  if (access === 'guest') return session ? { kind: 'go', to: homeOf(session) } : { kind: 'enter' };
  if (!session) return { kind: 'sign-in' };
  if (access === 'signed-in' || access === session.type) return { kind: 'enter' };
  return { kind: 'go', to: '/' };
}
