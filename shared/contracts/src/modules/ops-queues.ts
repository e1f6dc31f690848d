import { z } from 'zod';
import { Instant, page, success, Uuid } from '../common.ts';
import { defineEndpoints } from '../endpoint.ts';
import { paging, SearchText } from '../ops-fields.ts';

const Count = z.int().min(0);

export const QueueState = z.object({
  queue: z.string(),
  /** Jobs that could run now, and those that wait for their time. */
  ready: Count,
  later: Count,
  active: Count,
  /** Counts the jobs of the last day. */
  completed: Count,
  failed: Count,
  /** Seconds that the oldest job that could run has waited. */
  oldest: Count,
});
export type QueueState = z.infer<typeof QueueState>;

/** A job that failed as often as its queue tries. */
export const DeadLetter = z.object({
  id: Uuid,
  queue: z.string(),
  data: z.record(z.string(), z.unknown()),
  /** Is the last error, without e-mail addresses and phone numbers. */
  error: z.string(),
  tries: Count,
  created_at: Instant,
  failed_at: Instant,
});
export type DeadLetter = z.infer<typeof DeadLetter>;

export const mostRetries = 1000;

const QueueName = z.string().trim().max(100).optional();

export const OutboxMail = z.object({
  id: z.int(),
  address: z.string(),
  subject: z.string(),
  body: z.string(),
  created_at: Instant,
});
export type OutboxMail = z.infer<typeof OutboxMail>;

export const opsQueueEndpoints = defineEndpoints('operator', {
  'GET /api/ops/queues': {
    summary: 'Queues of work in the background, with their jobs by state',
    response: z.object({
      data: z.array(QueueState),
      /** When a worker last looked at the clock, which each does every minute; null before the first one. */
      worked_at: Instant.nullable(),
    }),
  },
  'GET /api/ops/queues/dead': {
    summary: 'Jobs that failed for good, newest first',
    query: z.object({ ...paging, queue: QueueName }),
    response: page(DeadLetter),
  },
  'POST /api/ops/queues/dead/retry': {
    summary: `Try all such jobs again, or those of one queue; at most ${mostRetries} at once, the oldest first`,
    body: z.object({ queue: QueueName }),
    response: success(z.object({ count: Count })),
  },
  'POST /api/ops/queues/dead/:jobId/retry': {
    summary: 'Try such a job again',
    params: z.object({ jobId: Uuid }),
  },
  'GET /api/ops/emails': {
    summary: 'E-mails of the local outbox, newest first; empty where an SMTP server sends them',
    query: z.object({
      q: SearchText,
      limit: z.coerce.number().pipe(z.int().min(1).max(200)).default(50),
    }),
    response: z.object({ data: z.array(OutboxMail) }),
  },
});
