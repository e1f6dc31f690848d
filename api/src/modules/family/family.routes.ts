import type { familyEndpoints } from '@porao/contracts';
import type { Handlers } from '../../kit/bind.ts';
import type { Services } from '../../kit/services.ts';
import { countFamily } from './family.repository.ts';

export function familyHandlers({ db }: Services): Handlers<typeof familyEndpoints> {
  return {
    'GET /api/family-info': async ({ viewer }) => ({ data: await countFamily(db, viewer.parentId) }),
  };
}
