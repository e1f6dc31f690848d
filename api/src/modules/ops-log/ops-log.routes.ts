import { auditCsvLines, type opsLogEndpoints } from '@porao/contracts';
import { timeInBangladesh } from '../../kit/bangladesh-time.ts';
import type { Handlers } from '../../kit/bind.ts';
import { paged, rowsOf } from '../../kit/page.ts';
import type { Services } from '../../kit/services.ts';
import { listOutbox } from '../../kit/sms/index.ts';
import { pageOfAudit, readAudit, readAuditChoices } from '../audit/index.ts';
import { readHistory } from '../transitions/index.ts';
import { csvOf } from './csv.ts';

/** Headings of the file; the time is that of Bangladesh. */
const columns = [
  'id',
  'time',
  'actor_user_id',
  'actor',
  'action',
  'subject',
  'subject_id',
  'reason',
  'before',
  'after',
];

export function opsLogHandlers({ db }: Services): Handlers<typeof opsLogEndpoints> {
  return {
    'GET /api/ops/outbox': async ({ query }) => ({ data: await listOutbox(db, query) }),
    'GET /api/ops/history/:entity/:id': async ({ params, language }) => ({
      data: await readHistory(db, params.entity, params.id, language),
    }),
    'GET /api/ops/audit': async ({ query }) => paged(query, await pageOfAudit(db, query, ...rowsOf(query))),
    'GET /api/ops/audit.csv': async ({ query }) => {
      const acts = await readAudit(db, query, auditCsvLines);
      const lines = acts.map((act) => [
        act.id,
        timeInBangladesh(new Date(act.at)),
        act.actor_user_id,
        act.actor_name,
        act.action,
        act.subject,
        act.subject_id,
        act.reason,
        act.before && JSON.stringify(act.before),
        act.after && JSON.stringify(act.after),
      ]);
      return { bytes: csvOf([columns, ...lines]), type: 'text/csv' };
    },
    'GET /api/ops/audit/choices': () => readAuditChoices(db),
  };
}
