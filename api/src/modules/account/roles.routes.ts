import type { accountEndpoints } from '@porao/contracts';
import type { Handlers } from '../../kit/bind.ts';
import { ApiFailure } from '../../kit/failure.ts';
import type { Services } from '../../kit/services.ts';
import { rolesOf, roleText, type Viewer } from '../../kit/viewer.ts';
import { changeSessionRole, readUser } from '../session/index.ts';
import { addParent, addTutor, hasGender } from './account.repository.ts';

export function rolesHandlers(services: Services) {
  const { db } = services;

  const switchTo = async (viewer: Viewer, type: string) => {
    const token = await changeSessionRole(services, viewer, type);
    const user = await readUser(db, viewer.userId, type);
    const message = { key: 'role.switched', params: { role: roleText(type) } } as const;
    return { status: 'success', message, data: { token, type, user } } as const;
  };

  return {
    'POST /api/create-tutor-profile-from-parent': async ({ viewer }) => {
      // Tutors are found by it.
      if (!(await hasGender(db, viewer.userId))) throw new ApiFailure('CONFLICT', 'gender.first');
      await addTutor(db, viewer.userId);
      return switchTo(viewer, 'tutor');
    },
    'POST /api/create-parent-profile-from-tutor': async ({ viewer }) => {
      await addParent(db, viewer.userId);
      return switchTo(viewer, 'parent');
    },
    'POST /api/v1/switch-account': async ({ body, viewer }) => {
      const { type } = body;
      if (!rolesOf(viewer).includes(type)) {
        if (type !== 'tutor' && type !== 'parent') throw new ApiFailure('WRONG_ROLE', 'role.notHeld');
        throw new ApiFailure('WRONG_ROLE', {
          key: 'role.missing',
          params: { role: roleText(type) },
        });
      }
      return switchTo(viewer, type);
    },
  } satisfies Partial<Handlers<typeof accountEndpoints>>;
}
