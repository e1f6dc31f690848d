import type { lifecycleEndpoints } from '@porao/contracts';
import type { Handlers } from '../../kit/bind.ts';
import { inTransaction } from '../../kit/database/in-transaction.ts';
import type { Services } from '../../kit/services.ts';
import { askAgain } from './again.ts';
import { answerFamily, leaveJob } from './applications.ts';
import { claimInvoice } from './invoices.ts';

export function lifecycleHandlers({ db }: Services): Handlers<typeof lifecycleEndpoints> {
  return {
    'POST /api/withdraw/:jobId': async ({ params, body, viewer }) => {
      await inTransaction(db, (trx) => leaveJob(trx, params.jobId, viewer, 'withdrawn', body.reason));
      return { status: 'success', message: 'application.withdrawn', data: null };
    },
    'POST /api/decline/:jobId': async ({ params, body, viewer }) => {
      await inTransaction(db, (trx) => leaveJob(trx, params.jobId, viewer, 'declined', body.reason));
      return { status: 'success', message: 'job.declined', data: null };
    },
    'POST /api/accept/:jobId': async ({ params, viewer }) => {
      await inTransaction(db, (trx) => answerFamily(trx, params.jobId, viewer.tutorId, 'acceptance'));
      return { status: 'success', message: 'job.accepted', data: null };
    },
    'POST /api/tutor/invoices/:id/claim': async ({ params, body, viewer }) => {
      await inTransaction(db, (trx) => claimInvoice(trx, params.id, viewer.tutorId, body.reason));
      return { status: 'success', message: 'claim.sent', data: null };
    },
    'POST /api/deals/:id/another-tutor': async ({ params, viewer }) => {
      const by = { actor: 'guardian', userId: viewer.userId } as const;
      const count = await inTransaction(db, (trx) => askAgain(trx, params.id, viewer.parentId, by));
      return { status: 'success', message: { key: 'again.asked', params: { count } }, data: null };
    },
    'POST /api/still-available/:jobId': async ({ params, viewer }) => {
      await inTransaction(db, (trx) => answerFamily(trx, params.jobId, viewer.tutorId, 'again'));
      return { status: 'success', message: 'again.answered', data: null };
    },
    'POST /api/agree-to-meet/:jobId': async ({ params, viewer }) => {
      await inTransaction(db, (trx) => answerFamily(trx, params.jobId, viewer.tutorId, 'meeting'));
      return { status: 'success', message: 'meeting.agreed', data: null };
    },
  };
}
