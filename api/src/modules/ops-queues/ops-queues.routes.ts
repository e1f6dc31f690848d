import { mostRetries, type opsQueueEndpoints } from '@porao/contracts';
import type { Handlers } from '../../kit/bind.ts';
import { ApiFailure } from '../../kit/failure.ts';
import { listMails } from '../../kit/mail/index.ts';
import { paged, rowsOf } from '../../kit/page.ts';
import { listDead, readFigures, readWorkedAt, retryAllDead, retryDead } from '../../kit/queue/index.ts';
import type { Services } from '../../kit/services.ts';

/** Words of a failure without addresses and phone numbers: what failed is known by its job. */
const withoutPeople = (error: string): string =>
  error
    .replace(/[^\s<>"'(=,;]+@[^\s<>"'),;]+/g, '…')
    .replace(/\+?\d[\d -]{8,}\d/g, '…')
    .slice(0, 500);

export function opsQueueHandlers({ db }: Services): Handlers<typeof opsQueueEndpoints> {
  return {
    'GET /api/ops/queues': async () => {
      const [data, worked_at] = await Promise.all([readFigures(db), readWorkedAt(db)]);
      return { data, worked_at };
    },
    'GET /api/ops/queues/dead': async ({ query }) => {
      const { rows, total } = await listDead(db, ...rowsOf(query), query.queue);
      const data = rows.map((row) => ({ ...row, error: withoutPeople(row.error) }));
      return paged(query, { rows: data, total });
    },
    'POST /api/ops/queues/dead/retry': async ({ body, viewer, log }) => {
      const count = await retryAllDead(db, mostRetries, body.queue);
      log.info({ count, queue: body.queue, user: viewer.userId }, 'dead letters are tried again');
      const message = { key: 'queue.retriedAll', params: { count } } as const;
      return { status: 'success', message, data: { count } };
    },
    'POST /api/ops/queues/dead/:jobId/retry': async ({ params, viewer, log }) => {
      if (!(await retryDead(db, params.jobId))) throw new ApiFailure('NOT_FOUND', 'queue.unknownJob');
      log.info({ job: params.jobId, user: viewer.userId }, 'a dead letter is tried again');
      return { status: 'success', message: 'queue.retried', data: null };
    },
    'GET /api/ops/emails': async ({ query }) => ({ data: await listMails(db, query) }),
  };
}
