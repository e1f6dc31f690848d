import { z } from 'zod';
import { dataOf, Id, Instant, success, Taka } from '../common.ts';
import { defineEndpoints } from '../endpoint.ts';

/** Ways that a provider's own page takes, by the names of `PaymentWay`. */
export const OnlineWay = z.enum(['bkash_checkout', 'sslcommerz']);
export type OnlineWay = z.infer<typeof OnlineWay>;

/** An attempt to pay a charge. Money that came without being needed is `refund_pending` until the provider gave it back. */
export const PaymentState = z.enum(['started', 'paid', 'failed', 'cancelled', 'refund_pending', 'refunded']);
export type PaymentState = z.infer<typeof PaymentState>;

export const OnlinePayment = z.object({
  id: Id,
  invoice_id: Id,
  way: OnlineWay,
  amount: Taka,
  state: PaymentState,
  started_at: Instant,
});
export type OnlinePayment = z.infer<typeof OnlinePayment>;

export const PaymentWays = z.object({
  /** In test mode no money moves. */
  online: z.array(z.object({ way: OnlineWay, test: z.boolean() })),
});
export type PaymentWays = z.infer<typeof PaymentWays>;

export const paymentEndpoints = defineEndpoints('tutor', {
  'GET /api/tutor/payment-ways': {
    summary: 'Ways in which a platform charge can be paid now',
    response: dataOf(PaymentWays),
  },
  'POST /api/tutor/invoices/:id/payments': {
    summary: 'Start to pay a charge: the address of the provider’s page, for the amount of the invoice',
    refuses: ['RATE_LIMITED'],
    body: z.object({ way: OnlineWay }),
    response: success(z.object({ id: Id, url: z.url({ protocol: /^https?$/ }) })),
  },
  'GET /api/tutor/payments/:id': {
    summary: 'The state of an attempt to pay',
    response: dataOf(OnlinePayment),
  },
});
