import { randomUUID } from 'node:crypto';
import { type HandWay, HandWay as HandWays, type PaymentWay, trxIdForms } from '@porao/contracts';
import type { Db } from '../../kit/database/open.ts';
import { ApiFailure, invalid } from '../../kit/failure.ts';
import { isPaymentChecked, lockInvoice, money } from '../charges/index.ts';
import { payInvoice, type Settled } from '../lifecycle/index.ts';
import type { By } from '../transitions/index.ts';
import { type Counted, findUse, insertMatch, lockPayment } from './hand-payments.repository.ts';

/** In the ledger; money of bKash's own page has the same, so that one TrxID never pays twice. */
export const keyOfPayment = ({ way, trxId }: Counted): string => `${way}:${trxId}`;

const names = { bkash: 'bKash', nagad: 'Nagad', rocket: 'Rocket', bank: 'Bank' } as const;

/** As the history of the charge has it: `bKash 8N7A6D5E4F`. */
const paymentText = ({ way, trxId }: Counted): string => `${names[way]} ${trxId}`;

/** A charge is paid by this payment, which counts once on the whole site. Returns the payment's id. */
export async function countPayment(
  trx: Db,
  invoiceId: number,
  by: By,
  counted: Counted,
  reason = paymentText(counted),
): Promise<{ readonly id: number; readonly settled: Settled }> {
  const { way, trxId } = counted;
  const use = await findUse(trx, trxId);
  if (use && (use.invoice_id !== invoiceId || use.state !== 'claimed'))
    throw new ApiFailure('CONFLICT', 'payment.used');
  const settled = await payInvoice(trx, invoiceId, by, reason, { way, key: keyOfPayment(counted) });
  return { id: await insertMatch(trx, invoiceId, counted), settled };
}

/** A claimed payment that waits for a decision. */
export async function lockClaim(trx: Db, id: number) {
  const payment = await lockPayment(trx, id);
  if (!payment) throw new ApiFailure('NOT_FOUND', 'payment.unknown');
  if (payment.state !== 'claimed') throw new ApiFailure('CONFLICT', 'payment.decided');
  return payment;
}

/** The money of a claimed payment came in. `amount` is what the operator was shown. */
export async function receiveClaim(trx: Db, id: number, by: By, amount: number) {
  const payment = await lockClaim(trx, id);
  const { amount: due, stated, invoice_id: invoiceId, way, trx_id: trxId } = payment;
  const amounts = (said: number) => ({ amount: money(said), due: money(due) });
  if (amount !== due)
    throw new ApiFailure('CONFLICT', { key: 'payment.otherAmount', params: amounts(amount) });
  if (stated !== null && stated !== due)
    throw new ApiFailure('CONFLICT', { key: 'payment.difference', params: amounts(stated) });
  await countPayment(trx, invoiceId, by, { way, trxId });
  return payment;
}

interface Paid {
  readonly way: PaymentWay | 'unknown';
  readonly trxId: string | undefined;
  readonly reason: string;
}

const isByHand = (way: string): way is HandWay => HandWays.safeParse(way).success;

/** An operator says that a charge was paid; with a TrxID it is counted as a payment by hand is. */
export async function recordPaid(trx: Db, invoiceId: number, by: By, paid: Paid): Promise<Settled> {
  const { way, trxId, reason } = paid;
  if (!(await lockInvoice(trx, invoiceId))) throw new ApiFailure('NOT_FOUND', 'invoice.unknown');
  if (trxId === undefined || !isByHand(way)) {
    if (await isPaymentChecked(trx, invoiceId)) throw new ApiFailure('CONFLICT', 'payment.undecided');
    return payInvoice(trx, invoiceId, by, reason, { way, key: `operator:${randomUUID()}` });
  }
  if (!trxIdForms[way].test(trxId)) throw invalid({ trx_id: [`trxId.${way}`] });
  return (await countPayment(trx, invoiceId, by, { way, trxId }, reason)).settled;
}
