import type { opsRequestEndpoints } from '@porao/contracts';
import { findPrivateDetails } from '@porao/contracts/private-details';
import type { Handlers } from '../../kit/bind.ts';
import { paged } from '../../kit/page.ts';
import type { Services } from '../../kit/services.ts';
import { byOperator, perform } from '../audit/index.ts';
import { approveRequest, moveRequest } from '../lifecycle/index.ts';
import { readDetails } from './details.ts';
import { readPublicText } from './ops-requests.repository.ts';
import { readPresence, setPresence } from './presence.repository.ts';
import { listQueue } from './queue.repository.ts';
import { refuseChanged } from './version.repository.ts';

export function opsRequestHandlers({ db }: Services): Handlers<typeof opsRequestEndpoints> {
  return {
    'GET /api/ops/requests': async ({ query, viewer: { userId }, language }) =>
      paged(query, await listQueue(db, { userId, language }, query)),
    'GET /api/ops/requests/:id': async ({ params, viewer: { userId }, language }) => ({
      data: await readDetails(db, { userId, language }, params.id),
    }),
    'POST /api/ops/presence': async ({ body, viewer }) => {
      await setPresence(db, body, viewer.userId);
      return { data: await readPresence(db, body.subject, body.id, viewer.userId) };
    },
    'POST /api/ops/requests/:id/approve': ({ params, body: { version, ...body }, viewer }) =>
      perform(
        db,
        viewer,
        { action: 'approve', subject: 'request', subjectId: params.id, reason: null },
        async (trx) => {
          await refuseChanged(trx, params.id, version);
          const { jobId, before } = await approveRequest(trx, params.id, body, byOperator(viewer));
          const { text, names } = await readPublicText(trx, jobId);
          const private_details = findPrivateDetails(text, names);
          const data = { tuition_job_offer_id: jobId, private_details };
          const key = private_details.length > 0 ? 'ops.publishedPrivate' : 'ops.published';
          const message = { key, params: { id: String(jobId) } } as const;
          return {
            answer: { status: 'success', message, data },
            before,
            after: { stage: 'Approved', job_id: jobId, ...body },
          };
        },
      ),
    'POST /api/ops/requests/:id/reject': ({ params, body: { reason, version }, viewer }) =>
      perform(
        db,
        viewer,
        { action: 'reject', subject: 'request', subjectId: params.id, reason },
        async (trx) => {
          await refuseChanged(trx, params.id, version);
          const stage = await moveRequest(trx, params.id, 'Rejected', byOperator(viewer), reason);
          return {
            answer: { status: 'success', message: 'ops.rejected', data: null },
            before: { stage },
            after: { stage: 'Rejected' },
          };
        },
      ),
  };
}
