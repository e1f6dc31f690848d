import type { TutorRequestBody } from '@porao/contracts';
import type { OutputOf } from '@porao/features';
import { call, notify, useQueryClient } from '@porao/platform';
import { t } from '../../common/messages.ts';

export type NewRequest = OutputOf<typeof TutorRequestBody>;

/** Sends a tutor request, or changes the one with `id`, and shows a toast. */
export function useSaveRequest(): (
  request: NewRequest,
  idempotencyKey: string,
  id?: number,
) => Promise<void> {
  const client = useQueryClient();
  return async (body, idempotencyKey, id) => {
    if (id === undefined) await call('POST /api/tutor-request', { body, idempotencyKey });
    else await call('PUT /api/tutor-request/:id', { params: { id }, body });
    notify({ tone: 'success', message: t(id === undefined ? 'request.sent' : 'request.updated') });
    const stale = ['GET /api/tutor-request', 'GET /api/tutor-request/:id'];
    await Promise.all(stale.map((key) => client.invalidateQueries({ queryKey: [key] })));
  };
}
