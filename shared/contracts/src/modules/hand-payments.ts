import { z } from 'zod';
import { dataOf, Id, page, success, Taka } from '../common.ts';
import { defineEndpoints, FileAnswer } from '../endpoint.ts';
import { asCsv, Contact, paging, ReasonBody, SearchText } from '../ops-fields.ts';
import { plainTrxId, trxIdForms } from '../trx-id.ts';
import { HandPayment, HandWay, InvoiceStatus } from './charges.ts';

/** Bytes that the picture of a payment may have. */
export const maxScreenshotBytes = 512_000;
/** Characters of a statement's file, about 4,000 lines. */
const maxStatementText = 500_000;

export const TrxId = z
  .string({ error: 'trxId.required' })
  .overwrite(plainTrxId)
  .min(1, 'trxId.required')
  .max(60, 'text.tooLong');

const named = { way: HandWay, trx_id: TrxId };

const checkForm = (
  { way, trx_id }: { way: HandWay; trx_id: string },
  context: z.core.$RefinementCtx,
): void => {
  if (!trxIdForms[way].test(trx_id))
    context.addIssue({ code: 'custom', path: ['trx_id'], message: `trxId.${way}` });
};

/** Money that an operator sent to a tutor: by which way, and its TrxID. */
export const SentBody = z.object(named).superRefine(checkForm);

export const HandPayBody = z
  .object({
    ...named,
    /** Data URL of a PNG or JPEG image. */
    screenshot_base64: z
      .string({ error: 'image.required' })
      .max(Math.ceil(maxScreenshotBytes / 3) * 4 + 100, 'image.tooLarge500')
      .optional(),
  })
  .superRefine(checkForm);
export type HandPayBody = z.input<typeof HandPayBody>;

export const handPaymentEndpoints = defineEndpoints('tutor', {
  'POST /api/tutor/invoices/:id/hand-payments': {
    summary: 'Say that an unpaid charge was paid by hand, with the TrxID and perhaps a screenshot',
    refuses: ['RATE_LIMITED'],
    images: ['screenshot_base64'],
    body: HandPayBody,
    response: success(HandPayment),
  },
  'DELETE /api/tutor/hand-payments/:id': {
    summary: 'Take back an own payment by hand that nobody decided on, to enter it again',
    refuses: ['CONFLICT'],
  },
});

/** A line of a wallet's statement, as it is kept. */
export const StatementLine = z.object({
  trx_id: z.string(),
  amount: Taka,
  /** As the file has it. */
  date: z.string().nullable(),
  sender: z.string().nullable(),
  reference: z.string().nullable(),
});
export type StatementLine = z.infer<typeof StatementLine>;

export const OpsPayment = HandPayment.extend({
  invoice_id: Id,
  deal_id: Id,
  invoice_status: InvoiceStatus,
  tutor: Contact,
  has_screenshot: z.boolean(),
  /** The line with its TrxID of a statement that was uploaded. */
  line: StatementLine.nullable(),
});
export type OpsPayment = z.infer<typeof OpsPayment>;

const PaymentFilter = z.object({ state: HandPayment.shape.state.default('claimed'), q: SearchText });
export type PaymentFilter = z.output<typeof PaymentFilter>;

/** A line is money for a claim or for the invoice it names, another amount than is due, a payment that was counted
 * before, one's own case, or nothing that is known. */
export const LineOutcome = z.enum(['match', 'reference', 'difference', 'used', 'own', 'unknown', 'received']);
export type LineOutcome = z.infer<typeof LineOutcome>;

export const ReadLine = StatementLine.extend({
  outcome: LineOutcome,
  invoice_id: Id.nullable(),
  /** Taka that are due for the invoice. */
  due: Taka.nullable(),
  tutor_name: z.string().nullable(),
});
export type ReadLine = z.infer<typeof ReadLine>;

const Statement = z.object({ lines: z.array(ReadLine) });

const StatementBody = z.object({
  way: HandWay,
  /** The file's text: a heading and a line for each payment. */
  csv: z
    .string({ error: 'statement.empty' })
    .min(1, 'statement.empty')
    .max(maxStatementText, 'statement.tooLong'),
});

export const opsPaymentEndpoints = defineEndpoints('operator', {
  'GET /api/ops/payments': {
    summary:
      'Payments by hand of a state, the oldest first; `q` is an id, a TrxID, or phone or name of the tutor',
    query: PaymentFilter.extend(paging),
    response: page(OpsPayment),
  },
  'GET /api/ops/payments.csv': asCsv('payments', PaymentFilter),
  'GET /api/ops/payments/:id': {
    summary: 'One payment by hand',
    response: dataOf(OpsPayment),
  },
  'GET /api/ops/payments/:id/screenshot': {
    summary: 'The picture that the tutor sent with a payment',
    file: { types: ['image/jpeg'], cacheControl: 'private, no-store' },
    response: FileAnswer,
  },
  'POST /api/ops/payments/:id/received': {
    summary: 'Record that the money of a payment by hand came in: its charge is paid',
    body: z.object({
      /** The amount that was shown before; another one is refused. */
      amount: Taka,
    }),
  },
  'POST /api/ops/payments/:id/refuse': {
    summary: 'Refuse a payment by hand; the tutor reads the reason and may enter it again',
    body: ReasonBody,
  },
  'POST /api/ops/payments/:id/returned': {
    summary: 'Record that the money of a payment by hand came in, was not needed and was sent back',
    body: z
      .object({
        ...named,
        /** The amount that was shown before; another one is refused. */
        amount: Taka,
      })
      .superRefine(checkForm),
  },
  'POST /api/ops/statements/read': {
    summary: "Read a wallet's statement and say what each line means; nothing is kept",
    images: ['csv'],
    body: StatementBody,
    response: success(Statement),
  },
  'POST /api/ops/statements': {
    summary: 'Keep the lines of a statement, each once, and record the payments of those that are named',
    images: ['csv'],
    body: StatementBody.extend({
      /** TrxIDs of lines that mean money for a claim or for the invoice they name. */
      receive: z.array(z.string().max(60)).max(100).default([]),
    }),
    response: success(Statement),
  },
});
