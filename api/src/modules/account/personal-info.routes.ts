import { type accountEndpoints, Description } from '@porao/contracts';
import type { Handlers } from '../../kit/bind.ts';
import { invalid } from '../../kit/failure.ts';
import type { Services } from '../../kit/services.ts';
import { readUser } from '../session/index.ts';
import { countUse } from './account.limits.ts';
import { readPerson } from './account.repository.ts';
import { requirePassword } from './current-password.ts';
import { savePersonalInfo, saveSocialLinks } from './personal-info.repository.ts';

export function personalInfoHandlers(services: Services) {
  const { db } = services;
  return {
    'POST /api/v1/update-personal-info': async ({ body, viewer, address }) => {
      await countUse(services, 'lookup', { address, userId: viewer.userId });
      // A tutor has no other text of this kind: theirs is the profile's, with its length (decision OQ-084).
      if (viewer.parentId === null && body.about && !Description.safeParse(body.about).success) {
        throw invalid({ about: ['description.invalid'] });
      }
      const otherEmail = (await readPerson(db, viewer.userId)).email !== body.email;
      if (otherEmail) await requirePassword(db, viewer.userId, 'email', body.current_password);
      await savePersonalInfo(db, viewer, body, otherEmail);
      const data = await readUser(db, viewer.userId, viewer.role);
      return { status: 'success', message: 'personal.saved', data };
    },
    'POST /api/update-social-media': async ({ body, viewer }) => {
      const data = await saveSocialLinks(db, viewer.tutorId, body);
      return { status: 'success', message: 'link.saved', data };
    },
  } satisfies Partial<Handlers<typeof accountEndpoints>>;
}
