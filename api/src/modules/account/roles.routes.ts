import type { accountEndpoints } from '@porao/contracts';
import type { Handlers } from '../../kit/bind.ts';
import { ApiFailure } from '../../kit/failure.ts';
import type { Services } from '../../kit/services.ts';
import { type RoleName, rolesOf, type Viewer } from '../../kit/viewer.ts';
import { changeSessionRole, readUser } from '../session/index.ts';
import { addParent, addTutor } from './account.repository.ts';

export function rolesHandlers(services: Services) {
  const { db } = services;

  const switchTo = async (viewer: Viewer, type: RoleName) => {
    const token = await changeSessionRole(services, viewer, type);
    const user = await readUser(db, viewer.userId, type);
    const message = { key: 'role.switched', params: { role: { key: `role.${type}` } } } as const;
    return { status: 'success', message, data: { token, type, user } } as const;
  };

  return {
    'POST /api/create-tutor-profile-from-parent': async ({ viewer }) => {
      await addTutor(db, viewer.userId);
      return switchTo(viewer, 'tutor');
    },
    'POST /api/create-parent-profile-from-tutor': async ({ viewer }) => {
      await addParent(db, viewer.userId);
      return switchTo(viewer, 'parent');
    },
    'POST /api/v1/switch-account': async ({ body, viewer }) => {
      const role = rolesOf(viewer).find((held) => held === body.type);
      if (role === undefined) {
        const { type } = body;
        if (type !== 'tutor' && type !== 'parent') throw new ApiFailure('WRONG_ROLE', 'role.notHeld');
        throw new ApiFailure('WRONG_ROLE', {
          key: 'role.missing',
          params: { role: { key: `role.${type}` } },
        });
      }
      return switchTo(viewer, role);
    },
  } satisfies Partial<Handlers<typeof accountEndpoints>>;
}
