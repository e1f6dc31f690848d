import { type AuditEntry, csvLines, type opsLogEndpoints } from '@porao/contracts';
import type { Handlers } from '../../kit/bind.ts';
import { type CsvColumns, csvTime } from '../../kit/csv.ts';
import { paged, rowsOf } from '../../kit/page.ts';
import type { Services } from '../../kit/services.ts';
import { listOutbox } from '../../kit/sms/index.ts';
import { exportCsv, pageOfAudit, readAudit, readAuditChoices, refuseAct } from '../audit/index.ts';
import { readHistory } from '../transitions/index.ts';

const columns: CsvColumns<AuditEntry> = {
  id: ({ id }) => id,
  time: ({ at }) => csvTime(at),
  actor_user_id: ({ actor_user_id }) => actor_user_id,
  actor: ({ actor_name }) => actor_name,
  action: ({ action }) => action,
  subject: ({ subject }) => subject,
  subject_id: ({ subject_id }) => subject_id,
  reason: ({ reason }) => reason,
  before: ({ before }) => before && JSON.stringify(before),
  after: ({ after }) => after && JSON.stringify(after),
};

export function opsLogHandlers({ db }: Services): Handlers<typeof opsLogEndpoints> {
  return {
    'GET /api/ops/outbox': async ({ query }) => ({ data: await listOutbox(db, query) }),
    'GET /api/ops/history/:entity/:id': async ({ params: { entity, id }, viewer, language }) => {
      if (entity === 'case') await refuseAct(db, viewer, { subject: 'case', id });
      return { data: await readHistory(db, entity, id, language) };
    },
    'GET /api/ops/audit': async ({ query, viewer }) =>
      paged(query, await pageOfAudit(db, { ...query, reader: viewer.userId }, ...rowsOf(query))),
    'GET /api/ops/audit.csv': async (call) => {
      const rows = await readAudit(db, { ...call.query, reader: call.viewer.userId }, csvLines);
      return exportCsv(db, call, { list: 'audit', columns, rows });
    },
    'GET /api/ops/audit/choices': () => readAuditChoices(db),
  };
}
