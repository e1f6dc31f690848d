import { z } from 'zod';
import { Day, dataOf, Id, IdParam, Instant, PageQuery, page, success, Taka } from './common.ts';
import { defineEndpoints } from './endpoint.ts';
import { IdParams } from './fields.ts';

/** A tutor's student: the only place where a tutor sees a family's name, phone and address (decision OQ-050). */
export const Deal = z.object({
  id: Id,
  tuition_job_offer_id: Id,
  class_info: z.object({
    class: z.string(),
    medium: z.string(),
    school: z.string().nullable(),
    /** Taka a month. */
    salary: Taka,
  }),
  parent_info: z.object({ name: z.string(), phone: z.string(), address: z.string() }),
  /** Exact. */
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  status: z.object({ current: z.enum(['in_process', 'continue']), date_time: Instant }),
  /** Steps behind it, oldest first; all are shown as completed. */
  previous_schedule: z.array(z.object({ stage: z.string(), date_time: Instant })),
  started_by_tutor: z.boolean(),
  started_by_guardian: z.boolean(),
});
export type Deal = z.infer<typeof Deal>;

export const InvoiceStatus = z.enum(['unpaid', 'paid', 'refunded', 'waived']);
export type InvoiceStatus = z.infer<typeof InvoiceStatus>;
export const ChargeKind = z.enum(['online', 'home', 'crash', 'two_month', 'one_month']);
export type ChargeKind = z.infer<typeof ChargeKind>;

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
  /** How the amount came about, in words. */
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
});
export type TutorInvoice = z.infer<typeof TutorInvoice>;

const jobId = z.object({ jobId: IdParam });
const Reason = z.object({
  reason: z
    .string()
    .trim()
    .max(500, 'At most 500 characters can be stored.')
    .nullish()
    .transform((text) => text || null),
});

export const marketEndpoints = defineEndpoints({
  'GET /api/tutor/deals': {
    summary: "The tutor's students: pending ones in in_process, active ones in continue",
    access: 'tutor',
    response: dataOf(z.object({ in_process: z.array(Deal), continue: z.array(Deal) })),
  },
  'POST /api/tutor/deals/:id/started': {
    summary: 'The tutor says that lessons started; with the same from the guardian the deal continues (ours)',
    access: 'tutor',
    params: IdParams,
    response: success(z.null()),
  },
  'GET /api/tutor/invoices': {
    summary: "The tutor's platform charges, newest first (ours, decision OQ-133)",
    access: 'tutor',
    offline: 'Invoices and confirmation letters are shown where they are paid and where lessons begin.',
    query: PageQuery,
    response: page(TutorInvoice),
  },
  'POST /api/withdraw/:jobId': {
    summary: 'Withdraw an application that is applied or shortlisted (ours, decision OQ-139)',
    access: 'tutor',
    params: jobId,
    body: Reason,
    response: success(z.null()),
  },
  'POST /api/decline/:jobId': {
    summary: 'Decline a job one is appointed to; not possible once confirmed (ours, decision OQ-139)',
    access: 'tutor',
    params: jobId,
    body: Reason,
    response: success(z.null()),
  },
});
