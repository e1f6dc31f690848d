import type { Access } from '@porao/contracts';
import { ApiFailure } from './failure.ts';

export type RoleName = 'tutor' | 'parent' | 'operator';

/** The caller, read from the database: the account's current roles, not those at the time of the token. */
export interface Viewer {
  readonly userId: number;
  readonly sessionId: string;
  readonly role: RoleName;
  readonly tutorId: number | null;
  readonly parentId: number | null;
  readonly isOperator: boolean;
  readonly verified: boolean;
  readonly banned: boolean;
  readonly accountStatus: 'Green' | 'Yellow' | 'Red' | null;
}

/** The roles that an account holds. */
export const rolesOf = ({
  tutorId,
  parentId,
  isOperator,
}: Pick<Viewer, 'tutorId' | 'parentId' | 'isOperator'>): RoleName[] => [
  ...(tutorId === null ? [] : (['tutor'] as const)),
  ...(parentId === null ? [] : (['parent'] as const)),
  ...(isOperator ? (['operator'] as const) : []),
];

export type ViewerFor<A extends Access> = A extends 'none'
  ? null
  : A extends 'optional' | 'optional-pending'
    ? Viewer | null
    : A extends 'tutor'
      ? Viewer & { readonly tutorId: number }
      : A extends 'parent'
        ? Viewer & { readonly parentId: number }
        : Viewer;

const wrongRole = (needed: RoleName, { role }: Viewer) =>
  new ApiFailure('WRONG_ROLE', {
    key: 'role.needed',
    params: { needed: { key: `role.${needed}` }, role: { key: `role.${role}` } },
  });

/** Throws, or returns the viewer that the endpoint may receive. */
export function authorize(access: Access, viewer: Viewer | null): Viewer | null {
  if (access === 'none') return null;
  if (access === 'optional') return viewer?.verified ? viewer : null;
  if (access === 'optional-pending') return viewer;
  if (!viewer) throw new ApiFailure('UNAUTHENTICATED', 'signIn.needed');
  if (access === 'pending') return viewer;
  if (!viewer.verified) throw new ApiFailure('UNVERIFIED', 'phone.unverified');
  if (access === 'tutor' && viewer.tutorId === null) throw wrongRole('tutor', viewer);
  if (access === 'parent' && viewer.parentId === null) throw wrongRole('parent', viewer);
  if (access === 'operator' && !viewer.isOperator) throw wrongRole('operator', viewer);
  return viewer;
}
