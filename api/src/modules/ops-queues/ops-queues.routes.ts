import type { opsQueueEndpoints } from '@porao/contracts';
import type { Handlers } from '../../kit/bind.ts';
import { ApiFailure } from '../../kit/failure.ts';
import { listMails } from '../../kit/mail/index.ts';
import { paged, rowsOf } from '../../kit/page.ts';
import { listDead, readFigures, retryDead } from '../../kit/queue/index.ts';
import type { Services } from '../../kit/services.ts';

export function opsQueueHandlers({ db }: Services): Handlers<typeof opsQueueEndpoints> {
  return {
    'GET /api/ops/queues': async () => ({ data: await readFigures(db) }),
    'GET /api/ops/queues/dead': async ({ query }) => {
      const { rows, total } = await listDead(db, ...rowsOf(query));
      const data = rows.map((row) => ({
        ...row,
        created_at: row.created_at.toISOString(),
        failed_at: row.failed_at.toISOString(),
      }));
      return paged(query, { rows: data, total });
    },
    'POST /api/ops/queues/dead/:jobId/retry': async ({ params, viewer, log }) => {
      if (!(await retryDead(db, params.jobId))) throw new ApiFailure('NOT_FOUND', 'queue.unknownJob');
      log.info({ job: params.jobId, user: viewer.userId }, 'a dead letter is tried again');
      return { status: 'success', message: 'queue.retried', data: null };
    },
    'GET /api/ops/emails': async ({ query }) => {
      const mails = await listMails(db, query);
      return { data: mails.map((mail) => ({ ...mail, created_at: mail.created_at.toISOString() })) };
    },
  };
}
