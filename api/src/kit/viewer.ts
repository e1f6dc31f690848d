import { type Access, type KeyedMessage, needsRole } from '@porao/contracts';
import { ApiFailure } from './failure.ts';

/** The caller, read from the database: the account's current roles, not those at the time of the token. */
export interface Viewer {
  readonly userId: number;
  readonly sessionId: string;
  readonly role: string;
  readonly tutorId: number | null;
  readonly parentId: number | null;
  /** Roles that somebody granted to the account. */
  readonly grants: readonly string[];
  readonly verified: boolean;
  readonly banned: boolean;
  readonly accountStatus: 'Green' | 'Yellow' | 'Red' | null;
}

/** An account's roles follow from these. */
export type Held = Pick<Viewer, 'tutorId' | 'parentId' | 'grants' | 'banned'>;

/** The roles that an account holds: those of its profiles and, unless it is banned, those that were granted. */
export const rolesOf = ({ tutorId, parentId, grants, banned }: Held): string[] => [
  ...(tutorId === null ? [] : ['tutor']),
  ...(parentId === null ? [] : ['parent']),
  ...(banned ? [] : grants),
];

const named = {
  tutor: 'role.tutor',
  parent: 'role.parent',
  operator: 'role.operator',
  lead: 'role.lead',
} as const;
const isNamed = (role: string): role is keyof typeof named => Object.hasOwn(named, role);

/** The role's word in a message; a role without one is called by its name. */
export const roleText = (role: string): string | KeyedMessage =>
  isNamed(role) ? { key: named[role] } : role;

export type ViewerFor<A extends Access> = A extends 'none'
  ? null
  : A extends 'optional' | 'optional-pending'
    ? Viewer | null
    : A extends 'tutor'
      ? Viewer & { readonly tutorId: number }
      : A extends 'parent'
        ? Viewer & { readonly parentId: number }
        : Viewer;

export const wrongRole = (needed: string, { role }: Viewer) =>
  new ApiFailure('WRONG_ROLE', {
    key: 'role.needed',
    params: { needed: roleText(needed), role: roleText(role) },
  });

/** Throws, or returns the viewer that the endpoint may receive. */
export function authorize(access: Access, viewer: Viewer | null): Viewer | null {
  if (access === 'none') return null;
  if (access === 'optional') return viewer?.verified ? viewer : null;
  if (access === 'optional-pending') return viewer;
  if (!viewer) throw new ApiFailure('UNAUTHENTICATED', 'signIn.needed');
  if (access === 'pending') return viewer;
  if (!viewer.verified) throw new ApiFailure('UNVERIFIED', 'phone.unverified');
  if (needsRole(access) && !rolesOf(viewer).includes(access)) throw wrongRole(access, viewer);
  return viewer;
}
