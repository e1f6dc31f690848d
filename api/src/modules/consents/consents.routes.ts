import type { consentEndpoints } from '@porao/contracts';
import type { Handlers } from '../../kit/bind.ts';
import type { Services } from '../../kit/services.ts';
import { listConsents } from './consents.repository.ts';

export function consentHandlers({ db }: Services): Handlers<typeof consentEndpoints> {
  return {
    'GET /api/consents': async ({ viewer }) => ({ data: await listConsents(db, viewer.userId) }),
  };
}
