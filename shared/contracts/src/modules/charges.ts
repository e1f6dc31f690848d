import { z } from 'zod';
import { Day, Id, Instant, PageQuery, page, Taka } from '../common.ts';
import { defineEndpoints } from '../endpoint.ts';
import { Reason } from '../ops-fields.ts';

export const InvoiceStatus = z.enum(['unpaid', 'paid', 'refunded', 'waived']);
export type InvoiceStatus = z.infer<typeof InvoiceStatus>;
export const ChargeKind = z.enum(['online', 'home', 'crash', 'two_month', 'one_month']);
export type ChargeKind = z.infer<typeof ChargeKind>;

/** A tutor's claim, possible or made, after the tuition ended; the amount is that of the day on which it ended. */
export const ChargeClaim = z.object({
  act: z.enum(['refund', 'waive']),
  amount: Taka,
  /** The last moment to claim it. */
  until: Instant,
  claimed_at: Instant.nullable(),
  /** The rule leaves nothing to decide: the family ended it without lessons. */
  certain: z.boolean(),
  /** The tutor's words. */
  reason: z.string().nullable(),
  /** Why operators refused it. */
  refused: z.string().nullable(),
});
export type ChargeClaim = z.infer<typeof ChargeClaim>;

/** The platform charge of one job (RUL-012, OQ-133). Amounts are whole taka. */
export const TutorInvoice = z.object({
  id: Id,
  tuition_job_offer_id: Id,
  class_name: z.string(),
  kind: ChargeKind,
  percentage: z.int().min(0).max(100),
  /** First month's salary. */
  base: Taka,
  amount: Taka,
  /** Explains in words how the amount came about. */
  computation: z.string(),
  /** Version of the terms that held when the application was confirmed. */
  terms_version: z.string(),
  status: InvoiceStatus,
  issued_at: Instant,
  /** Seven days after confirmation. */
  due_on: Day,
  paid_at: Instant.nullable(),
  refunded_at: Instant.nullable(),
  refunded_amount: Taka.nullable(),
  /** Null where there is nothing to claim. */
  claim: ChargeClaim.nullable().optional(),
});
export type TutorInvoice = z.infer<typeof TutorInvoice>;

export const ClaimBody = z.object({ reason: Reason });

export const invoiceEndpoints = defineEndpoints('tutor', {
  'GET /api/tutor/invoices': {
    summary: "The tutor's platform charges, newest first (OQ-133)",
    offline: 'Invoices and confirmation letters are shown where they are paid and where lessons begin.',
    query: PageQuery,
    response: page(TutorInvoice),
  },
});
