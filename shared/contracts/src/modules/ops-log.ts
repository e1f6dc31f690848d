import { z } from 'zod';
import { Day, Id, IdParam, Instant, page } from '../common.ts';
import { auditedThings, lookupListNames } from '../constants.ts';
import { defineEndpoints } from '../endpoint.ts';
import { typedText } from '../fields.ts';
import { asCsv, paging } from '../ops-fields.ts';

export const OutboxMessage = z.object({
  id: z.string(),
  phone_no: z.string(),
  body: z.string(),
  created_at: Instant,
});
export type OutboxMessage = z.infer<typeof OutboxMessage>;

const Snapshot = z.record(z.string(), z.unknown()).nullable();

export const AuditSubject = z.enum([...auditedThings, ...lookupListNames]);
export type AuditSubject = z.infer<typeof AuditSubject>;

export const AuditEntry = z.object({
  id: z.string(),
  at: Instant,
  /** Null for the machine's owner at the command line. */
  actor_user_id: Id.nullable(),
  actor_name: z.string().nullable(),
  action: z.string(),
  subject: z.string(),
  /** 0 where the act is about a whole list. */
  subject_id: z.int().min(0),
  reason: z.string().nullable(),
  before: Snapshot,
  after: Snapshot,
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** Acts of one person on one kind of thing. */
export const ActCount = z.object({
  /** Null for the machine's owner at the command line. */
  actor_user_id: Id.nullable(),
  actor_name: z.string().nullable(),
  subject: AuditSubject,
  action: z.string(),
  count: z.int(),
});

/** Days are those of Bangladesh, both included. */
export const AuditFilter = z.object({
  actor: IdParam.optional(),
  action: typedText().max(40).optional(),
  subject: AuditSubject.optional(),
  id: IdParam.optional(),
  from: Day.optional(),
  to: Day.optional(),
});
export type AuditFilter = z.output<typeof AuditFilter>;

export const Entity = z.enum(['request', 'job', 'application', 'deal', 'invoice', 'case']);

export const HistoryEntry = z.object({
  id: z.string(),
  entity: Entity,
  entity_id: Id,
  from_state: z.string().nullable(),
  to_state: z.string(),
  actor: z.enum(['guardian', 'tutor', 'operator', 'system']),
  actor_user_id: Id.nullable(),
  reason: z.string().nullable(),
  at: Instant,
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;

export const opsLogEndpoints = defineEndpoints('operator', {
  'GET /api/ops/outbox': {
    summary: 'Text messages of the local outbox, newest first; empty where a gateway sends them',
    query: z.object({
      q: typedText().max(20).default(''),
      limit: z.coerce.number().pipe(z.int().min(1).max(200)).default(50),
      phone: z.string().max(20).optional(),
    }),
    response: z.object({ data: z.array(OutboxMessage) }),
  },
  'GET /api/ops/history/:entity/:id': {
    refuses: ['CONFLICT'],
    summary: 'Every transition of a request, job, application, deal, invoice or case, oldest first',
    params: z.object({ entity: Entity, id: IdParam }),
    response: z.object({ data: z.array(HistoryEntry) }),
  },
  'GET /api/ops/audit': {
    summary: "Operators' acts, newest first",
    query: z.object({ ...paging, ...AuditFilter.shape }),
    response: page(AuditEntry),
  },
  'GET /api/ops/audit.csv': asCsv('acts', AuditFilter),
  'GET /api/ops/audit/choices': {
    summary: 'Who has acted, and which acts there are',
    response: z.object({
      actors: z.array(z.object({ id: Id, name: z.string() })),
      actions: z.array(z.string()),
    }),
  },
});
