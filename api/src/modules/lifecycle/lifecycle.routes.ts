import type { Endpoints } from '@porao/contracts';
import type { Handlers } from '../../kit/bind.ts';
import { inTransaction } from '../../kit/database/in-transaction.ts';
import type { Services } from '../../kit/services.ts';
import { leaveJob } from './applications.ts';

type Owned = 'POST /api/withdraw/:jobId' | 'POST /api/decline/:jobId';

export function lifecycleHandlers({ db }: Services): Handlers<Pick<Endpoints, Owned>> {
  return {
    'POST /api/withdraw/:jobId': async ({ params, body, viewer }) => {
      await inTransaction(db, (trx) => leaveJob(trx, params.jobId, viewer, 'withdrawn', body.reason));
      return { status: 'success', message: 'Your application was withdrawn.', data: null };
    },
    'POST /api/decline/:jobId': async ({ params, body, viewer }) => {
      await inTransaction(db, (trx) => leaveJob(trx, params.jobId, viewer, 'declined', body.reason));
      return { status: 'success', message: 'You declined this job.', data: null };
    },
  };
}
