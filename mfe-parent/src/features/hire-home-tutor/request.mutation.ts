import type { TutorRequestBody } from '@porao/contracts';
import type { OutputOf, Write } from '@porao/features';
import { call } from '@porao/platform';
import { t } from '../../common/messages.ts';

export type NewRequest = OutputOf<typeof TutorRequestBody>;

export const saveRequest = (id: number | undefined): Write<NewRequest, unknown> => ({
  send: async (body): Promise<unknown> =>
    id === undefined
      ? call('POST /api/tutor-request', { body })
      : call('PUT /api/tutor-request/:id', { params: { id }, body }),
  stale: ['GET /api/tutor-request', 'GET /api/tutor-request/:id'],
  success: () => t(id === undefined ? 'request.sent' : 'request.updated'),
});
