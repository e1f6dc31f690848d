import { z } from 'zod';
import { dataOf, Id, IdParam, Instant, page, success, Taka } from '../common.ts';
import { defineEndpoints } from '../endpoint.ts';
import { asCsv, Contact, leadOnly, paging, Reason, ReasonBody, SearchText } from '../ops-fields.ts';
import { InvoiceStatus, PaymentWay, TutorInvoice } from './charges.ts';
import { SentBody, TrxId } from './hand-payments.ts';
import { HistoryEntry } from './ops-log.ts';
import { OnlinePayment } from './payments.ts';
import { Wallet } from './wallets.ts';

export const OpsInvoice = TutorInvoice.extend({
  tutor_id: Id,
  tutor_name: z.string(),
  deal_id: Id,
  /** Says what refunding or waiving would give now, and from when on it is another amount or none; null when nothing. */
  refund_preview: z.object({ act: z.enum(['refund', 'waive']), amount: Taka, until: Instant }).nullable(),
  /** Until when an owed refund is sent. */
  refund_by: Instant.nullable().optional(),
});
export type OpsInvoice = z.infer<typeof OpsInvoice>;

export const DealSide = z.enum(['guardian', 'tutor']);
export type DealSide = z.infer<typeof DealSide>;
export const DealState = z.enum(['in_process', 'continue', 'ended']);

/** When a side said that lessons started; by its own page, or by phone to the operator named here. */
const Start = z.object({ at: Instant, recorded_by: z.string().nullable() }).nullable();

export const OpsDeal = z.object({
  id: Id,
  state: DealState,
  tuition_job_offer_id: Id,
  class_name: z.string(),
  /** Taka a month. */
  salary: Taka,
  tutor: Contact,
  guardian: Contact.nullable(),
  guardian_started: Start,
  tutor_started: Start,
  /** Until when both sides say that lessons started; null once they did. */
  start_by: Instant.nullable(),
  created_at: Instant,
});
export type OpsDeal = z.infer<typeof OpsDeal>;

/** An attempt to pay a charge on a provider's page. */
export const OpsOnlinePayment = OnlinePayment.extend({
  /** Names the money at the provider; null before it came. */
  receipt: z.string().nullable(),
  /** Taka that came. */
  received: Taka.nullable(),
});
export type OpsOnlinePayment = z.infer<typeof OpsOnlinePayment>;

export const OpsDealDetail = OpsDeal.extend({
  tutor_id: Id,
  application_id: Id,
  /** The lessons' address, as both sides see it. */
  address: z.string(),
  invoice: OpsInvoice.nullable(),
  /** Attempts to pay it online, newest first. */
  online: z.array(OpsOnlinePayment),
  /** Begins with trial lessons, after which either side may end it. */
  trial_lesson: z.boolean().optional(),
  /** Lists the changes of the application, the deal and the charge, oldest first. */
  history: z.array(HistoryEntry),
});
export type OpsDealDetail = z.infer<typeof OpsDealDetail>;

export const DealFilter = z.object({
  state: DealState.optional(),
  /** Deals in process for which the word of this side, or of any, is missing. */
  waiting: z.enum(['guardian', 'tutor', 'any']).optional(),
  q: SearchText,
});
export type DealFilter = z.output<typeof DealFilter>;

export const InvoiceFilter = z.object({
  status: InvoiceStatus.optional(),
  /** Unpaid charges before or after their day of payment. */
  due: z.enum(['due', 'overdue']).optional(),
  tutor_id: IdParam.optional(),
  /** Claims that wait for a decision. */
  claim: z.enum(['open']).optional(),
  /** Refunds that nobody sent yet, those of the longest ago first. */
  refund: z.enum(['owed']).optional(),
  q: SearchText,
});
export type InvoiceFilter = z.output<typeof InvoiceFilter>;

export const opsDealEndpoints = defineEndpoints('operator', {
  'GET /api/ops/deals': {
    summary: 'Deals, newest first; `q` is the id of a deal or job, or phone or name of a side',
    query: DealFilter.extend(paging),
    response: page(OpsDeal),
  },
  'GET /api/ops/deals.csv': asCsv('deals', DealFilter),
  'GET /api/ops/deals/:id': {
    summary: 'One deal with both contacts, its charge and its history',
    response: dataOf(OpsDealDetail),
  },
  'POST /api/ops/deals/:id/started': {
    summary: 'Record that a side said by phone that lessons started; with both sides the deal continues',
    body: z.object({ side: DealSide, reason: Reason }),
    response: success(z.object({ state: DealState })),
  },
  'POST /api/ops/deals/:id/end': {
    summary: "End a deal; both sides lose sight of each other's contact",
    body: ReasonBody.extend({
      /** The state that was shown before; another one is refused. */
      from: DealState.optional(),
    }),
  },
  'POST /api/ops/deals/:id/another-tutor': {
    summary: 'For a family on the phone: open the job of an ended deal again and ask who was not selected',
    body: ReasonBody,
  },
  'GET /api/ops/invoices': {
    summary:
      'Platform charges, newest first; `q` is the id of a charge or job, or phone or name of the tutor',
    query: InvoiceFilter.extend(paging),
    response: page(OpsInvoice),
  },
  'GET /api/ops/invoices.csv': asCsv('charges', InvoiceFilter),
  'POST /api/ops/invoices/:id/paid': {
    summary: 'Record that an unpaid charge was paid; the reason holds the reference of the payment',
    body: ReasonBody.extend({
      /** Older pages do not say it. */
      way: PaymentWay.optional(),
      /** The id that the wallet or bank gave to the payment; each counts once. */
      trx_id: TrxId.optional(),
    }),
    response: success(TutorInvoice),
  },
  'POST /api/ops/invoices/:id/refund': {
    ...leadOnly,
    summary:
      'Refund a paid charge inside its refund window, or waive an unpaid one inside the full-refund window',
    body: z.object({
      reason: Reason,
      /** The amount that was shown before; another one is refused with the amount of now. */
      amount: Taka.optional(),
    }),
    response: success(TutorInvoice),
  },
  'POST /api/ops/invoices/:id/refund-sent': {
    refuses: ['CONFLICT'],
    summary: 'Record that an owed refund was sent to the tutor; the tutor reads the TrxID',
    body: SentBody,
    response: success(TutorInvoice),
  },
  'POST /api/ops/invoices/:id/refuse-claim': {
    ...leadOnly,
    refuses: ['CONFLICT'],
    summary: 'Refuse a claim of a charge; its tutor reads why',
    body: ReasonBody,
    response: success(TutorInvoice),
  },
  'POST /api/ops/online-payments/:id/given-back': {
    ...leadOnly,
    refuses: ['CONFLICT'],
    summary: 'Record that money of an online payment, which no charge needed, was given back by hand',
    body: ReasonBody,
  },
  'GET /api/ops/tutors/:id/wallets': {
    summary: "A tutor's mobile banking numbers, for refunds",
    response: dataOf(z.array(Wallet)),
  },
});
