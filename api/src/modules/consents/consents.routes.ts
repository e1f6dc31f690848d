import type { consentEndpoints } from '@porao/contracts';
import type { Handlers } from '../../kit/bind.ts';
import type { Services } from '../../kit/services.ts';
import { giveRecordConsent, listConsents, withdrawRecordConsent } from './consents.repository.ts';

export function consentHandlers({ db }: Services): Handlers<typeof consentEndpoints> {
  return {
    'GET /api/consents': async ({ viewer }) => ({ data: await listConsents(db, viewer.userId) }),
    'POST /api/consents/record': async ({ body: { given }, viewer: { userId } }) => {
      await (given ? giveRecordConsent : withdrawRecordConsent)(db, userId);
      return { status: 'success', message: given ? 'record.given' : 'record.withdrawn', data: null };
    },
  };
}
