import { z } from 'zod';
import { Instant } from '../common.ts';
import { defineEndpoints } from '../endpoint.ts';
import { ActCount } from './ops-log.ts';

/** `oldest` is when the one that waits longest began to; null where nothing waits. */
const Waiting = z.object({ count: z.int(), oldest: Instant.nullable() });

export const OpsToday = z.object({
  waiting: z.object({
    /** Requests that nobody decided on. */
    requests: Waiting,
    /** Credentials that nobody verified or refused. */
    credentials: Waiting,
    /** Payments by hand that tutors entered. */
    payments: Waiting,
    /** Refunds that nobody sent yet; an older API does not count them. */
    refunds: Waiting.optional(),
    /** Claims of tutors that no lead decided; an older API does not count them. */
    claims: Waiting.optional(),
    /** Unpaid charges, since they were issued: before and after the last day to pay. */
    charges_due: Waiting,
    charges_overdue: Waiting,
    /** Deals where not both sides said that lessons have started. */
    deals: Waiting,
  }),
  /** Acts since midnight in Bangladesh, the most frequent first. */
  decided: z.array(ActCount),
  /** Eight weeks from Saturday to Friday, the running one last. */
  weeks: z.array(
    z.object({
      /** Its Saturday, a day in Bangladesh. */
      from: z.iso.date(),
      requests: z.int(),
      applications: z.int(),
      /** Confirmed in that week. */
      deals: z.int(),
      /** Days from request to deal, of the deals of that week; null without any. */
      median_days: z.number().nullable(),
    }),
  ),
});
export type OpsToday = z.infer<typeof OpsToday>;

export const opsTodayEndpoints = defineEndpoints('operator', {
  'GET /api/ops/today': {
    summary: 'What waits and since when, what was decided today, and the numbers of eight weeks',
    response: z.object({ data: OpsToday }),
  },
});
