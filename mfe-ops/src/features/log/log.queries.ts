import type { AuditSubject } from '@porao/contracts';
import { query, useQuery } from '@porao/platform';
import { asQueue, onePage } from '../../common/queue/paged.ts';
import type { ListParams } from '../../common/queue/search-params.ts';

/** These have states, and so a history. */
const moving = ['request', 'job', 'application', 'deal', 'invoice'] as const;

/** Returns what the address asks the log for. The server refuses what is no filter. */
export const filterOf = (params: ListParams) => ({
  actor: params.getId('actor'),
  action: params.get('action'),
  subject: params.get('subject') as AuditSubject | undefined,
  id: params.getId('id'),
  from: params.get('from'),
  to: params.get('to'),
});

export const useAudit = (params: ListParams) =>
  useQuery({
    ...query('GET /api/ops/audit', { query: { page: params.page, ...filterOf(params) } }),
    ...asQueue,
    select: (page) => ({ ...page, data: page.data.map((entry) => ({ ...entry, id: Number(entry.id) })) }),
  });

export const useAuditChoices = () => useQuery({ ...query('GET /api/ops/audit/choices'), ...asQueue });

/** The thing whose whole history is shown, if the address names one that has states. */
export function thingOf(params: ListParams) {
  const entity = params.oneOf('subject', moving);
  const id = params.getId('id');
  return entity && id !== undefined ? { entity, id } : undefined;
}

export const useHistory = (thing: NonNullable<ReturnType<typeof thingOf>>) =>
  useQuery({ ...query('GET /api/ops/history/:entity/:id', { params: thing }), staleTime: 0 });

export const useOutbox = (q: string) =>
  useQuery({
    ...query('GET /api/ops/outbox', { query: { q, limit: 200 } }),
    ...asQueue,
    select: ({ data }) => onePage(data.map((message) => ({ ...message, id: Number(message.id) }))),
  });

export const useEmails = (q: string) =>
  useQuery({
    ...query('GET /api/ops/emails', { query: { q, limit: 200 } }),
    ...asQueue,
    select: ({ data }) => onePage(data),
  });
