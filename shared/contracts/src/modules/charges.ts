import { z } from 'zod';
import { Day, Id, Instant, PageQuery, page, Taka } from '../common.ts';
import { defineEndpoints } from '../endpoint.ts';
import { Reason } from '../ops-fields.ts';

export const InvoiceStatus = z.enum(['unpaid', 'paid', 'refunded', 'waived']);
export type InvoiceStatus = z.infer<typeof InvoiceStatus>;
export const ChargeKind = z.enum(['online', 'home', 'crash', 'two_month', 'one_month']);
export type ChargeKind = z.infer<typeof ChargeKind>;

/** Ways in which a charge is paid: by hand into a wallet, the bank or in cash, or through a gateway. */
export const paymentWays = [
  'bkash',
  'nagad',
  'rocket',
  'bank',
  'cash',
  'sslcommerz',
  'bkash_checkout',
] as const;
export const PaymentWay = z.enum(paymentWays);
export type PaymentWay = z.infer<typeof PaymentWay>;

/** Ways that tutors pay by hand; the site's number or account of each comes with an unpaid invoice. */
const handWays = ['bkash', 'nagad', 'rocket', 'bank'] as const;
export const HandWay = z.enum(handWays, { error: 'payWay.required' });
export type HandWay = z.infer<typeof HandWay>;

/** A number of a wallet, or name, bank and number of an account. */
export const PayAccount = z.object({ way: HandWay, account: z.string() });
export type PayAccount = z.infer<typeof PayAccount>;

/** A payment by hand as its tutor entered it. */
export const HandPayment = z.object({
  id: Id,
  way: HandWay,
  trx_id: z.string(),
  amount: Taka,
  /** `returned` came in without being needed, and was sent back. */
  state: z.enum(['claimed', 'matched', 'refused', 'returned']),
  /** Why it was refused. */
  reason: z.string().nullable(),
  claimed_at: Instant,
  decided_at: Instant.nullable(),
  /** Taka that were sent back, and the TrxID by which. */
  returned_amount: Taka.nullable().optional(),
  return_trx_id: z.string().nullable().optional(),
});
export type HandPayment = z.infer<typeof HandPayment>;

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
  /** When a refund was sent and by which TrxID; null while it is owed. */
  refund_sent_at: Instant.nullable().optional(),
  refund_trx_id: z.string().nullable().optional(),
  /** Where an unpaid charge can be paid by hand. */
  accounts: z.array(PayAccount).optional(),
  /** The payment by hand that was entered last. */
  hand_payment: HandPayment.nullable().optional(),
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
