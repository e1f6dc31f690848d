import type { opsRequestEndpoints } from '@porao/contracts';
import { findPrivateDetails } from '@porao/contracts/private-details';
import type { Handlers } from '../../kit/bind.ts';
import { paged } from '../../kit/page.ts';
import type { Services } from '../../kit/services.ts';
import { perform } from '../audit/index.ts';
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
      perform(db, { params, viewer }, { action: 'approve', subject: 'request' }, async (trx, by) => {
        await refuseChanged(trx, params.id, version);
        const { jobId, before } = await approveRequest(trx, params.id, body, by);
        const { text, names } = await readPublicText(trx, jobId);
        const private_details = findPrivateDetails(text, names);
        const key = private_details.length > 0 ? 'ops.publishedPrivate' : 'ops.published';
        return {
          message: { key, params: { id: String(jobId) } },
          data: { tuition_job_offer_id: jobId, private_details },
          before,
          after: { stage: 'Approved', job_id: jobId, ...body },
        };
      }),
    'POST /api/ops/requests/:id/reject': (call) =>
      perform(db, call, { action: 'reject', subject: 'request' }, async (trx, by) => {
        const { id } = call.params;
        await refuseChanged(trx, id, call.body.version);
        const stage = await moveRequest(trx, id, 'Rejected', by, call.body.reason);
        return { message: 'ops.rejected', data: null, before: { stage }, after: { stage: 'Rejected' } };
      }),
  };
}
