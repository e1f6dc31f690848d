import type { profileEndpoints } from '@porao/contracts';
import type { Handlers } from '../../kit/bind.ts';
import type { Services } from '../../kit/services.ts';
import { profileCompletion } from './completion.ts';
import { readProfileInfo, readProfileParts } from './profile.repository.ts';

export function profileHandlers({ db }: Services) {
  return {
    'GET /api/profile-update-info': async ({ viewer }) => ({
      data: await readProfileInfo(db, viewer.tutorId),
    }),
    'GET /api/update-profile-status': async ({ viewer }) => {
      const parts = await readProfileParts(db, viewer.tutorId);
      return { data: { profile_completed: profileCompletion(parts) } };
    },
  } satisfies Partial<Handlers<typeof profileEndpoints>>;
}
